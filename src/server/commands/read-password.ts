// Asks for a password: twice and unseen at a terminal, else the first line of what is piped in.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from '#server/run-command.ts';

/** @throws CommandError when both differ, or nothing was given */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  const password = await askUnseen('Password: ');
  if ((await askUnseen('Once more: ')) !== password) {
    throw new CommandError('The two passwords differ; nothing was changed.');
  }
  return password;
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  try {
    // What is typed is echoed to nowhere.
    return await readLine(new Writable({ write: (_chunk, _encoding, done) => done() }));
  } finally {
    process.stderr.write('\n');
  }
}

/** @param echo makes it a terminal's line, with backspace and without an echo elsewhere */
function readLine(echo?: Writable): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    ...(echo && { output: echo, terminal: true, historySize: 0 }),
  });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    // Also on Ctrl-C and Ctrl-D.
    lines.once('close', () => reject(new CommandError('No password was given.')));
  });
}
