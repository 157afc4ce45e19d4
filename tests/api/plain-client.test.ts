// Every call of spec section 7 by the plainest client there is: fetch over a real port with a cookie
// jar and no header of its own but the type of a body.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peerModels, startOpenAiServer } from '#tests/peers/openai-server.ts';
import { recordedWebm, tone, wavFile } from '#tests/setup/sound-files.ts';
import {
  callInstructions,
  companyDetails,
  emptyTexts,
  faqs,
  voiceContact,
} from './example-assistant.ts';
import { examplePdf } from './example-files.ts';
import { type StartedApp, startApp } from './start-app.ts';

let started: StartedApp;
let origin: string;
const cookies = new Map<string, string>();

beforeAll(async () => {
  started = await startApp({ env: { ADMIN_EMAIL: 'admin@porchlight.example' } });
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  // A listening TCP server has an address of this kind.
  const { port } = started.app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => started.close());

/** A JSON body, a form, or nothing at all. */
async function call(method: string, path: string, body?: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = {};
  if (cookies.size > 0) headers.cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  if (body && !isForm) headers['content-type'] = 'application/json';
  const answer = await fetch(origin + path, {
    method,
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name && value !== undefined) cookies.set(name, value);
  }
  return answer;
}

async function json(method: string, path: string, body?: object | FormData) {
  const answer = await call(method, path, body);
  const text = await answer.text();
  expect(`${answer.status} ${answer.status === 200 ? '' : text}`).toBe('200 ');
  return JSON.parse(text);
}

describe('[IDENT-15] a plain client with a cookie jar', () => {
  const deviceId = 'device_1700000000000_plain';
  let id = 0;
  let documentId = 0;
  let pdfFilename = '';
  const path = () => `/api/assistants/${id}`;

  it('[CALL-01] POST /api/assistants starts a new setup', async () => {
    const answer = await json('POST', '/api/assistants', { ...emptyTexts, deviceId });
    id = answer.id;
    expect(id).toBeGreaterThan(0);
    expect([...cookies.keys()]).toEqual(['porchlight_session']);
  });

  it('[CALL-02] GET /api/assistants?deviceId= lists the device’s assistants', async () => {
    const list = await json('GET', `/api/assistants?deviceId=${deviceId}`);
    expect(list).toEqual([expect.objectContaining({ id, companyName: '', status: 'draft' })]);
    expect(Date.parse(list[0].createdAt)).not.toBeNaN();
  });

  it('[CALL-03] GET /api/assistants lists them with their voice', async () => {
    const list = await json('GET', '/api/assistants');
    expect(list).toEqual([expect.objectContaining({ id, selectedVoice: '' })]);
  });

  it('[CALL-04] GET /api/assistants/{id} answers the fields', async () => {
    expect(await json('GET', path())).toMatchObject({ id, ...emptyTexts, deviceId });
  });

  it('[CALL-05] PATCH /api/assistants/{id} takes the setup type', async () => {
    expect((await call('PATCH', path(), { setupType: 'after-hours' })).status).toBe(200);
  });

  it('[CALL-06] PATCH …/company echoes the five fields', async () => {
    expect(await json('PATCH', `${path()}/company`, companyDetails)).toEqual(companyDetails);
  });

  it('[CALL-07] PATCH …/voice-contact echoes the four fields', async () => {
    expect(await json('PATCH', `${path()}/voice-contact`, voiceContact)).toEqual(voiceContact);
  });

  it('[CALL-08] GET /api/voices lists the six voices', async () => {
    const voices = await json('GET', '/api/voices');
    expect(voices).toHaveLength(6);
    expect(Object.keys(voices[0]).sort()).toEqual(['gender', 'id', 'previewUrl']);
  });

  it('[CALL-09] PATCH …/knowledge-base takes call scripts or FAQs', async () => {
    expect(await json('PATCH', `${path()}/knowledge-base`, { callInstructions })).toEqual({
      callInstructions,
    });
    expect(await json('PATCH', `${path()}/knowledge-base`, { faqs })).toEqual({ faqs });
  });

  it('[CALL-11] POST …/documents takes a file as multipart', async () => {
    const form = new FormData();
    form.append('file', new Blob([examplePdf], { type: 'application/pdf' }), 'Hausordnung ü.pdf');
    const record = await json('POST', `${path()}/documents`, form);
    expect(record).toMatchObject({ assistantId: id, originalName: 'Hausordnung ü.pdf' });
    documentId = record.id;
  });

  it('[CALL-10] GET …/documents lists it', async () => {
    const list = await json('GET', `${path()}/documents`);
    expect(list).toEqual([expect.objectContaining({ id: documentId, size: examplePdf.length })]);
  });

  it('[CALL-13] HEAD and GET /api/documents/download/{id} give it back', async () => {
    const address = `/api/documents/download/${documentId}`;
    const head = await call('HEAD', address);
    expect(head.status).toBe(200);
    const answer = await call('GET', address);
    expect(Buffer.from(await answer.arrayBuffer()).equals(examplePdf)).toBe(true);
    for (const name of ['content-length', 'content-type', 'content-disposition']) {
      expect(head.headers.get(name)).toBe(answer.headers.get(name));
    }
    expect(head.headers.get('content-length')).toBe(String(examplePdf.length));
  });

  it('[CALL-17] POST …/voice-response answers every topic', async () => {
    for (const topic of [
      'greeting',
      'default',
      'maintenance',
      'payment',
      'emergency',
      'hours',
      'faq',
      'transfer',
      'custom',
    ]) {
      const answer = await json('POST', `${path()}/voice-response`, { topic });
      expect(answer).toEqual({
        text: expect.stringMatching(/\S/),
        audioUrl: expect.stringMatching(/^\/api\/speech\//),
      });
    }
  });

  it('[TALK-01] POST …/conversation answers a text, and its audio can be heard', async () => {
    const { userInput, response } = await json('POST', `${path()}/conversation`, {
      text: faqs[0]?.question,
    });
    expect(userInput).toBe(faqs[0]?.question);
    expect(response.text).toContain(faqs[0]?.answer);
    const audio = await call('GET', response.audioUrl);
    expect(audio.status).toBe(200);
    expect(audio.headers.get('content-type')).toBe('audio/wav');
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('[CALL-14] PATCH …/deployment takes an empty form', async () => {
    expect((await call('PATCH', `${path()}/deployment`, {})).status).toBe(200);
  });

  it('[CALL-15] POST …/deploy takes no body at all', async () => {
    expect((await call('POST', `${path()}/deploy`)).status).toBe(200);
    expect(await json('GET', path())).toMatchObject({ status: 'deployed' });
  });

  it('[CALL-16] POST …/webhook without an e-mail writes to the admin address', async () => {
    const answer = await json('POST', `${path()}/webhook`, {});
    expect(answer).toMatchObject({
      success: true,
      summary: { sentTo: 'admin@porchlight.example', body: expect.stringContaining('Maple Homes') },
      message: expect.any(String),
    });
    expect(answer.summary.subject).not.toBe('');
    expect(Date.parse(answer.summary.sentAt)).not.toBeNaN();
  });

  it('[CALL-19] GET /api/webhook-submissions lists the submission', async () => {
    const list = await json('GET', '/api/webhook-submissions');
    expect(list).toEqual([expect.objectContaining({ assistantId: id })]);
    expect(Date.parse(list[0].submittedAt)).not.toBeNaN();
    pdfFilename = list[0].pdfFilename;
  });

  it('[CALL-20] GET /api/device/{deviceId}/webhook-submissions lists it too', async () => {
    const list = await json('GET', `/api/device/${deviceId}/webhook-submissions`);
    expect(list).toEqual([expect.objectContaining({ assistantId: id, pdfFilename })]);
  });

  it('[CALL-21] HEAD and GET /api/pdf/{filename} give the PDF', async () => {
    const head = await call('HEAD', `/api/pdf/${pdfFilename}`);
    expect(head.status).toBe(200);
    const answer = await call('GET', `/api/pdf/${pdfFilename}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('[CALL-12] DELETE /api/documents/{id} deletes the document', async () => {
    expect((await call('DELETE', `/api/documents/${documentId}`)).status).toBe(200);
    expect(await json('GET', `${path()}/documents`)).toEqual([]);
    expect((await call('HEAD', `/api/documents/download/${documentId}`)).status).toBe(404);
  });

  it('[CALL-18] DELETE /api/assistants/{id} in parallel clears all', async () => {
    const ids = [id];
    for (let more = 0; more < 9; more++) {
      const draft = await json('POST', '/api/assistants', { ...emptyTexts, deviceId, fresh: true });
      ids.push(draft.id);
    }
    const answers = await Promise.all(ids.map((each) => call('DELETE', `/api/assistants/${each}`)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(await json('GET', '/api/assistants')).toEqual([]);
    expect(await json('GET', '/api/webhook-submissions')).toEqual([]);
  });
});

describe('[IDENT-15] a recording from a plain client', () => {
  const form = (content: Uint8Array<ArrayBuffer>, type: string) => {
    const body = new FormData();
    body.append('audio', new Blob([content], { type }), 'message');
    return body;
  };
  const wav = Uint8Array.from(wavFile(tone(1), { rate: 16_000 }));
  const webm = Uint8Array.from(recordedWebm);

  it('[CALL-80] POST …/conversation takes WAV and WebM where a speech-to-text server is set up', async () => {
    const models = await startOpenAiServer();
    models.transcript = 'What are your hours?';
    const hearing = await startApp({
      env: {
        OPENAI_BASE_URL: models.url,
        OPENAI_API_KEY: models.key,
        STT_MODEL: peerModels.transcription,
      },
    });
    const former = origin;
    try {
      await hearing.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = hearing.app.server.address() as AddressInfo; // listening on TCP
      origin = `http://127.0.0.1:${port}`;
      const { id } = await json('POST', '/api/assistants', emptyTexts);
      for (const body of [form(wav, 'audio/wav'), form(webm, 'audio/webm')]) {
        const answer = await json('POST', `/api/assistants/${id}/conversation`, body);
        expect(answer.userInput).toBe('What are your hours?');
        expect(answer.response.text).toMatch(/\S/);
      }
    } finally {
      origin = former;
      await hearing.close();
      await models.close();
    }
  });

  it('[CALL-80] without one it is refused with a sentence that says so', async () => {
    const { id } = await json('POST', '/api/assistants', emptyTexts);
    const address = `/api/assistants/${id}/conversation`;
    const answer = await call('POST', address, form(wav, 'audio/wav'));
    expect(answer.status).toBe(422);
    expect((await answer.json()).detail).toContain('This server has no speech-to-text set up.');
  });
});

describe('over a real port', () => {
  it('[INPUT-12] a file over the limit gets its answer, announced or not', async () => {
    const { id } = await json('POST', '/api/assistants', emptyTexts);
    const address = `/api/assistants/${id}/documents`;
    const form = new FormData();
    form.append('file', new Blob([Buffer.alloc(30 * 1024 * 1024, 'a')]), 'big.txt');
    const announced = await call('POST', address, form);
    expect([announced.status, (await announced.json()).detail]).toEqual([
      413,
      'Maximum file size is 10MB',
    ]);
    const unannounced = await fetch(origin + address, {
      method: 'POST',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'multipart/form-data; boundary=b',
      },
      body: streamedForm(25),
      // Node needs it for a streamed body; the types of fetch do not know it.
      ...({ duplex: 'half' } as object),
    });
    expect(unannounced.status).toBe(413);
  });
});

function streamedForm(megabytes: number): ReadableStream<Uint8Array> {
  let sent = -1;
  return new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent === 0) {
        controller.enqueue(
          Buffer.from(
            '--b\r\nContent-Disposition: form-data; name="file"; filename="big.txt"\r\n\r\n',
          ),
        );
      } else if (sent <= megabytes) controller.enqueue(Buffer.alloc(1024 * 1024, 'a'));
      else {
        controller.enqueue(Buffer.from('\r\n--b--\r\n'));
        controller.close();
      }
    },
  });
}
