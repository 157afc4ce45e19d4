// The part of the WebAssembly System Interface that a command-line program needs to read its arguments
// and write one file, kept in memory. Node's own node:wasi crashed after some ten runs of such a program.

/** How such a program ends. */
export class ProgramExit extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`the program ended with ${code}`);
    this.code = code;
  }
}

export interface InMemoryWasi {
  /** The functions of `wasi_snapshot_preview1`. */
  imports: Record<string, (...values: never[]) => number>;
  /** Must be called before the program starts. */
  attach(memory: { readonly buffer: ArrayBuffer }): void;
  /** What was written to the file. */
  file(): Uint8Array;
}

/** Descriptors: 0 to 2 as always, the one folder, the one file. */
const folder = 3;
const file = 4;
const status = { ok: 0, badDescriptor: 8, notSeekable: 29 } as const;
const kinds = { terminal: 2, folder: 3, file: 4 } as const;

/**
 * @param args the program's name first; paths in them begin with `folderPath`
 * @param folderPath such as '/out': whatever file is opened in it is the one file
 */
export function inMemoryWasi(args: readonly string[], folderPath: string): InMemoryWasi {
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  const folderName = new TextEncoder().encode(folderPath);
  let memory: { readonly buffer: ArrayBuffer } = { buffer: new ArrayBuffer(0) };
  let content = new Uint8Array(1 << 18);
  let length = 0;
  let position = 0;

  // Made anew each time: growing the memory gives it another buffer.
  const view = () => new DataView(memory.buffer);
  const bytes = (start: number, size: number) => new Uint8Array(memory.buffer, start, size);
  const putInt = (at: number, value: number) => view().setUint32(at, value, true);
  const putLong = (at: number, value: bigint) => view().setBigUint64(at, value, true);

  function append(part: Uint8Array): void {
    const end = position + part.length;
    if (end > content.length) {
      const larger = new Uint8Array(Math.max(end, 2 * content.length));
      larger.set(content);
      content = larger;
    }
    content.set(part, position);
    position = end;
    length = Math.max(length, end);
  }

  const imports = {
    args_sizes_get(countAt: number, sizeAt: number) {
      putInt(countAt, encoded.length);
      putInt(
        sizeAt,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
      );
      return status.ok;
    },
    args_get(pointersAt: number, textsAt: number) {
      let textAt = textsAt;
      for (const [index, arg] of encoded.entries()) {
        putInt(pointersAt + 4 * index, textAt);
        bytes(textAt, arg.length).set(arg);
        textAt += arg.length;
      }
      return status.ok;
    },
    // The speaker needs no time; the same text always gives the same sound.
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      putLong(timeAt, 0n);
      return status.ok;
    },
    fd_close: () => status.ok,
    fd_fdstat_get(descriptor: number, statAt: number) {
      const kind =
        descriptor === folder ? kinds.folder : descriptor < folder ? kinds.terminal : kinds.file;
      const all = 0xffff_ffff_ffff_ffffn;
      view().setUint8(statAt, kind);
      view().setUint16(statAt + 2, 0, true);
      putLong(statAt + 8, all);
      putLong(statAt + 16, all);
      return status.ok;
    },
    fd_fdstat_set_flags: () => status.ok,
    fd_prestat_get(descriptor: number, statAt: number) {
      if (descriptor !== folder) return status.badDescriptor;
      putInt(statAt, 0);
      putInt(statAt + 4, folderName.length);
      return status.ok;
    },
    fd_prestat_dir_name(descriptor: number, nameAt: number, size: number) {
      if (descriptor !== folder) return status.badDescriptor;
      bytes(nameAt, size).set(folderName.subarray(0, size));
      return status.ok;
    },
    fd_read(_descriptor: number, _vectorsAt: number, _count: number, sizeAt: number) {
      putInt(sizeAt, 0);
      return status.ok;
    },
    fd_seek(descriptor: number, offset: bigint, origin: number, resultAt: number) {
      if (descriptor !== file) return status.notSeekable;
      const start = origin === 0 ? 0 : origin === 1 ? position : length;
      position = start + Number(offset);
      putLong(resultAt, BigInt(position));
      return status.ok;
    },
    fd_write(descriptor: number, vectorsAt: number, count: number, sizeAt: number) {
      let written = 0;
      for (let index = 0; index < count; index += 1) {
        const at = vectorsAt + 8 * index;
        const part = bytes(view().getUint32(at, true), view().getUint32(at + 4, true));
        // What goes to the terminal may repeat what was to be said, and nobody reads it.
        if (descriptor === file) append(part);
        written += part.length;
      }
      putInt(sizeAt, written);
      return status.ok;
    },
    path_open(...values: number[]) {
      // The ninth says where the descriptor goes.
      putInt(values[8] ?? 0, file);
      position = 0;
      length = 0;
      return status.ok;
    },
    proc_exit(code: number): never {
      throw new ProgramExit(code);
    },
  };

  return {
    imports,
    attach(given) {
      memory = given;
    },
    file: () => content.subarray(0, length),
  };
}
