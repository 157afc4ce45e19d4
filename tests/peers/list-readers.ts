// The processes that read documents for a server, to be paused, continued or killed by a test.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Their process ids; `server` is the id of the process they work for. */
export async function listReaders(server: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === server && args.includes('document-reader') ? [Number(pid)] : [];
  });
}

/** False when it has ended already. */
export function pauseProcess(pid: number): boolean {
  return signal(pid, 'SIGSTOP');
}

export function continueProcess(pid: number): boolean {
  return signal(pid, 'SIGCONT');
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
