// Who runs a command on the machine, for the histories.
import { userInfo } from 'node:os';

export function accountName(): string {
  try {
    return `command: ${userInfo().username}`;
  } catch {
    // A container may run under a number that has no name.
    return `command: user ${process.getuid?.() ?? 'unknown'}`;
  }
}
