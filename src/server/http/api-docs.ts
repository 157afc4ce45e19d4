// The API described from its contract: /api/openapi.json and a page to read at /api/docs.
import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import { problemSchema } from '#shared/contract/problem.ts';
import { type ApiDocument, docsPage, docsStyle, type Operation } from './api-docs-page.ts';

/** Comes before the routes, which it collects. */
export async function registerApiDocs(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.productName} API`,
        version: '1',
        description:
          'A browser is known by its cookie alone. Errors are application/problem+json with one plain sentence in `detail`.',
      },
      servers: [{ url: config.publicUrl }],
      components: { schemas: { Problem: problemJsonSchema() } },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });

  let described: ApiDocument | undefined;
  const describe = () => {
    // The plugin's types mix versions 2, 3.0 and 3.1; what it makes here is 3.1.
    described ??= complete(app.swagger() as unknown as ApiDocument);
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
      operation.responses = {
        200: isFile ? fileAnswer(method) : { ...operation.responses?.['200'], description: 'Done' },
        default: problemAnswer,
      };
    }
    if (item.post && path.endsWith('/documents')) item.post.requestBody = uploadBody;
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

const problemAnswer: Answer = {
  description: 'What went wrong, in a sentence for a person',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
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
