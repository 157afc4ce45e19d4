// Entry of `npm run operator`, see commands/operator.ts.
import { operatorCommand } from './commands/operator.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (services) => {
  console.log(await operatorCommand(services, process.argv.slice(2)));
});
