// A file that is being uploaded. It lies on the disk until it is whole: many that stop half-way must not fill the
// memory. Small ones never get there.
import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const mostInMemory = 64 * 1024;

export class ArrivingFile {
  readonly #path: string;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #handle: FileHandle | undefined;

  /** @param folder that is private to the server */
  constructor(folder: string) {
    this.#path = join(folder, `arriving-${randomBytes(8).toString('hex')}`);
  }

  get bytes(): number {
    return this.#bytes;
  }

  async add(chunk: Buffer): Promise<void> {
    this.#bytes += chunk.length;
    this.#chunks.push(chunk);
    if (this.#bytes > mostInMemory) await this.#write();
  }

  /** The whole content. */
  async read(): Promise<Buffer> {
    if (!this.#handle) return Buffer.concat(this.#chunks);
    const content = Buffer.allocUnsafe(this.#bytes);
    for (let position = 0; position < content.length; ) {
      const { bytesRead } = await this.#handle.read(content, position, undefined, position);
      if (bytesRead === 0) throw new Error('an uploaded file ends before its size');
      position += bytesRead;
    }
    return content;
  }

  async drop(): Promise<void> {
    this.#chunks = [];
    await this.#handle?.close();
    // Where an open file cannot be removed it still has its name.
    if (this.#handle) await rm(this.#path, { force: true });
    this.#handle = undefined;
  }

  async #write(): Promise<void> {
    if (!this.#handle) {
      this.#handle = await open(this.#path, 'wx+', 0o600);
      // Nameless from here on: whatever ends this process, nothing is left behind.
      await rm(this.#path).catch(() => {});
    }
    const chunks = this.#chunks;
    this.#chunks = [];
    await this.#handle.writev(chunks);
  }
}
