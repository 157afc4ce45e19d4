// Knowledge documents over the API: upload, list, download, delete (spec 3, 5, 7).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxBytesPerOwner } from '#shared/domain/document-limits.ts';
import { createDraft } from './example-assistant.ts';
import { examplePdf, exampleText, makeDocx } from './example-files.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient, TestFile } from './test-client.ts';

let started: StartedApp;
let client: TestClient;
let id: number;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  id = await createDraft(client);
});

const upload = (file: TestFile) => client.upload(`/api/assistants/${id}/documents`, file);
const list = async () => (await client.get(`/api/assistants/${id}/documents`)).body;
const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};

describe('uploading', () => {
  it.each([
    ['House Rules.pdf', examplePdf],
    ['Handbook.docx', makeDocx()],
    ['notes.TXT', Buffer.from(exampleText)],
  ])('[CALL-11] [ENT-07] [DOC-06] answers the record of %s', async (name, content) => {
    const { status, body } = await upload({ name, content, type: 'application/x-anything' });
    expect(status).toBe(200);
    const extension = name.slice(-4).replace('.', '').toLowerCase();
    expect(body).toEqual({
      id: expect.any(Number),
      assistantId: id,
      filename: expect.stringMatching(new RegExp(`^[0-9a-f]{32}\\.${extension}$`)),
      originalName: name,
      mimeType: types[extension],
      size: content.length,
      fileSize: content.length,
      createdAt: started.clock.now().toISOString(),
      ...{ readingStatus: 'pending', pages: null, words: null, readingProblem: '' },
    });
    const [{ readingStatus: _status, pages: _pages, words: _words, ...kept }] = await list();
    expect(body).toMatchObject(kept);
  });

  it('[CALL-10] lists the documents of this assistant only, in the order of upload', async () => {
    await upload({ name: 'a.txt', content: 'first' });
    started.clock.advance(1000);
    await upload({ name: 'b.txt', content: 'second' });
    const other = await createDraft(client);
    const names = (await list()).map((item: { originalName: string }) => item.originalName);
    expect(names).toEqual(['a.txt', 'b.txt']);
    expect((await client.get(`/api/assistants/${other}/documents`)).body).toEqual([]);
  });

  it('[INPUT-03] takes at most 50 documents of an owner, also in parallel', async () => {
    const second = await createDraft(client);
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, index) =>
        client.upload(`/api/assistants/${index % 2 ? id : second}/documents`, {
          name: `${index}.txt`,
          content: 'text',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { title: 'Limit reached' },
    });
  });

  it('[INPUT-03] takes at most 200 MB of an owner', async () => {
    const { body } = await upload({ name: 'most.txt', content: 'most of it' });
    // As if this file were so large: sizes are what counts, and 200 MB of disk prove no more.
    await started.services.db
      .updateTable('documents')
      .set({ size: maxBytesPerOwner - 5 })
      .where('id', '=', body.id)
      .execute();
    const another = await createDraft(client);
    const over = await client.upload(`/api/assistants/${another}/documents`, {
      name: 'six.txt',
      content: '6 byte',
    });
    expect(over).toMatchObject({ status: 409, body: { title: 'Limit reached' } });
    expect(over.body.detail).toMatch(/200 MB/);
    expect((await upload({ name: 'five.txt', content: '5byte' })).status).toBe(200);
    expect((await upload({ name: 'one.txt', content: 'x' })).status).toBe(409);
  });

  it('[IDENT-12] answers 404 for another owner’s assistant and stores nothing', async () => {
    const other = started.newClient();
    await createDraft(other);
    const answer = await other.upload(`/api/assistants/${id}/documents`, {
      name: 'a.txt',
      content: 'x',
    });
    expect(answer.status).toBe(404);
    expect((await other.get(`/api/assistants/${id}/documents`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe('downloading', () => {
  it.each([
    ['House Rules.pdf', examplePdf],
    ['Handbook.docx', makeDocx()],
    ['notes.txt', Buffer.from(exampleText.repeat(500))],
  ])(
    '[CALL-13] [INPUT-11] gives %s back as it was, HEAD with the same headers',
    async (name, content) => {
      const { body } = await upload({ name, content });
      const path = `/api/documents/download/${body.id}`;
      const headers = { 'accept-encoding': 'gzip, br' };
      const answer = await client.get(path, headers);
      expect(answer.status).toBe(200);
      expect(answer.bytes.equals(content)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': body.mimeType,
        'content-disposition': `attachment; filename="${name}"`.replace(/"(\S+)"$/, '$1'),
        'content-length': String(content.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
      });
      expect(answer.headers['content-encoding']).toBeUndefined();
      const head = await client.head(path, headers);
      expect(head.status).toBe(200);
      expect(head.bytes).toHaveLength(0);
      const { date: _date, 'x-request-id': _requestId, ...sameHeaders } = answer.headers;
      expect(head.headers).toMatchObject(sameHeaders);
    },
  );

  it('[CALL-13] carries the original name in UTF-8', async () => {
    const { body } = await upload({ name: 'Règles 日本.txt', content: 'x' });
    expect(body.originalName).toBe('Règles 日本.txt');
    const { headers } = await client.get(`/api/documents/download/${body.id}`);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('Règles 日本.txt')}`,
    );
  });

  it('[OPS-06] [IDENT-12] a missing, foreign or deleted file says so under three names', async () => {
    const { body } = await upload({ name: 'a.txt', content: 'x' });
    const path = `/api/documents/download/${body.id}`;
    const other = started.newClient();
    await createDraft(other);
    const foreign = await other.get(path);
    expect((await client.delete(`/api/documents/${body.id}`)).body).toEqual({ success: true });
    const answers = [
      foreign,
      await client.get(path),
      await client.get('/api/documents/download/abc'),
      await started.newClient().get(path),
    ];
    const sentence = 'The file is not available. It may have been removed during redeployment.';
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ detail: sentence, message: sentence, details: sentence });
      expect(answer.text).toBe(foreign.text);
    }
    expect((await client.head(path)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('[CALL-12] deletes a document once', async () => {
    const { body } = await upload({ name: 'a.txt', content: 'x' });
    expect((await client.delete(`/api/documents/${body.id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await client.delete(`/api/documents/${body.id}`)).status).toBe(404);
  });

  it('[IDENT-12] does not delete another owner’s document', async () => {
    const { body } = await upload({ name: 'a.txt', content: 'x' });
    const other = started.newClient();
    await createDraft(other);
    expect((await other.delete(`/api/documents/${body.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
