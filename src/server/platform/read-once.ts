// What is read from disk once and kept for as long as the process lives.

/** @returns reads when first called; a failure is told to whoever waited, and the next call reads again */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
