// `npm run operator -- add|passwd|remove <name>` and `… list [--json]`: who may sign in for the provider.
import {
  addOperator,
  changePassword,
  listOperators,
  removeOperator,
} from '#server/features/operators/operators.service.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import { readArguments } from './read-arguments.ts';
import { readPassword } from './read-password.ts';

const usage = `Say what to do:
  npm run operator -- add <name>       asks for the password
  npm run operator -- passwd <name>    asks for a new one and ends all sessions
  npm run operator -- remove <name>
  npm run operator -- list [--json]`;

/**
 * @param askPassword called only when a password is needed
 * @returns what to print
 */
export async function operatorCommand(
  { db, clock }: Services,
  args: string[],
  askPassword = readPassword,
): Promise<string> {
  const { positionals, values } = readArguments(args, ['json'], usage);
  const [action, username = '', ...more] = positionals;
  if (action === 'list' && username === '') {
    const operators = await listOperators(db);
    if (values.json) return JSON.stringify(operators, null, 2);
    const lines = operators.map((operator) => `${operator.username}  since ${operator.createdAt}`);
    return lines.join('\n') || 'There is no operator yet.';
  }
  if (username === '' || more.length > 0 || values.json) throw new CommandError(usage);
  if (action === 'add') {
    const name = await addOperator(db, { username, password: await askPassword() }, clock.now());
    return `Operator ${name} may sign in.`;
  }
  if (action === 'passwd') {
    await changePassword(db, { username, password: await askPassword() });
    return 'The password is changed, and all sessions of this operator are ended.';
  }
  if (action !== 'remove') throw new CommandError(usage);
  await removeOperator(db, username);
  return 'The operator is removed, and all sessions are ended.';
}
