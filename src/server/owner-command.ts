// Entry of `npm run owner`, see commands/owner.ts.
import { ownerCommand } from './commands/owner.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (services) => {
  console.log(await ownerCommand(services, process.argv.slice(2)));
});
