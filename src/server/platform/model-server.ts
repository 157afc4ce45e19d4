// One POST to an OpenAI-compatible server. Plain fetch and not the `openai` package: three calls need no
// 1 MB client, and its retries would outlast a caller's patience. The tests use that package on our peer.
import type { Config } from '#server/config.ts';

export interface ModelServer {
  /**
   * @throws ModelServerError, or the signal's reason when the caller gave up
   */
  post(path: ModelPath, body: FormData | object, limits: ModelLimits): Promise<Buffer>;
}

export type ModelPath = '/chat/completions' | '/audio/speech' | '/audio/transcriptions';

export interface ModelLimits {
  /** For the whole answer. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal | undefined;
}

/** Says what happened, and never what was asked or answered: it goes into logs. */
export class ModelServerError extends Error {
  override readonly name = 'ModelServerError';
  /** null without an answer, or with one that is not understood. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

export type ModelServerSettings = Pick<Config, 'modelServerUrl' | 'modelServerKey'>;

/** null when none is set up. */
export function createModelServer(settings: ModelServerSettings): ModelServer | null {
  const { modelServerUrl, modelServerKey } = settings;
  if (!modelServerUrl) return null;
  const authorization = modelServerKey && { authorization: `Bearer ${modelServerKey}` };
  return {
    async post(path, body, { timeoutMs, maxBytes, signal }) {
      signal?.throwIfAborted();
      const deadline = AbortSignal.timeout(timeoutMs);
      const isForm = body instanceof FormData;
      try {
        const response = await fetch(modelServerUrl + path, {
          method: 'POST',
          headers: { ...authorization, ...(!isForm && { 'content-type': 'application/json' }) },
          body: isForm ? body : JSON.stringify(body),
          // The key is for this server only.
          redirect: 'error',
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new ModelServerError(
            `The model server answered ${response.status}.`,
            response.status,
          );
        }
        return await readAtMost(response, maxBytes);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ModelServerError) throw error;
        throw new ModelServerError(
          deadline.aborted
            ? `The model server did not answer within ${timeoutMs} ms.`
            : 'The model server could not be reached, or broke off.',
        );
      }
    },
  };
}

async function readAtMost(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ModelServerError('The model server answered too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of an answer; undefined when it is none. Its own error would show what was answered. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
