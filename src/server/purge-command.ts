// Entry of `npm run purge`, see commands/purge.ts.
import { purgeCommand } from './commands/purge.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (services) => {
  console.log(await purgeCommand(services, process.argv.slice(2)));
});
