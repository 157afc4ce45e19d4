// A real HTTP server on a free loopback port that speaks the OpenAI protocol for chat, speech and
// transcription: it checks key, model and form of a request like the real ones, and answers as told.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** For OPENAI_API_KEY. */
  key: string;
  requests: ModelRequest[];
  /** What the next calls get instead of the usual answer, one after the other. */
  script(...answers: ScriptedAnswer[]): void;
  /** What every transcription says, until told otherwise. */
  transcript: string;
  /** What every completion says, until told otherwise. */
  reply: object;
  close(): Promise<void>;
}

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** The JSON body, or the form's fields without its file. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
  body: any;
  /** The uploaded file of a transcription. */
  file: { name: string; type: string; bytes: Buffer } | null;
}

export type ScriptedAnswer =
  /** What the model says: the transcript, or the text of the completion. */
  | { say: string }
  /** Any answer at all. */
  | { status?: number; type?: string; body: string | Buffer }
  | { redirect: string }
  /** None until the server closes. */
  | 'hang'
  /** The head and half of a body, then none. */
  | 'stall'
  /** The connection is closed in the middle. */
  | 'break';

export const peerModels = { chat: 'peer-chat', speech: 'peer-speech', transcription: 'peer-ears' };

export async function startOpenAiServer(): Promise<OpenAiServer> {
  const script: ScriptedAnswer[] = [];
  const held = new Set<ServerResponse>();
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer); // no encoding is set
    const request = await readRequest(incoming.url ?? '', incoming.headers, Buffer.concat(chunks));
    peer.requests.push(request);
    const refusal = refusalOf(request, peer.key);
    if (refusal) return sendJson(response, refusal.status, { error: refusal });
    const scripted = script.shift();
    if (scripted === undefined || (typeof scripted === 'object' && 'say' in scripted)) {
      return sendUsual(response, request, peer, scripted?.say);
    }
    if (scripted === 'hang') return void held.add(response);
    if (scripted === 'stall' || scripted === 'break') {
      held.add(response);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      response.write('{"text": "half', () => scripted === 'break' && response.destroy());
      return;
    }
    if ('redirect' in scripted)
      return response.writeHead(307, { location: scripted.redirect }).end();
    const { status = 200, type = 'application/json', body } = scripted;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const peer: OpenAiServer = {
    url: `http://127.0.0.1:${port}/v1`,
    key: 'sk-a-key-that-only-the-tests-know',
    requests: [],
    script: (...answers) => void script.push(...answers),
    transcript: 'What are your office hours?',
    reply: { answerable: false, answer: '', sources: [] },
    close() {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return peer;
}

async function readRequest(
  path: string,
  headers: IncomingHttpHeaders,
  bytes: Buffer,
): Promise<ModelRequest> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) {
    return { path, headers, body: JSON.parse(bytes.toString('utf8') || 'null'), file: null };
  }
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  const body: Record<string, string> = {};
  let file: ModelRequest['file'] = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = value;
    else {
      const content = Buffer.from(await value.arrayBuffer());
      file = { name: value.name, type: value.type, bytes: content };
    }
  }
  return { path, headers, body, file };
}

interface Refusal {
  status: number;
  message: string;
  type: string;
  code: string;
}

function refusalOf({ path, headers, body, file }: ModelRequest, key: string): Refusal | null {
  const refusal = (status: number, code: string, message: string): Refusal => ({
    status,
    message,
    type: 'invalid_request_error',
    code,
  });
  if (headers.authorization !== `Bearer ${key}`) {
    return refusal(401, 'invalid_api_key', 'Incorrect API key provided.');
  }
  const model = modelOfPath[path];
  if (!model) return refusal(404, 'unknown_url', 'Unknown request URL.');
  if (body?.model !== model) return refusal(404, 'model_not_found', 'The model does not exist.');
  const isUnderstood =
    model === peerModels.chat
      ? Array.isArray(body.messages) && body.messages.length > 0
      : model === peerModels.speech
        ? typeof body.voice === 'string' && body.input?.length <= 4096
        : file?.bytes.toString('latin1', 0, 4) === 'RIFF';
  return isUnderstood ? null : refusal(400, 'invalid_request', 'The request is not complete.');
}

const modelOfPath: Record<string, string> = {
  '/v1/chat/completions': peerModels.chat,
  '/v1/audio/speech': peerModels.speech,
  '/v1/audio/transcriptions': peerModels.transcription,
};

function sendUsual(
  response: ServerResponse,
  { path, body }: ModelRequest,
  { transcript, reply }: OpenAiServer,
  said: string | undefined,
): void {
  if (path === '/v1/audio/transcriptions') {
    sendJson(response, 200, { text: said ?? transcript });
  } else if (path === '/v1/audio/speech') {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(silentMp3(body.input));
  } else
    sendJson(response, 200, {
      id: 'chatcmpl-peer',
      object: 'chat.completion',
      created: 1_772_463_600,
      model: body.model,
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: said ?? JSON.stringify(reply), refusal: null },
          logprobs: null,
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** As long as the text would take to say: MPEG-1 layer III frames of 417 bytes and 26 ms without sound. */
function silentMp3(text: string): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_c0);
  const seconds = text.split(/\s+/).length / 2.5;
  return Buffer.concat(Array(Math.ceil(seconds / 0.026_122)).fill(frame));
}
