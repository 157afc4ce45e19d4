// `npm run operator -- add|passwd|remove <name>`, `… list [--json]` and `… token …`: who may sign in for the
// provider, and which of its programs may ask.
import {
  addOperator,
  changePassword,
  listOperators,
  removeOperator,
} from '#server/features/operators/operators.service.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import { apiTokensCommand } from './api-tokens.ts';
import { readArguments } from './read-arguments.ts';
import { readPassword } from './read-password.ts';

const usage = `Say what to do:
  npm run operator -- add <name>       asks for the password
  npm run operator -- passwd <name>    asks for a new one and ends all sessions
  npm run operator -- remove <name>
  npm run operator -- list [--json]
  npm run operator -- token add <name> [--write]   for a program; without --write it may only read
  npm run operator -- token list [--json]
  npm run operator -- token revoke <name>`;

/**
 * @param askPassword called only when a password is needed
 * @returns what to print
 */
export async function operatorCommand(
  services: Services,
  args: string[],
  askPassword = readPassword,
): Promise<string> {
  const { db, clock } = services;
  const { positionals, values } = readArguments(args, ['json', 'write'], usage);
  if (positionals[0] === 'token') {
    const said = await apiTokensCommand(services, positionals.slice(1), values);
    if (said === undefined) throw new CommandError(usage);
    return said;
  }
  if (values.write) throw new CommandError(usage);
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
