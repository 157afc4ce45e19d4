// Entry of `npm run deployments`, see commands/deployments.ts.
import { deploymentsCommand } from './commands/deployments.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (services) => {
  console.log(await deploymentsCommand(services, process.argv.slice(2)));
});
