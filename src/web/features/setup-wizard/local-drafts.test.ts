// Tests of the drafts in this browser: kept, taken over, never overwritten by another tab.
import { beforeEach, describe, expect, it } from 'vitest';
import { type DraftStorage, LocalDrafts } from './local-drafts.ts';

function memoryStorage(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const key = { assistantId: 1_234_567_890, step: 'company-details' };

describe('local drafts', () => {
  let storage: ReturnType<typeof memoryStorage>;
  let clock: number;
  const tab = (id: string) => new LocalDrafts(storage, id, () => ++clock);

  beforeEach(() => {
    storage = memoryStorage();
    clock = 0;
  });

  it('[LIFE-17] gives back what was typed, as it was typed, after a reload', () => {
    tab('a').keep(key, { companyName: ' M', greeting: '' });
    expect(tab('a').take(key)).toEqual({ companyName: ' M', greeting: '' });
  });

  it('[LIFE-17] gives a new tab the newest draft that was left behind', () => {
    tab('a').keep(key, { companyName: 'older' });
    tab('b').keep(key, { companyName: 'newer' });
    expect(tab('c').take(key)).toEqual({ companyName: 'newer' });
  });

  it('remembers what a draft was typed over, also for the tab that takes it over', () => {
    tab('a').keep(key, { companyName: 'A' }, '"tag-1"');
    const c = tab('c');
    c.take(key);
    expect(c.basisOf(key)).toBe('"tag-1"');
  });

  it('keeps the drafts of two tabs apart', () => {
    const [a, b] = [tab('a'), tab('b')];
    a.keep(key, { companyName: 'A' });
    b.keep(key, { companyName: 'B' });
    b.clear(key);
    expect(a.take(key)).toEqual({ companyName: 'A' });
  });

  it('does not bring a draft back that another tab took over and saved', () => {
    tab('a').keep(key, { companyName: 'A' });
    const b = tab('b');
    b.take(key);
    b.clear(key);
    expect(tab('c').take(key)).toBeNull();
    expect(storage.entries.size).toBe(0);
  });

  it('[LIFE-17] leaves the draft of an open tab where it is while another tab goes on with it', () => {
    const [a, b] = [tab('a'), tab('b')];
    a.keep(key, { companyName: 'A' });
    expect(b.take(key)).toEqual({ companyName: 'A' });
    b.keep(key, { companyName: 'A and B' });
    expect(a.take(key)).toEqual({ companyName: 'A' });
    expect(tab('b').take(key)).toEqual({ companyName: 'A and B' });
    // What was typed in A after B had taken it is not B's to remove.
    a.keep(key, { companyName: 'A goes on' });
    b.clear(key);
    expect(a.take(key)).toEqual({ companyName: 'A goes on' });
  });

  it("[LIFE-17] what was only looked at stays another tab's", () => {
    tab('a').keep(key, { companyName: 'A' });
    const b = tab('b');
    expect(b.peek(key)).toEqual({ companyName: 'A' });
    b.clear(key);
    expect(tab('a').take(key)).toEqual({ companyName: 'A' });
    expect(b.peek({ ...key, assistantId: 123 })).toBeNull();
  });

  it('removes what a draft began with also after a reload, and through several tabs', () => {
    tab('a').keep(key, { companyName: 'A' });
    const b = tab('b');
    b.take(key);
    b.keep(key, { companyName: 'B' });
    const c = tab('c');
    c.take(key);
    c.keep(key, { companyName: 'C' });
    const reloaded = tab('c');
    reloaded.take(key);
    reloaded.clear(key);
    expect(storage.entries.size).toBe(0);
  });

  it('keeps drafts of different steps and assistants apart', () => {
    const drafts = tab('a');
    drafts.keep(key, 'company');
    expect(drafts.take({ ...key, step: 'voice-settings' })).toBeNull();
    expect(drafts.take({ ...key, assistantId: 123 })).toBeNull();
  });

  it('[LIFE-17] says when the browser could not keep it', () => {
    const full = new LocalDrafts(
      {
        ...storage,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
      'a',
    );
    expect(full.keep(key, 'x')).toBe(false);
    expect(new LocalDrafts(null, 'a').keep(key, 'x')).toBe(false);
    expect(new LocalDrafts(null, 'a').take(key)).toBeNull();
  });

  it.each(['not json', '7', '{"values":1}', 'null'])(
    'ignores stored text it cannot read: %s',
    (text) => {
      storage.setItem(`porchlight.draft.${key.assistantId}.${key.step}.a`, text);
      expect(tab('a').take(key)).toBeNull();
    },
  );
});
