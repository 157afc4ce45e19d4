// The requests of the fuzz: each route with what its owner would send, changed in one or more places.
import fc from 'fast-check';
import { type Recipe, recipes, type Things } from '#tests/api/isolation-recipes.ts';
import { hostileHeaderValues, hostileSegments, hostileValues, marker } from './hostile-values.ts';

export interface FuzzRequest {
  method: string;
  /** The template, to tell where a finding belongs. */
  route: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Its announced length or its form is wrong on purpose: a connection ended without an answer is right. */
  isBroken: boolean;
}

type Change = (request: FuzzRequest) => FuzzRequest;
type Lifelike = (things: Things) => FuzzRequest;

/** A request of one of these routes ('GET /api/…'), for the things of whoever will send it. */
export function fuzzRequests(routes: readonly string[]): fc.Arbitrary<Lifelike> {
  return fc
    .tuple(fc.constantFrom(...routes), fc.array(changes, { minLength: 1, maxLength: 3 }))
    .map(([route, list]) => (things: Things) => {
      let request = lifelike(route, things);
      for (const change of list) request = change(request);
      return request;
    });
}

function lifelike(route: string, things: Things): FuzzRequest {
  const [method = '', template = ''] = route.split(' ');
  // A route without a recipe is reached all the same; the isolation test says that one is missing.
  const recipe: Recipe | undefined = recipes[route];
  const { path, body, file } = recipe?.reach(things) ?? { path: fill(template, things) };
  const request = {
    method,
    route,
    target: path,
    headers: [],
    body: Buffer.alloc(0),
    isBroken: false,
  };
  if (file) return withForm(request, [['file', file.name, String(file.content)]]);
  return method === 'GET' ? request : withJson(request, body ?? {});
}

function fill(template: string, { assistantId }: Things): string {
  return template.replace(/:\w+/g, String(assistantId));
}

function withJson(request: FuzzRequest, body: unknown): FuzzRequest {
  // Lone surrogates stay: JSON writes them as escapes.
  return withBody(request, Buffer.from(JSON.stringify(body) ?? ''), 'application/json');
}

function withBody(request: FuzzRequest, body: Buffer, type: string): FuzzRequest {
  const headers = request.headers.filter(([name]) => name !== 'content-type');
  return { ...request, body, headers: [...headers, ['content-type', type]] };
}

function withForm(
  request: FuzzRequest,
  parts: readonly [field: string, filename: string, content: string][],
): FuzzRequest {
  const text = parts.map(
    ([field, filename, content]) =>
      `--fuzz\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n${content}\r\n`,
  );
  const body = Buffer.from(`${text.join('')}--fuzz--\r\n`);
  return withBody(request, body, 'multipart/form-data; boundary=fuzz');
}

/** Its JSON, or nothing for a form and the like; what is nested too deeply could not be written again. */
function jsonOf({ body }: FuzzRequest): Record<string, unknown> {
  if (body.length > 50_000) return {};
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const poisons = [
  '{"__proto__":{"poisoned":1}}',
  '{"constructor":{"prototype":{"poisoned":1}}}',
  '{"companyName":{"__proto__":{"poisoned":1}}}',
  '[]',
  'null',
  '"text"',
  '{',
  `{"text":"${marker}`,
  '{"a":1,}',
  '{"a":01}',
  '\uFEFF{}',
  '[[[['.repeat(2_000),
  '{"a":'.repeat(5_000),
  `{"setupType":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `{"text":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
];
const keys = [
  ...['id', 'ownerId', 'deviceId', 'status', 'version', 'answer', 'createdAt', 'etags', 'fresh'],
  ...['companyName', 'faqs', 'callInstructions', 'text', 'topic', 'setupType', 'email', 'token'],
  ...['secret', 'recoveryCode', 'confirmSwitch', 'conversationId', 'hasOwnProperty', 'toJSON', ''],
];
const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cache-control', 'cookie'],
  ...['content-encoding', 'expect', 'forwarded', 'host', 'idempotency-key', 'if-match'],
  ...['if-modified-since', 'if-none-match', 'if-range', 'origin', 'range', 'referer'],
  ...['sec-fetch-site', 'te', 'upgrade', 'user-agent', 'via', 'x-forwarded-for', 'x-request-id'],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    '__proto__',
    'constructor',
  ],
];
const types = [
  ...[
    '',
    'text/plain',
    'application/xml',
    'application/JSON; charset=utf-16',
    'application/json;;;',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'],
  ...['application/x-www-form-urlencoded', 'application/octet-stream', 'a/b/c', '__proto__'],
  ...['multipart/mixed; boundary=fuzz', 'application/json-patch+json', 'image/svg+xml'],
];

const setField: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), hostileValues)
  .map(([at, value]) => (request) => {
    const body = jsonOf(request);
    const names = Object.keys(body);
    const name = names[at % Math.max(1, names.length)] ?? 'text';
    return withJson(request, { ...body, [name]: value });
  });

const addField: fc.Arbitrary<Change> = fc.tuple(fc.constantFrom(...keys), hostileValues).map(
  ([name, value]) =>
    (request) =>
      withJson(request, { ...jsonOf(request), [name]: value }),
);

const replaceBody: fc.Arbitrary<Change> = fc.oneof(
  hostileValues.map(
    (value): Change =>
      (request) =>
        withJson(request, value),
  ),
  fc.constantFrom(...poisons).map(
    (text): Change =>
      (request) =>
        withBody(request, Buffer.from(text), 'application/json'),
  ),
  fc.uint8Array({ maxLength: 300 }).map(
    (bytes): Change =>
      (request) => ({ ...request, body: Buffer.from(bytes) }),
  ),
);

/** Rare: a megabyte a time is what makes a fuzz slow. */
const largeBody: fc.Arbitrary<Change> = fc
  .constantFrom(900_000, 1_100_000)
  .map((length) => (request) => withJson(request, { text: marker + 'x'.repeat(length) }));

const changePath: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), hostileSegments)
  .map(([at, segment]) => (request) => {
    const segments = request.target.split('/');
    segments[1 + (at % (segments.length - 1))] = segment;
    return { ...request, target: segments.join('/') };
  });

const addQuery: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom('deviceId', 'deviceId[]', 'a[b][c]', '__proto__', 'id', ''),
    hostileSegments,
  )
  .map(([name, value]) => (request) => {
    const mark = request.target.includes('?') ? '&' : '?';
    return { ...request, target: `${request.target}${mark}${name}=${value}` };
  });

const addHeader: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom(...headerNames), hostileHeaderValues)
  .map(([name, value]) => (request) => ({
    ...request,
    headers: [...request.headers, [name, value]],
    // Node itself refuses a second Host, an Expect it does not know and odd bytes.
    isBroken: request.isBroken || ['host', 'expect', 'upgrade'].includes(name),
  }));

const changeType: fc.Arbitrary<Change> = fc
  .constantFrom(...types)
  .map((type) => (request) => withBody(request, request.body, type));

const changeMethod: fc.Arbitrary<Change> = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND')
  .map((method) => (request) => ({ ...request, method }));

/** What is announced is more or less than what comes. */
const wrongLength: fc.Arbitrary<Change> = fc
  .constantFrom(
    '0',
    '1',
    '5',
    '-1',
    '1e3',
    '0x10',
    '99999999999',
    '99999999999999999999',
    '5, 6',
    '',
  )
  .map((length) => (request) => ({
    ...request,
    headers: [...request.headers, ['content-length', length]],
    isBroken: true,
  }));

const brokenChunks: fc.Arbitrary<Change> = fc
  .constantFrom('zz\r\n', '5\r\nab', 'ffffffffffffffff\r\na\r\n', '2\r\n{}\r\n', '-1\r\n\r\n', '')
  .map((text) => (request) => ({
    ...request,
    headers: [...request.headers, ['transfer-encoding', 'chunked']],
    body: Buffer.from(text),
    isBroken: true,
  }));

const form: fc.Arbitrary<Change> = fc
  .array(
    fc.tuple(
      fc.constantFrom('file', 'audio', 'conversationId', '__proto__', '', 'x'.repeat(200)),
      fc.oneof(
        fc.constantFrom('a.txt', 'a.pdf', 'a.docx', '', '../../a.txt', 'a\0.txt', '\u202Etxt.exe'),
        hostileSegments,
      ),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => marker + text),
    ),
    { maxLength: 12 },
  )
  .map((parts) => (request) => withForm(request, parts));

const cutForm: fc.Arbitrary<Change> = fc.nat({ max: 200 }).map((length) => (request) => {
  const whole = withForm(request, [['file', 'a.txt', marker]]);
  return { ...whole, body: whole.body.subarray(0, length) };
});

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 12, arbitrary: setField },
  { weight: 6, arbitrary: addField },
  { weight: 6, arbitrary: replaceBody },
  { weight: 1, arbitrary: largeBody },
  { weight: 8, arbitrary: changePath },
  { weight: 4, arbitrary: addQuery },
  { weight: 8, arbitrary: addHeader },
  { weight: 3, arbitrary: changeType },
  { weight: 2, arbitrary: changeMethod },
  { weight: 2, arbitrary: wrongLength },
  { weight: 1, arbitrary: brokenChunks },
  { weight: 4, arbitrary: form },
  { weight: 2, arbitrary: cutForm },
);

/** As it goes over the wire, on a connection of its own. */
export function toBytes(request: FuzzRequest, cookie: string): Buffer {
  const { method, target, headers, body } = request;
  const names = new Set(headers.map(([name]) => name));
  const lines = [
    // A space would end the address; everything else is sent as it is.
    `${method} ${target.replace(/[ \r\n]/g, '%20') || '/'} HTTP/1.1`,
    ...(names.has('host') ? [] : ['host: 127.0.0.1']),
    ...(names.has('cookie') || cookie === '' ? [] : [`cookie: ${cookie}`]),
    ...(names.has('content-length') || names.has('transfer-encoding')
      ? []
      : [`content-length: ${body.length}`]),
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}
