// Which methods an address takes, so that another one is answered 405 with `Allow` and not as unknown.
import type { FastifyInstance } from 'fastify';

/** Comes before the routes, which it collects. @returns the methods of an address, none for an unknown one */
export function collectMethods(app: FastifyInstance): (url: string) => string[] {
  const templates = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // Files of the web app; screens and calls have no wildcard.
    if (url.includes('*')) return;
    const known = templates.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    templates.set(url, known);
  });
  return (url) => {
    const path = url.replace(/\?.*$/s, '');
    const found = [...templates.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
