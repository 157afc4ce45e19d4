// Entry of `npm run deliveries`, see commands/deliveries.ts.
import { deliveriesCommand } from './commands/deliveries.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (services) => {
  console.log(await deliveriesCommand(services, process.argv.slice(2)));
});
