// What a caller said, taken out of a request (spec 7, conversation): JSON with a text, or multipart with
// a recording in the field `audio`.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { isAnnouncedTooLarge, type UploadForm } from '#server/http/read-form.ts';
import type { Services } from '#server/platform/services.ts';
import { turnBodySchema } from '#shared/contract/conversation.ts';
import { maxRecordingMegabytes } from '#shared/domain/recording-limits.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { readAudio } from './read-audio.ts';

export interface ReadTurn {
  text: string;
  conversationId: string | undefined;
}

type Ears = Pick<Services, 'speechToText'>;

/** @throws AppError invalid-input, and those of recordings */
export async function readTurn(
  services: Ears,
  request: FastifyRequest,
  ownerId: number,
): Promise<ReadTurn> {
  if (!request.isMultipart()) return readTypedTurn(request.body);
  if (isAnnouncedTooLarge(request, maxRecordingMegabytes)) throw new AppError('audio-too-large');
  const wanted = { ownerId, fileField: 'audio', maxMegabytes: maxRecordingMegabytes };
  return request.server.withForm(request, wanted, (form) => readSpokenTurn(services, form));
}

async function readTypedTurn(body: unknown): Promise<ReadTurn> {
  const parsed = turnBodySchema.safeParse(body ?? {});
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }));
    throw new AppError('invalid-input', { errors });
  }
  const { text, conversationId } = parsed.data;
  if (visibleLength(text) === 0) throw nothingSaid('Please type a message.');
  return { text: text.trim(), conversationId: conversationId || undefined };
}

async function readSpokenTurn(
  { speechToText }: Ears,
  { files, fields, isTooLarge }: UploadForm,
): Promise<ReadTurn> {
  if (isTooLarge) throw new AppError('audio-too-large');
  const [recording] = files;
  if (!recording) throw nothingSaid('No recording was sent in a field named audio.');
  if (!speechToText) throw new AppError('speech-to-text-not-configured');
  const audio = await readAudio(recording.bytes);
  if (audio.kind === 'silent') throw new AppError('nothing-heard');
  const text = await transcribe(speechToText, audio.wav);
  if (visibleLength(text) === 0) throw new AppError('nothing-heard');
  return { text, conversationId: fields.get('conversationId') || undefined };
}

async function transcribe(
  speechToText: NonNullable<Ears['speechToText']>,
  wav: Buffer,
): Promise<string> {
  try {
    return await speechToText.transcribe(wav);
  } catch (error) {
    throw new AppError('transcription-failed', { cause: error });
  }
}

function nothingSaid(detail: string): AppError {
  return new AppError('invalid-input', { detail });
}
