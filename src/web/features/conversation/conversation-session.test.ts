// Tests of one conversation: turns, placeholders, failures, and answers that come too late.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pendingAnswer, startNetwork } from '#tests/setup/render-page.tsx';
import { currentToasts } from '#web/lib/toast-store.ts';
import { messages, sentences } from '#web/messages.ts';
import { ConversationSession } from './conversation-session.ts';

const greetingCall = 'POST /api/assistants/7/voice-response';
const turnCall = 'POST /api/assistants/7/conversation';
const facts = {
  companyName: 'Maple Court',
  businessHours: 'Weekdays 8 to 4',
  emergencyNumber: '',
  greeting: 'Maple Court, hello.',
};

function turnAnswer(text: string, userInput = 'When are you open?') {
  return {
    conversationId: 'c-1',
    userInput,
    response: {
      text,
      language: 'en',
      audioUrl: '/api/speech/k1',
      action: 'answer',
      sources: [{ kind: 'setting', title: 'Business hours', quote: 'Weekdays 8 to 4' }],
      emergency: { level: 'none', category: null },
      transfer: null,
    },
  };
}

function start(answers: Record<string, unknown> = {}) {
  const network = startNetwork({
    [greetingCall]: { text: facts.greeting, audioUrl: '/api/speech/hello' },
    [turnCall]: turnAnswer('Weekdays 8 to 4.'),
    ...answers,
  });
  const speaker = { say: vi.fn(), stop: vi.fn() };
  const session = new ConversationSession({
    assistantId: 7,
    readFacts: async () => facts,
    speaker,
  });
  const texts = () => session.getState().messages.map(({ text, status }) => `${status}: ${text}`);
  return { network, speaker, session, texts };
}

const isDone = (session: ConversationSession) =>
  vi.waitFor(() => {
    const { isReplying, messages: said } = session.getState();
    expect(isReplying || said.some(({ status }) => status === 'typing')).toBe(false);
  });
const noAnswer = () => Promise.reject(new TypeError('network'));
/** Takes every call and leaves it open until it is given up. */
const silentFetch = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Gone', 'AbortError')));
  });
const refused = () => new Response('{"detail":"Busy."}', { status: 503 });

afterEach(() => vi.unstubAllGlobals());

describe('behind another tab', () => {
  it('is silent, and does not speak what arrives there', async () => {
    const slow = pendingAnswer();
    const { session, speaker, texts } = start({ [turnCall]: () => slow.promise });
    session.say('When are you open?');
    session.setHeard(false);
    slow.resolve(turnAnswer('Weekdays 8 to 4.'));
    await isDone(session);
    expect(texts()).toContain('complete: Weekdays 8 to 4.');
    expect(speaker.say).not.toHaveBeenCalled();
    session.setHeard(true);
    session.say('And on Sundays?');
    await isDone(session);
    expect(speaker.say).toHaveBeenCalledOnce();
  });
});

describe('a server that never answers', () => {
  afterEach(() => void vi.useRealTimers());

  it('[TALK-28] gets a minute, then the built-in reply takes its place', async () => {
    vi.useFakeTimers();
    const { session } = start();
    vi.stubGlobal('fetch', silentFetch);
    void session.begin({ isSpoken: false });
    session.say('When are you open?', 'hours');
    await vi.advanceTimersByTimeAsync(60_000);
    const [greeting] = session.getState().messages;
    expect(greeting).toMatchObject({ status: 'complete', isBuiltIn: true });
    // The turn has failed; now the reply on its topic has its minute.
    expect(session.getState().isReplying).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getState().isReplying).toBe(false);
    expect(session.getState().messages.at(-1)).toMatchObject({
      isBuiltIn: true,
      text: expect.stringContaining('Weekdays 8 to 4'),
    });
  });
});

describe('beginning', () => {
  it('[TALK-03] fetches the greeting and names the setting that it comes from', async () => {
    const { session, speaker, network } = start();
    await session.begin({ isSpoken: true });
    expect(network.calls).toEqual([greetingCall]);
    const [greeting] = session.getState().messages;
    expect(greeting).toMatchObject({ sender: 'assistant', text: facts.greeting });
    expect(greeting?.reply?.sources[0]).toMatchObject({ title: 'Greeting', quote: facts.greeting });
    expect(speaker.say).toHaveBeenCalledWith(
      expect.objectContaining({ audioUrl: '/api/speech/hello', text: facts.greeting }),
    );
  });

  it('[TALK-28] [TALK-47] greets with the built-in reply when voice-response fails', async () => {
    const { session } = start({ [greetingCall]: refused });
    await session.begin({ isSpoken: true });
    expect(session.getState().messages[0]).toMatchObject({
      isBuiltIn: true,
      status: 'complete',
      text: expect.stringContaining('Maple Court'),
    });
  });
});

describe('a turn', () => {
  it('[TALK-14] [TALK-15] shows the typing placeholder, then the complete message in its place', async () => {
    const slow = pendingAnswer();
    const { session, network, texts } = start({ [turnCall]: () => slow.promise });
    expect(session.say('  When are you open? ')).toBe(true);
    const [asked, placeholder] = session.getState().messages;
    expect(asked).toEqual({
      id: expect.any(String),
      text: 'When are you open?',
      sender: 'user',
      timestamp: expect.any(Date),
      audioUrl: null,
      status: 'complete',
    });
    expect(placeholder).toMatchObject({ sender: 'assistant', status: 'typing', text: '' });
    slow.resolve(turnAnswer('Weekdays 8 to 4.'));
    await isDone(session);
    expect(texts()).toEqual(['complete: When are you open?', 'complete: Weekdays 8 to 4.']);
    expect(session.getState().messages[1]).toMatchObject({
      id: placeholder?.id,
      audioUrl: '/api/speech/k1',
    });
    expect(network.calls).toEqual([turnCall]);
  });

  it('sends the conversation back, and a new beginning forgets it', async () => {
    const { session } = start();
    const bodies: unknown[] = [];
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (input.endsWith('/conversation')) bodies.push(JSON.parse(String(init.body)));
      return fetch(input, init);
    });
    for (const text of ['One', 'Two']) {
      session.say(text);
      await isDone(session);
    }
    await session.begin({ isSpoken: false });
    session.say('Three');
    await isDone(session);
    expect(bodies).toEqual([
      { text: 'One' },
      { text: 'Two', conversationId: 'c-1' },
      { text: 'Three' },
    ]);
  });

  it.each(['', '   ', '\n\t '])('[TALK-20] %j is not sent', (text) => {
    const { session, network } = start();
    expect(session.say(text)).toBe(false);
    expect(session.getState().messages).toEqual([]);
    expect(network.calls).toEqual([]);
  });

  it('a second click while a turn is on its way sends nothing', async () => {
    const slow = pendingAnswer();
    const { session, network } = start({ [turnCall]: () => slow.promise });
    expect([session.say('Hello'), session.say('Hello')]).toEqual([true, false]);
    slow.resolve(turnAnswer('Hi.'));
    await isDone(session);
    expect(network.calls).toEqual([turnCall]);
  });

  it('[TALK-42] the assistant stops talking when the caller says something', () => {
    const { session, speaker } = start();
    session.say('Wait');
    expect(speaker.stop).toHaveBeenCalledOnce();
  });
});

describe('a recording', () => {
  const recording = new Blob(['RIFF'], { type: 'audio/wav' });

  it('[TALK-01] is sent as multipart and shows what was understood', async () => {
    const { session, texts } = start({ [turnCall]: turnAnswer('At nine.', 'when do you open') });
    const fetch = vi.spyOn(globalThis, 'fetch');
    session.sayRecorded(recording);
    expect(texts()).toEqual(['typing: Voice message', 'typing: ']);
    await isDone(session);
    expect(texts()).toEqual(['complete: when do you open', 'complete: At nine.']);
    const body = fetch.mock.calls[0]?.[1]?.body;
    if (!(body instanceof FormData)) throw new Error('No form was sent');
    expect(body.get('audio')).toMatchObject({ name: 'message.wav', type: 'audio/wav' });
  });

  it.each([
    ['is refused', refused],
    ['does not arrive', noAnswer],
  ])('[TALK-25] that %s: toast and error bubble', async (_, answer) => {
    const { session, texts } = start({ [turnCall]: answer });
    session.sayRecorded(recording);
    await isDone(session);
    expect(texts()).toEqual(['error: Voice message', `error: ${sentences.chatFallback}`]);
    expect(currentToasts()[0]).toMatchObject(messages.voiceMessageFailed);
  });
});

describe('failures', () => {
  it.each([
    ['[TALK-24] the server has no reply', refused, messages.responseFailed],
    ['[TALK-26] the message does not arrive', noAnswer, messages.messageNotSent],
  ])('%s: toast and error bubble, then it can be tried again', async (_, answer, toast) => {
    const { session, texts, network } = start({ [turnCall]: answer });
    session.say('Hello');
    await isDone(session);
    expect(texts()).toEqual(['complete: Hello', `error: ${sentences.chatFallback}`]);
    expect(currentToasts()[0]).toMatchObject(toast);
    network.answer(turnCall, turnAnswer('Here again.'));
    expect(session.say('Hello')).toBe(true);
    await isDone(session);
    expect(texts().at(-1)).toBe('complete: Here again.');
  });

  it('a question with a topic gets the reply on it, else the built-in one [TALK-28]', async () => {
    const { session, network } = start({ [turnCall]: refused });
    session.say('When are you open?', 'hours');
    await isDone(session);
    expect(session.getState().messages[1]).toMatchObject({ text: facts.greeting });
    network.answer(greetingCall, refused);
    session.say('When are you open?', 'hours');
    await isDone(session);
    expect(session.getState().messages[3]).toMatchObject({
      isBuiltIn: true,
      text: expect.stringContaining('Weekdays 8 to 4'),
    });
  });

  it('a turn that is never answered fails after a minute', async () => {
    vi.useFakeTimers();
    const { session, texts } = start();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => untilAborted(signal));
    session.say('Hello');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(texts()[1]).toBe(`error: ${sentences.chatFallback}`);
  });
});

describe('late answers', () => {
  it('after a new beginning an answer on its way is dropped', async () => {
    const slow = pendingAnswer();
    const { session, texts, speaker } = start({ [turnCall]: () => slow.promise });
    session.say('Too slow');
    await session.begin({ isSpoken: false });
    slow.resolve(turnAnswer('From before.'));
    await slow.promise;
    await isDone(session);
    expect(texts()).toEqual([`complete: ${facts.greeting}`]);
    expect(speaker.say).not.toHaveBeenCalled();
    expect(session.say('Now')).toBe(true);
  });

  it('after stop nothing is spoken, and what was typing goes', async () => {
    const slow = pendingAnswer();
    const { session, texts, speaker } = start({ [turnCall]: () => slow.promise });
    session.say('Hello');
    session.stop();
    slow.resolve(turnAnswer('From before.'));
    await slow.promise;
    await Promise.resolve();
    expect(texts()).toEqual(['complete: Hello']);
    expect(speaker.say).not.toHaveBeenCalled();
    expect(speaker.stop).toHaveBeenCalledTimes(2);
  });
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
  });
}
