// Why the server did not start, in a sentence for the operator; the stack only of what nobody foresaw.
import type { Config } from './config.ts';
import { codeOf, OperatorError } from './platform/operator-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** @param address where it was to listen, once that is known */
export async function startFailure(error: unknown, address?: Address): Promise<string> {
  if (error instanceof OperatorError) return error.message;
  const isListening = error instanceof Error && 'syscall' in error && address !== undefined;
  const sentence = isListening ? await listenFailure(codeOf(error), address) : undefined;
  if (sentence !== undefined) return sentence;
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
}

async function listenFailure(code: string, { host, port }: Address): Promise<string | undefined> {
  if (code === 'EADDRINUSE') {
    return (await isPorchlight(port))
      ? `Porchlight runs already: port ${port} is in use by it. Open http://localhost:${port}, or stop that one first.`
      : `Port ${port} is in use by another program. Set PORT to a free one, such as PORT=${port + 1}.`;
  }
  if (code === 'EACCES') {
    return `This user may not use port ${port}: those below 1024 need more rights. Set PORT to another, such as PORT=3000.`;
  }
  if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL|EAFNOSUPPORT)$/.test(code)) {
    return `HOST=${host} is no address of this machine. HOST=127.0.0.1 is for this computer alone, HOST=0.0.0.0 for the network too.`;
  }
  return undefined;
}

/** By an answer that only a server of ours gives. */
async function isPorchlight(port: number): Promise<boolean> {
  const base = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => {
    const answer = await fetch(base + path, { signal: AbortSignal.timeout(2_000) });
    return (await answer.json()) as Record<string, unknown>; // whatever it is, it is only looked at
  };
  try {
    if ((await ask('/healthz')).status !== 'ok') return false;
    return typeof (await ask('/api/config')).isProviderNotified === 'boolean';
  } catch {
    return false;
  }
}
