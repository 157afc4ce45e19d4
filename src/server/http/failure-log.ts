// What is logged of failures. Each fault of the program has its line with a stack; what comes in crowds, such as
// refusals under pressure or a database that is away, has one line and then how often it came again, so that a flood
// of requests makes no flood of lines.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AppError, type AppErrorCode } from './app-error.ts';

const sampleMs = 10_000;

export type FailureLog = (
  request: Pick<FastifyRequest, 'log'>,
  error: Error,
  code: AppErrorCode,
) => void;

/** @param log for what is counted beyond the first line */
export function createFailureLog(log: FastifyBaseLogger, everyMs = sampleMs): FailureLog {
  const more = new Map<string, number>();
  return (request, error, code) => {
    if (code === 'internal') return request.log.error({ err: error }, code);
    const isRefusal = error instanceof AppError && error.cause === undefined;
    const level = isRefusal ? 'warn' : 'error';
    const kind = `${code} ${level}`;
    const counted = more.get(kind);
    if (counted !== undefined) {
      more.set(kind, counted + 1);
      return;
    }
    more.set(kind, 0);
    if (isRefusal) request.log.warn(code);
    else request.log.error({ err: error }, code);
    setTimeout(() => {
      const count = more.get(kind) ?? 0;
      more.delete(kind);
      if (count > 0) log[level]({ count, seconds: everyMs / 1000 }, `${code}, again`);
    }, everyMs).unref();
  };
}
