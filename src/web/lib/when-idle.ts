// Runs a task once the browser has nothing more urgent to do. Safari has no requestIdleCallback.
/** @returns a function that cancels the task */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 800);
  return () => clearTimeout(id);
}
