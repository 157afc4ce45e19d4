// Room for bytes in memory, in the order in which it is asked for.

export interface ByteRoom {
  /** Waits until there is room; something larger than all of it goes alone. */
  hold<T>(bytes: number, work: () => Promise<T>): Promise<T>;
}

export function createByteRoom(mostBytes: number): ByteRoom {
  const waiting: { bytes: number; begin: () => void }[] = [];
  let held = 0;
  const letIn = () => {
    for (;;) {
      const [next] = waiting;
      if (!next || (held > 0 && held + next.bytes > mostBytes)) return;
      waiting.shift();
      held += next.bytes;
      next.begin();
    }
  };
  return {
    async hold(bytes, work) {
      await new Promise<void>((begin) => {
        waiting.push({ bytes, begin });
        letIn();
      });
      try {
        return await work();
      } finally {
        held -= bytes;
        letIn();
      }
    },
  };
}
