// Runs a task once the page has loaded and the browser has had nothing more urgent to do for a while: what is
// fetched ahead must not compete with what is being waited for. Safari has no requestIdleCallback.
const longRestMs = 2000;

/**
 * @param restMs how long the page is left alone before; 0 for what must be there before the connection is lost
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void, restMs = longRestMs): () => void {
  let cancelIdle: (() => void) | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback !== 'function') return task();
    const id = requestIdleCallback(task, { timeout: 3000 });
    cancelIdle = () => cancelIdleCallback(id);
  }, restMs);
  return () => {
    clearTimeout(timer);
    cancelIdle?.();
  };
}
