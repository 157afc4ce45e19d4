// Entry of `npm run doctor`, see commands/doctor.ts.
import { doctorCommand } from './commands/doctor.ts';
import { loadConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { failCommand } from './run-command.ts';

try {
  const config = loadConfig(process.env);
  const { lines, isSound } = await doctorCommand(config, process.argv.slice(2), systemClock);
  console.log(lines.join('\n'));
  if (!isSound) process.exitCode = 1;
} catch (error) {
  failCommand(error);
}
