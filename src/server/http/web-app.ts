// The built web app: its files, its page for every screen's address, and what unknown addresses get.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { sendProblem } from './error-handler.ts';

/**
 * @param folder what Vite built; without it only the API answers
 * @param methodsOf the methods that an address takes
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  methodsOf: (url: string) => string[],
): Promise<void> {
  const pageFile = join(folder, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : null;

  if (page !== null) {
    await app.register(staticFiles, {
      root: folder,
      // A route per file: other addresses are left to the screens below.
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? immutable : 'no-cache');
      },
    });
    const pages = pagesOfScreens(folder, page);
    for (const url of screens) {
      app.route<{ Querystring: { step?: unknown } }>({
        method: ['GET', 'HEAD'],
        url,
        schema: { hide: true },
        handler: ({ query }, reply) =>
          sendPage(reply, pages.get(`${url} ${query.step}`) ?? pages.get(url) ?? page, 200),
      });
    }
  }

  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url);
    if (allowed.length > 0) {
      const headers = { allow: allowed.join(', ') };
      return sendProblem(reply, new AppError('method-not-allowed', { headers }), request);
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (page !== null && isPage && !request.url.startsWith('/api/'))
      return sendPage(reply, page, isSpelledOtherwise.test(request.url) ? 200 : 404);
    return sendProblem(reply, new AppError('unknown-address'), request);
  });
}

/** Texts only: what is sent as a download keeps its length, so that HEAD and GET agree. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The default of 11 takes ten times as long for a few per cent.
    brotliOptions: { params: { [brotliQuality]: 4 } },
  });
}

/** The screens of spec 2; the page itself shows 'not found' for every other address. */
const screens = ['/', '/setup', '/setup/:id', '/test', '/preview/:id'];
/** The web app takes capitals and a slash at the end for the same screen. */
const isSpelledOtherwise = /^\/(setup(\/[^/?]+)?|test|preview\/[^/?]+)\/?(\?|$)/i;
const immutable = 'public, max-age=31536000, immutable';

const brotliQuality = constants.BROTLI_PARAM_QUALITY;

/**
 * The page with links to all that a screen needs, so that the browser fetches it together with the first script.
 * @returns pages by screen, as scripts/lib/screen-files.mjs names them
 */
function pagesOfScreens(folder: string, page: string): Map<string, string> {
  const file = join(folder, 'screens.json');
  if (!existsSync(file)) return new Map();
  // Written by the build.
  const screenFiles: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(screenFiles).map(([screen, files]) => [
      screen,
      page.replace('</head>', `${files.map(linkTo).join('\n    ')}\n  </head>`),
    ]),
  );
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
}

/** Vite puts what carries its content's hash into `assets`. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

function sendPage(reply: FastifyReply, page: string, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}
