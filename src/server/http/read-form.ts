// Reads a multipart form out of a request, whole or not at all.
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isStorageFull } from '#server/database/storage-full.ts';
import { createByteRoom } from '#server/platform/byte-room.ts';
import { createOwnerTurns } from '#server/platform/owner-turns.ts';
import { addressKey } from './address-key.ts';
import { AddressPlaces, type Places, type Refusal } from './address-places.ts';
import { AppError } from './app-error.ts';
import { ArrivingFile } from './arriving-file.ts';

export interface UploadForm {
  /** The files of the wanted field, in order. */
  files: UploadedFile[];
  /** The other fields; of those with one name the last. */
  fields: ReadonlyMap<string, string>;
  /** A file was larger than allowed. */
  isTooLarge: boolean;
}

export interface UploadedFile {
  /** As the client sent it. */
  name: string;
  bytes: Buffer;
}

/** Room for the boundaries, part headers and fields around the file. */
const maxFramingBytes = 64 * 1024;

/**
 * Whether the announced length says, before a byte is read, that the file is too large.
 * @param maxMegabytes of the file
 */
export function isAnnouncedTooLarge(request: FastifyRequest, maxMegabytes: number): boolean {
  const announced = Number(request.headers['content-length'] ?? 0);
  return announced > maxMegabytes * 1024 * 1024 + maxFramingBytes;
}

export interface WantedForm {
  ownerId: number;
  /** Name of the field whose files are wanted; others are passed over. */
  fileField: string;
  /** Of one file. */
  maxMegabytes: number;
}

export interface FormLimits {
  /** Forms of one owner that are read or worked on at once; the others wait unread. */
  atOnce: number;
  maxWaiting: number;
  /** Of all files together that are whole and worked on. */
  mostBytes: number;
  /** Bytes of files that are on their way; they lie on the disk. */
  arriving: Places;
}

/**
 * Works on a form whose files are held in memory from when they are whole until the work ends. Counted is what has
 * arrived, not what was announced, and what has arrived in part lies on the disk: forms that come drop by drop or
 * stop keep nobody else out.
 * @throws AppError upload-failed for a form that is cut off or broken, too-many-requests and unavailable when too
 *   much is on its way
 */
export type WithForm = <T>(
  request: FastifyRequest,
  wanted: WantedForm,
  work: (form: UploadForm) => Promise<T>,
) => Promise<T>;

declare module 'fastify' {
  interface FastifyInstance {
    withForm: WithForm;
  }
}

export function registerForms(
  app: FastifyInstance,
  { dataDir, maxUploadMegabytes }: Pick<Config, 'dataDir' | 'maxUploadMegabytes'>,
): void {
  const largest = (maxUploadMegabytes + 1) * 1024 * 1024;
  const limits = {
    // No person at a screen sends four files at once.
    atOnce: 4,
    maxWaiting: 200,
    mostBytes: 64 * 1024 * 1024,
    arriving: { total: 100 * largest, perAddress: 20 * largest, few: largest },
  };
  app.decorate('withForm', createFormReader(dataDir, limits));
}

/** @param folder for what is on its way */
export function createFormReader(folder: string, limits: FormLimits): WithForm {
  const turns = createOwnerTurns({ ...limits, refusal: tooManyArrive });
  const room = createByteRoom(limits.mostBytes);
  const places = new AddressPlaces(limits.arriving);
  return (request, wanted, work) =>
    turns.run(wanted.ownerId, async () => {
      const key = addressKey(request.ip);
      const arriving: Arriving = { file: new ArrivingFile(folder), held: 0, refusal: undefined };
      const hold = (bytes: number) => {
        arriving.refusal ??= places.enter(key, bytes);
        if (!arriving.refusal) arriving.held += bytes;
        return !arriving.refusal;
      };
      try {
        const { names, ...form } = await readForm(request, wanted, arriving.file, hold);
        if (arriving.refusal) throw tooManyArrive(arriving.refusal);
        return await room.hold(arriving.file.bytes, async () => {
          const bytes = await arriving.file.read();
          return work({ ...form, files: names.map((name) => ({ name, bytes })) });
        });
      } finally {
        places.leave(key, arriving.held);
        await arriving.file.drop();
      }
    });
}

interface Arriving {
  file: ArrivingFile;
  held: number;
  refusal: Refusal | undefined;
}

interface ReadForm extends Omit<UploadForm, 'files'> {
  /** Of the files of the wanted field; only the first is kept. */
  names: string[];
}

/** @param hold takes room for a chunk; false when there is none */
async function readForm(
  request: FastifyRequest,
  { fileField, maxMegabytes }: WantedForm,
  kept: ArrivingFile,
  hold: (bytes: number) => boolean,
): Promise<ReadForm> {
  const names: string[] = [];
  const fields = new Map<string, string>();
  let isTooLarge = false;
  try {
    // Whoever left while this form waited for its turn sends no end either.
    if (request.raw.destroyed) throw new Error('aborted');
    // The form is read to its end even when it is refused, so that the client gets the answer.
    for await (const part of request.parts({ limits: limitsFor(maxMegabytes) })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
        continue;
      }
      const isFirst = part.fieldname === fileField && names.length === 0;
      for await (const chunk of part.file) {
        if (isFirst && !part.file.truncated && hold(chunk.length)) await kept.add(chunk);
      }
      // The parser cuts a file at the limit and goes on as if nothing happened.
      isTooLarge ||= part.file.truncated;
      if (part.fieldname === fileField) names.push(part.filename ?? '');
    }
  } catch (error) {
    if (isStorageFull(error)) throw error;
    throw new AppError('upload-failed', { detail: reasonOf(error), cause: error });
  }
  return { names, fields, isTooLarge };
}

function limitsFor(maxMegabytes: number) {
  return {
    fileSize: maxMegabytes * 1024 * 1024,
    files: 10,
    fields: 20,
    parts: 30,
    fieldSize: 10_000,
    fieldNameSize: 100,
  };
}

function tooManyArrive(refusal: Refusal = 'own'): AppError {
  return new AppError(refusal === 'own' ? 'too-many-requests' : 'unavailable', {
    detail: 'Too many files arrive at the moment. Please try again shortly.',
    headers: { 'retry-after': '5' },
  });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code)) return 'Please upload one file at a time.';
  const isCut =
    code === 'FST_MP_PREMATURE_CLOSE' ||
    (error instanceof Error && /unexpected end|terminated early|aborted/i.test(error.message));
  return isCut
    ? 'The transfer was cut off before the file was complete. Please try again.'
    : 'The upload could not be read. Please try again.';
}
