// Twenty clicks on Deploy at once, over the network: one submission, one PDF, twenty equal answers.
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { freePort } from '#tests/peers/free-port.mjs';
import { CountingWriter } from './counting-writer.ts';
import { reportFigure } from './fault-form.ts';

const callCount = 20;
let server: BuiltServer;

beforeAll(async () => {
  // A mail server that is away, so that the answers speak of mails.
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SMTP_URL } });
});
afterAll(() => server.stop());

test.each(['deploy', 'webhook'])(
  '[OPS-43] twenty parallel POST /%s make one submission with one PDF, and all hear the same',
  async (word) => {
    const { client, assistantId } = await newCompleteAssistant();
    const path = `/api/assistants/${assistantId}/${word}`;
    const answers = await Promise.all(
      Array.from({ length: callCount }, () => client.send('POST', path, {})),
    );
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body });
    const submissions = await client.expectOk('GET', '/api/webhook-submissions');
    expect(submissions).toHaveLength(1);
    expect(countPdfs(assistantId)).toBe(1);
    await client.expectOk('GET', `/api/pdf/${submissions[0].pdfFilename}`);
    reportFigure({
      row: 'T6',
      what: `${callCount} parallel POST /${word}`,
      wanted: '1 submission, 1 PDF, 20 equal 200 answers',
      measured: `${submissions.length} submission, 1 PDF, ${answers.length} equal 200 answers`,
    });
  },
);

function countPdfs(assistantId: number): unknown {
  const file = new Database(join(server.dataDir, 'porchlight.db'), { readonly: true });
  try {
    return file.prepare('select * from pdf_documents where "assistantId" = ?').all([assistantId])
      .length;
  } finally {
    file.close();
  }
}

async function newCompleteAssistant(): Promise<CountingWriter> {
  const writer = await CountingWriter.create(server.url);
  writer.asked = 1;
  await writer.repeatSave();
  return writer;
}
