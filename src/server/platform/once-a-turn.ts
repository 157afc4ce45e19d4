// Reads that are asked for several times at once, as a page or several tabs do.

/**
 * Calls with the same arguments that come in one turn of the event loop share one read. Nothing is kept: no
 * answer is sent before the turn ends (http/joint-sending.ts), so whoever waited for one is read for anew.
 */
export function onceATurn<Args extends (string | number)[], T>(
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const reads = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join(' ');
    const running = reads.get(key);
    if (running) return running;
    if (reads.size === 0) setImmediate(() => reads.clear());
    const started = read(...args);
    reads.set(key, started);
    return started;
  };
}
