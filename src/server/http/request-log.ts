// One JSON line per request: id, method, route template, status, duration. Never an address with its
// identifiers, a body, a name, a number or an e-mail.
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '#server/config.ts';

/** Where the lines go instead of standard output. */
export interface LogStream {
  write(line: string): void;
}

export function logOptions(
  config: Config,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: {
      level: config.logLevel,
      ...(stream && { stream }),
      serializers: {
        // Whatever logs a request or an error, only these parts of it are written.
        req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
        res: ({ statusCode }) => ({ statusCode }),
        err: describeError,
        // The form parser would write every header of an upload at `trace`, the session's cookie included.
        busboyOptions: () => undefined,
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // An id of the client's own is not taken over: it could be anything, a device identifier too.
    genReqId: () => randomUUID(),
  };
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request.routeOptions.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** The template; what matched none has no name worth keeping. */
export function routeOf(template: string | undefined): string {
  return template ?? '(none)';
}

/** Kind and place of an error. Messages of libraries may quote values, our own plain ones do not. */
function describeError(error: LoggedError) {
  const isOurs = error.name === 'Error' || error.name === 'TypeError';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = error.code ?? error.errors?.[0]?.code;
  const peer = peerOf(error);
  return {
    type: error.name,
    message: isOurs && error.code === undefined ? error.message : '',
    code,
    ...(peer !== undefined && { peer }),
    stack: places.slice(0, 12).join('\n'),
  };
}

interface LoggedError extends Error {
  code?: unknown;
  /** Of a peer that did not answer, as the server's own settings name it. */
  peer?: unknown;
  address?: unknown;
  port?: unknown;
  /** One for each address of a host. */
  errors?: { code?: unknown }[];
}

/** Whom it was about: a database, a mail server. A client's address stands in no error. */
function peerOf({ peer, address, port }: LoggedError): unknown {
  return peer ?? (address === undefined ? undefined : `${address}:${port}`);
}
