// docs/provider-webhook.md is kept true: its schema, its example, and its programs that verify a message.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookEventSchema } from '#shared/contract/webhook-events.ts';
import { webhookSchemaText } from '#tests/peers/webhook-schema.ts';
import { inProject } from '../../scripts/lib/project.mjs';

const run = promisify(execFile);
const page = readFileSync(inProject('docs', 'provider-webhook.md'), 'utf8');
const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-webhook-docs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[DELIV-77] the schema is that of the messages (npx tsx scripts/write-webhook-schema.mjs)', () => {
  const kept = readFileSync(inProject('docs', 'provider-webhook.schema.json'), 'utf8');
  expect(JSON.parse(kept)).toEqual(JSON.parse(webhookSchemaText()));
});

it('[DELIV-77] the example is such a message, with nothing that the schema does not name', () => {
  const example = JSON.parse(blockOf('json'));
  expect(webhookEventSchema.parse(example)).toEqual(example);
});

const secret = `whsec_${Buffer.from('a secret that only the tests know').toString('base64')}`;
const former = `whsec_${Buffer.from('the secret that was there before').toString('base64')}`;
const other = `whsec_${Buffer.from('a secret that nobody has told us').toString('base64')}`;
const body = '{"type":"assistant.deployed","company":"Größe ✓"}';
const nowSeconds = 1_798_038_245;

function messageOf(sentAt = nowSeconds) {
  const date = new Date(sentAt * 1000);
  const signatures = [secret, former].map((one) => new Webhook(one).sign('msg_1', date, body));
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(sentAt),
    'webhook-signature': signatures.join(' '),
  };
}

const cases = [
  { what: 'genuine', headers: messageOf(), body, secret, isGenuine: true },
  { what: 'former secret', headers: messageOf(), body, secret: former, isGenuine: true },
  { what: 'altered', headers: messageOf(), body: `${body} `, secret, isGenuine: false },
  { what: 'other secret', headers: messageOf(), body, secret: other, isGenuine: false },
  { what: 'recorded', headers: messageOf(nowSeconds - 301), body, secret, isGenuine: false },
];
const expected = cases.map(({ what, isGenuine }) => [what, isGenuine]);

describe('the programs that verify a message', () => {
  it('[DELIV-77] Node takes what is genuine and nothing else', async () => {
    const file = join(folder, 'verify.mjs');
    const harness = `
const cases = JSON.parse(process.argv[2]);
const answers = cases.map((c) => [c.what, isGenuine(c.headers, Buffer.from(c.body), c.secret, ${nowSeconds})]);
console.log(JSON.stringify(answers));`;
    writeFileSync(file, blockOf('js') + harness);
    const { stdout } = await run(process.execPath, [file, JSON.stringify(cases)]);
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it('[DELIV-77] Python takes what is genuine and nothing else', async ({ skip }) => {
    const version = await run('python3', ['--version']).catch(() => null);
    if (!version) return skip('there is no python3 here');
    const file = join(folder, 'verify.py');
    const harness = `
import json, sys
cases = json.loads(sys.argv[1])
answers = [[c["what"], is_genuine(c["headers"], c["body"].encode(), c["secret"], ${nowSeconds})] for c in cases]
print(json.dumps(answers))`;
    writeFileSync(file, blockOf('python') + harness);
    const { stdout } = await run('python3', [file, JSON.stringify(cases)]);
    expect(JSON.parse(stdout)).toEqual(expected);
  });
});
