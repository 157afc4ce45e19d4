// Writes docs/provider-webhook.schema.json from the messages in src/shared/contract/webhook-events.ts.
import { writeFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';
import { inProject } from './lib/project.mjs';

/** @type {typeof import('../tests/peers/webhook-schema.ts')} */
const { webhookSchemaText } = await tsImport('../tests/peers/webhook-schema.ts', import.meta.url);
await writeFile(inProject('docs', 'provider-webhook.schema.json'), webhookSchemaText());
