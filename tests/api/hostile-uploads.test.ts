// Files made to do harm or to pass for something else: each gets its refusal with a sentence.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from './example-assistant.ts';
import { acceptedFiles, failed, type Refusal, refusedFiles } from './hostile-files.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

let started: StartedApp;
let client: TestClient;
let path: string;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  path = `/api/assistants/${await createDraft(client)}/documents`;
});

describe('hostile files', () => {
  it.each(refusedFiles)(
    '[INPUT-12] [DOC-05] [DOC-06] refuses %s',
    async (_what, name, content, refusal) => {
      const answer = await client.upload(path, { name, content });
      expectRefusal(answer, refusal);
      expect((await client.get(path)).body).toEqual([]);
    },
  );

  it.each(acceptedFiles)('[INPUT-10] [DOC-06] takes %s', async (_what, name, content, keptName) => {
    const answer = await client.upload(path, { name, content });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      originalName: keptName,
      size: Buffer.from(content).length,
    });
  });
});

describe('hostile forms', () => {
  const boundary = 'cut-here';
  const part = (field: string, name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;
  const send = (payload: string, contentType = `multipart/form-data; boundary=${boundary}`) =>
    client.request('POST', path, { payload, headers: { 'content-type': contentType } });
  const whole = `${part('file', 'a.txt', 'some text')}--${boundary}--\r\n`;

  it('takes the whole form', async () => {
    expect((await send(whole)).status).toBe(200);
  });

  it('[INPUT-12] takes no form that was cut anywhere within its file', async () => {
    const fileEnd = whole.indexOf('some text') + 'some text'.length;
    for (let length = 0; length <= fileEnd; length += 3) {
      expectRefusal(await send(whole.slice(0, length)), failed(/./));
    }
    expect((await client.get(path)).body).toEqual([]);
  });

  it.each([
    ['no boundary', whole, 'multipart/form-data', failed(/could not be read/)],
    ['another boundary', whole, 'multipart/form-data; boundary=x', failed(/./)],
    ['no file', `--${boundary}--\r\n`, undefined, failed(/./)],
    [
      'another field',
      `${part('document', 'a.txt', 'x')}--${boundary}--\r\n`,
      undefined,
      failed(/field named file/),
    ],
    [
      'a plain field named file',
      `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--${boundary}--\r\n`,
      undefined,
      failed(/field named file/),
    ],
    [
      'two files',
      `${part('file', 'a.txt', 'x')}${part('file', 'b.txt', 'y')}--${boundary}--\r\n`,
      undefined,
      failed(/one file at a time/),
    ],
    [
      'hundreds of files',
      `${part('other', 'a.txt', 'x').repeat(300)}--${boundary}--\r\n`,
      undefined,
      failed(/one file at a time/),
    ],
    [
      'a field that poisons prototypes',
      `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n${whole}`,
      undefined,
      failed(/could not be read/),
    ],
    ['JSON instead of a form', '{"file":"x"}', 'application/json', failed(/multipart/)],
  ] as const)('[DOC-07] [INPUT-12] refuses %s', async (_what, payload, type, refusal) => {
    expectRefusal(await send(payload, type), refusal);
    expect((await client.get(path)).body).toEqual([]);
  });

  it('refuses a body of another kind', async () => {
    expect((await send('x', 'text/plain')).status).toBe(415);
    expect((await send('', 'application/xml')).status).toBe(415);
  });
});

function expectRefusal(answer: TestAnswer, [status, title, detail]: Refusal): void {
  expect(answer.body).toMatchObject({ status, title });
  expect(answer.status).toBe(status);
  if (typeof detail === 'string') expect(answer.body.detail).toBe(detail);
  else expect(answer.body.detail).toMatch(detail);
}
