// Entry of `npm run backup` and `npm run restore`, see commands/backup.ts and restore.ts.
import { backupCommand } from './commands/backup.ts';
import { restoreCommand } from './commands/restore.ts';
import { loadConfig } from './config.ts';
import { CommandError, failCommand } from './run-command.ts';

const [action, ...args] = process.argv.slice(2);

try {
  const command = { backup: backupCommand, restore: restoreCommand }[action ?? ''];
  if (!command) throw new CommandError('Say backup or restore.');
  console.log(await command(loadConfig(process.env), args, new Date()));
} catch (error) {
  failCommand(error);
}
