// The readable form of the API description: one plain page without script.
import { sectionNames, sectionOf } from './api-docs-sections.ts';

export function docsPage(document: ApiDocument): string {
  const title = escapeHtml(document.info.title);
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, html: callSection(method, path, operation) }] : [];
    }),
  );
  const sections = sectionNames.map((name) => ({
    name,
    id: idOf(name),
    calls: calls.filter(({ path }) => sectionOf(path) === name).map(({ html }) => html),
  }));
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, { post }]) =>
    callSection('sends', name, post),
  );
  sections.push({ name: 'Webhooks', id: 'webhooks', calls: webhooks });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>${title}</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${escapeHtml(document.openapi)}).</p></header>
<nav aria-label="Sections"><ul>${sections.map(({ name, id }) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
<main>
${sections.map((section) => `<h2 id="${section.id}">${escapeHtml(section.name)}</h2>\n${section.calls.join('\n')}`).join('\n')}
</main>
</body>
</html>
`;
}

const idOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function callSection(method: string, path: string, operation: Operation): string {
  const anchor = `${method}${path.replace(/[^a-z]+/gi, '-')}`;
  const body = schemaOf(operation.requestBody);
  const example = Object.values(operation.requestBody?.content ?? {})[0]?.example;
  const answer = schemaOf(operation.responses?.['200']);
  const refusals = Object.entries(operation.responses ?? {})
    .filter(([status]) => /^4/.test(status))
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`);
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> in the ${escapeHtml(parameter.in)}${parameter.required ? '' : ', optional'}</li>`,
  );
  return `<section id="${escapeHtml(anchor)}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${schemaDetails('Example', example)}${schemaDetails('Body', body)}${schemaDetails('Answer', answer)}${
  refusals.length > 0
    ? `<details><summary>Refusals</summary><ul>${refusals.join('')}</ul></details>`
    : ''
}
</section>`;
}

function schemaOf(holder: Holder | undefined): unknown {
  return Object.values(holder?.content ?? {})[0]?.schema;
}

function schemaDetails(title: string, schema: unknown): string {
  if (schema === undefined) return '';
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The parts of OpenAPI 3.1 that the contract makes. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, { post: Operation }>;
}

export interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: Holder;
  responses?: Record<string, Holder & { description: string }>;
}

interface Holder {
  content?: Record<string, { schema?: unknown; example?: unknown }>;
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

export const docsStyle = `:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.35rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
section p { margin: .25rem 0; }
.method { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; padding: .75rem; font-size: .85rem; background: color-mix(in srgb, currentColor 7%, transparent); }
summary { cursor: pointer; padding: .25rem 0; }
`;
