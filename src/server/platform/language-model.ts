// Lets a language model word a reply, as a port: an OpenAI-compatible server when one is set up, else
// there is none. What comes back is a suggestion; the engine's guard decides whether it is said.
import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { languageModelPrompt, type ModelQuestion } from './language-model-prompt.ts';
import {
  createModelServer,
  ModelServerError,
  type ModelServerSettings,
  readJson,
} from './model-server.ts';

export interface LanguageModel {
  /**
   * @throws ModelServerError after 2.5 s or for any answer of another shape, or CircuitOpenError; the
   *   embedded reply is said then
   */
  answer(question: ModelQuestion): Promise<ModelAnswer>;
}

export interface ModelAnswer {
  answerable: boolean;
  answer: string;
  /** Ids of passages. */
  sources: string[];
}

type Settings = ModelServerSettings & Pick<Config, 'languageModel'>;

const limits = { timeoutMs: 2_500, maxBytes: 256 * 1024 };

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

const answerSchema = z.object({
  answerable: z.boolean(),
  answer: z.string().check(z.maxLength(2_000)),
  sources: z.array(z.string()).check(z.maxLength(50)),
});

/** Not every server knows these; one that refuses them is asked without from then on. */
const wishes = {
  temperature: 0,
  response_format: {
    type: 'json_schema',
    json_schema: {
      name: 'reply',
      strict: true,
      schema: {
        type: 'object',
        properties: {
          answerable: { type: 'boolean' },
          answer: { type: 'string' },
          sources: { type: 'array', items: { type: 'string' } },
        },
        required: ['answerable', 'answer', 'sources'],
        additionalProperties: false,
      },
    },
  },
};

/** null when none is set up. */
export function createLanguageModel(
  settings: Settings,
  clock: Clock,
  timeoutMs = limits.timeoutMs,
): LanguageModel | null {
  const server = createModelServer(settings);
  const model = settings.languageModel;
  if (!server || !model) return null;
  const breaker = createCircuitBreaker(clock);
  let knowsWishes = true;

  const ask = async (question: ModelQuestion, signal: AbortSignal) => {
    const request = { model, messages: languageModelPrompt(question) };
    const post = (body: object) =>
      server.post('/chat/completions', body, { ...limits, timeoutMs, signal });
    if (knowsWishes) {
      try {
        return await post({ ...request, ...wishes });
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
    const answer = await post(request);
    // Only now is it known that the wishes were refused and not the question.
    knowsWishes = false;
    return answer;
  };

  return {
    answer: (question) =>
      breaker.run(async () => {
        const deadline = AbortSignal.timeout(timeoutMs); // for both attempts together
        try {
          return readAnswer(await ask(question, deadline));
        } catch (error) {
          if (!deadline.aborted) throw error;
          throw new ModelServerError(`The model server did not answer within ${timeoutMs} ms.`);
        }
      }),
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ModelServerError && (error.status === 400 || error.status === 422);
}

function readAnswer(bytes: Buffer): ModelAnswer {
  const completion = completionSchema.safeParse(readJson(bytes.toString('utf8')));
  const content = completion.data?.choices[0]?.message.content ?? '';
  // Some models put a fence or a sentence around the object.
  const object = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);
  const answer = answerSchema.safeParse(readJson(object));
  if (!answer.success) throw new ModelServerError('The model server answered no usable reply.');
  return { ...answer.data, answer: answer.data.answer.replace(/\s+/g, ' ').trim() };
}
