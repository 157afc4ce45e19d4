// The API described from its contract: /api/openapi.json and a page to read at /api/docs.
import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import { turnBodySchema } from '#shared/contract/conversation.ts';
import { problemSchema } from '#shared/contract/problem.ts';
import { refusals, refusalsOf } from './api-docs-errors.ts';
import { bodyExamples, turnExample } from './api-docs-examples.ts';
import { type ApiDocument, docsPage, docsStyle, type Operation } from './api-docs-page.ts';
import { sectionOf } from './api-docs-sections.ts';
import { webhooks } from './api-docs-webhooks.ts';

/** Comes before the routes, which it collects. */
export async function registerApiDocs(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.productName} API`,
        version: '1',
        description:
          'A browser is known by its cookie alone. Programs of the provider show a token (`npm run operator -- token add`). Errors are application/problem+json with one plain sentence in `detail`.',
      },
      servers: [{ url: config.publicUrl }],
      components: { schemas: { Problem: problemJsonSchema() }, securitySchemes },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });

  let described: ApiDocument | undefined;
  const describe = () => {
    // The plugin's types mix versions 2, 3.0 and 3.1; what it makes here is 3.1.
    described ??= { ...complete(app.swagger() as unknown as ApiDocument), webhooks };
    return described;
  };
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(describe())),
  );
  app.get('/api/docs', hidden, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(describe())),
  );
  app.get('/api/docs/style.css', hidden, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}

function problemJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(problemSchema);
  return schema;
}

/** Adds what the schemas of the calls do not say: files, errors, and HEAD beside GET only for files. */
function complete(document: ApiDocument): ApiDocument {
  for (const [path, item] of Object.entries(document.paths)) {
    const isFile = item.get !== undefined && item.get.responses?.['200']?.content === undefined;
    if (!isFile) delete item.head;
    for (const [method, shared] of Object.entries(item)) {
      // GET and HEAD come as one object.
      const operation = { ...shared };
      item[method] = operation;
      operation.tags = [sectionOf(path)];
      operation.security = securityOf(method, path);
      operation.responses = {
        200: isFile ? fileAnswer(method) : { ...operation.responses?.['200'], description: 'Done' },
        ...problemAnswers(method, path, operation),
        default: problemAnswer('Anything else that went wrong'),
      };
      addExample(method, path, operation);
    }
    if (item.post && path.endsWith('/documents')) item.post.requestBody = uploadBody;
    if (item.post && path.endsWith('/conversation')) item.post.requestBody = turnBody;
  }
  return document;
}

function fileAnswer(method: string): Answer {
  const schema = { type: 'string', format: 'binary' };
  return {
    description: 'The file',
    ...(method === 'get' && { content: { 'application/octet-stream': { schema } } }),
  };
}

type Answer = NonNullable<Operation['responses']>[string];

function problemAnswer(description: string): Answer {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { description, content: { 'application/problem+json': { schema } } };
}

function problemAnswers(
  method: string,
  path: string,
  { requestBody, parameters = [] }: Operation,
): Record<string, Answer> {
  const hasBody = requestBody !== undefined;
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  const statuses = refusalsOf({ method, path, hasBody, hasQuery });
  return Object.fromEntries(
    statuses.map((status) => [status, problemAnswer(refusals[status] ?? 'Refused')]),
  );
}

function addExample(method: string, path: string, operation: Operation): void {
  const example = bodyExamples[`${method.toUpperCase()} ${path}`];
  const json = operation.requestBody?.content?.['application/json'];
  if (!example || !json) return;
  operation.requestBody = {
    ...operation.requestBody,
    content: { 'application/json': { ...json, example } },
  };
}

const securitySchemes = {
  browser: {
    type: 'apiKey',
    in: 'cookie',
    name: 'porchlight_session',
    description: 'Of an owner; set by GET /api/device. `__Host-porchlight_session` on https.',
  },
  operator: {
    type: 'apiKey',
    in: 'cookie',
    name: 'porchlight_operator',
    description:
      'Of a signed-in operator; set by POST /api/operator/login. `__Host-porchlight_operator` on https.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of a program of the provider: one that may read, or one that may write too.',
  },
} as const;

type Security = NonNullable<Operation['security']>;

function securityOf(method: string, path: string): Security {
  // Who has nothing yet may ask as well.
  if (!path.startsWith('/api/operator/')) return [{ browser: [] }, {}];
  if (path.endsWith('/login')) return [];
  if (/\/(logout|recovery-code)$/.test(path)) return [{ operator: [] }];
  return [{ operator: [] }, { token: [method === 'get' ? 'read' : 'write'] }];
}

const turnBody: Operation['requestBody'] = {
  content: {
    'application/json': {
      schema: z.toJSONSchema(turnBodySchema, { io: 'input' }),
      example: turnExample,
    },
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['audio'],
        properties: {
          audio: { type: 'string', format: 'binary' },
          conversationId: { type: 'string' },
        },
      },
    },
  },
};

const uploadBody: Operation['requestBody'] = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
};
