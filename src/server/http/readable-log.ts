// Short log lines for a person at a terminal. Everywhere else the log is JSON lines, for programs.
import type { LogStream } from './request-log.ts';

type Entry = Record<string, unknown> & { level: number; time: number; msg?: string };

/** Takes JSON lines and writes them to the terminal, one line for each request. */
export function readableLog(terminal: LogStream): LogStream {
  return { write: (line) => terminal.write(`${readableLine(line)}\n`) };
}

/** Standard output when it is a terminal, else undefined. */
export function terminalOf(output: NodeJS.WriteStream): LogStream | undefined {
  return output.isTTY ? readableLog(output) : undefined;
}

function readableLine(line: string): string {
  let entry: Entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line.trimEnd();
  }
  const { level, time, pid: _, hostname: __, reqId, msg = '', err, ...facts } = entry;
  const clock = new Date(time).toTimeString().slice(0, 8);
  if (msg === 'request' && level < warn) {
    const { method, route, status, ms } = facts;
    return `${clock}  ${method} ${route}  ${status}  ${ms} ms`;
  }
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${plainValue(value)}`);
  const head = [nameOf(level), msg, describe(err), ...rest].filter(Boolean).join(' ');
  // What went wrong in a request can be found by its id, which the answer had too.
  const request = level >= warn && reqId ? `  (request ${reqId})` : '';
  return `${clock}  ${head}${request}${stackOf(err)}`;
}

const warn = 40;

function nameOf(level: number): string {
  if (level >= 50) return 'ERROR';
  return level >= warn ? 'WARNING' : '';
}

function describe(err: unknown): string {
  if (!isRecord(err)) return '';
  return [err.type, err.code, err.message].filter(Boolean).join(' ');
}

function stackOf(err: unknown): string {
  return isRecord(err) && err.stack ? `\n${String(err.stack)}` : '';
}

function plainValue(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
