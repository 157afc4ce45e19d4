import { describe, expect, it, vi } from 'vitest';
import { type SaveAttempt, SaveQueue, type SaveQueuePorts } from './save-queue.ts';

const body = (question: string) => [{ question, answer: 'Yes, it is.' }];
const faqs = (question: string) => ({
  section: 'faqs' as const,
  body: body(question),
  draftRevision: 0,
});

function setUp(overrides: Partial<SaveQueuePorts> = {}) {
  const states: string[] = [];
  const waits: { delayMs: number; pass: () => void }[] = [];
  const queue = new SaveQueue({
    send: async () => 'saved',
    canRetry: () => true,
    wait: (delayMs) => new Promise((pass) => waits.push({ delayMs, pass })),
    onBackground: (section, state) => states.push(`${section} ${state}`),
    ...overrides,
  });
  return { queue, states, waits };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('save queue', () => {
  it('[LIFE-18] sends one save at a time, in the order they were asked for', async () => {
    const sent: unknown[] = [];
    const release: (() => void)[] = [];
    const { queue } = setUp({
      send: (attempt) => {
        sent.push(attempt.body);
        return new Promise((resolve) => release.push(() => resolve('saved')));
      },
    });
    const first = queue.save(faqs('first'));
    const second = queue.save({
      section: 'setup-type',
      body: { setupType: 'both' },
      draftRevision: 0,
    });
    await settled();
    expect(sent).toEqual([body('first')]);
    expect(queue.isSaving()).toBe(true);
    release[0]?.();
    await first;
    await settled();
    expect(sent).toEqual([body('first'), { setupType: 'both' }]);
    release[1]?.();
    expect(await second).toEqual({ status: 'saved' });
    expect(queue.isSaving()).toBe(false);
  });

  it('goes on with the next save after one that failed', async () => {
    const send = vi.fn<SaveQueuePorts['send']>().mockRejectedValueOnce(new Error('503: Busy'));
    const { queue } = setUp({ send: send.mockResolvedValue('saved') });
    const [first, second] = await Promise.all([
      queue.save(faqs('first')),
      queue.save(faqs('second')),
    ]);
    expect(first).toMatchObject({ status: 'failed', isRetried: false });
    expect(second).toEqual({ status: 'saved' });
  });

  it('[LIFE-08] tries a failing background save again and marks its step until it is through', async () => {
    let isDown = true;
    const { queue, states, waits } = setUp({
      send: async () => {
        if (isDown) throw new Error('Failed to fetch');
        return 'saved';
      },
    });
    expect(await queue.saveInBackground(faqs('kept'))).toMatchObject({
      status: 'failed',
      isRetried: true,
    });
    expect(states).toEqual(['faqs failing']);
    waits[0]?.pass();
    await settled();
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([2_000, 5_000]);
    isDown = false;
    waits[1]?.pass();
    await settled();
    expect(states).toEqual(['faqs failing', 'faqs settled']);
  });

  it('[LIFE-08] never lets a retry overwrite a newer save of the same section', async () => {
    const sent: SaveAttempt[] = [];
    let isDown = true;
    const { queue, waits } = setUp({
      send: async (attempt) => {
        if (isDown) throw new Error('Failed to fetch');
        sent.push(attempt);
        return 'saved';
      },
    });
    await queue.saveInBackground(faqs('older'));
    isDown = false;
    await queue.save(faqs('newer'));
    waits[0]?.pass();
    await settled();
    expect(sent).toEqual([faqs('newer')]);
  });

  it('does not try again what the server refuses for good', async () => {
    const { queue, states, waits } = setUp({
      send: () => Promise.reject(new Error('400: Invalid')),
      canRetry: () => false,
    });
    const outcome = await queue.saveInBackground(faqs('no'));
    expect(outcome).toMatchObject({ status: 'failed', isRetried: false });
    expect(waits).toHaveLength(0);
    expect(states).toEqual(['faqs refused']);
  });

  it('stops trying once the wizard is closed', async () => {
    const send = vi.fn<SaveQueuePorts['send']>().mockRejectedValue(new Error('Failed to fetch'));
    const { queue, waits } = setUp({ send });
    await queue.saveInBackground(faqs('late'));
    queue.setOpen(false);
    waits[0]?.pass();
    await settled();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
