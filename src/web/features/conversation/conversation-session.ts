// One conversation with an assistant: its messages, one turn at a time, spoken as they arrive (spec 2, 3,
// 4, 8). Framework-free, so that an answer that comes late finds out that it is not wanted any more.
import type { CannedReplyFacts } from '#shared/domain/canned-replies.ts';
import { ApiError } from '#web/api/client.ts';
import {
  askTopic,
  type ConversationAnswer,
  converse,
  type VoiceResponseTopic,
} from '#web/api/conversation.ts';
import type { ReplySpeaker } from '#web/lib/reply-speaker.ts';
import { showToast, type ToastMessage } from '#web/lib/toast-store.ts';
import { messages, sentences } from '#web/messages.ts';
import { builtInReply } from './built-in-reply.ts';
import type { ChatMessage } from './chat-message.ts';

export interface ConversationState {
  messages: readonly ChatMessage[];
  /** A turn is on its way; the next one can be typed but not sent. */
  isReplying: boolean;
}

interface SessionOptions {
  assistantId: number;
  /** What fills the built-in replies, and the greeting as it was saved; undefined when it cannot be read. */
  readFacts: () => Promise<(CannedReplyFacts & { greeting: string }) | undefined>;
  speaker: Pick<ReplySpeaker, 'say' | 'stop'>;
}

/** A turn without an answer by then has failed. A minute of sound needs time to travel. */
const turnLimitMs = 60_000;
/** What the caller's side shows until a recording has become words. */
const spokenPlaceholder = 'Voice message';

let lastId = 0;

export class ConversationSession {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState = { messages: [], isReplying: false };
  #conversationId: string | null = null;
  #running = new AbortController();
  #isHeard = true;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  readonly getState = (): ConversationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins anew with the greeting; whatever was under way is dropped. */
  async begin({ isSpoken }: { isSpoken: boolean }): Promise<void> {
    this.stop();
    const { signal } = this.#running;
    this.#conversationId = null;
    const greeting = typingMessage();
    this.#set({ messages: [greeting] });
    const reply = await this.#replyOn('greeting', signal);
    const source = reply.isBuiltIn ? {} : await this.#sourceOfGreeting(reply.text);
    if (signal.aborted) return;
    this.#complete(greeting.id, { ...reply, ...source }, isSpoken);
  }

  /** Silence, and no answer is waited for any more. What was said stays to be read. */
  readonly stop = (): void => {
    this.#running.abort();
    this.#running = new AbortController();
    this.#options.speaker.stop();
    const isThere = ({ status }: ChatMessage) => status !== 'typing';
    this.#set({ messages: this.#state.messages.filter(isThere), isReplying: false });
  };

  /** The caller types or speaks: the assistant stops talking. */
  readonly bargeIn = (): void => this.#options.speaker.stop();

  /** False behind another tab: silence, and what arrives there is read, not spoken. */
  readonly setHeard = (isHeard: boolean): void => {
    this.#isHeard = isHeard;
    if (!isHeard) this.bargeIn();
  };

  /**
   * Says something as the caller. With a topic there is a reply in any case: if the turn fails, the
   * reply on that topic, else the built-in one.
   *
   * @returns false when it was not sent: blank, or a turn is still on its way
   */
  readonly say = (text: string, topic?: VoiceResponseTopic): boolean => {
    const said = text.trim();
    if (said === '' || this.#state.isReplying) return false;
    void this.#takeTurn(said, callerMessage(said), topic);
    return true;
  };

  /** The same with a recording. */
  readonly sayRecorded = (recording: Blob): boolean => {
    if (this.#state.isReplying) return false;
    const message = { ...callerMessage(spokenPlaceholder), status: 'typing' as const };
    void this.#takeTurn(recording, message);
    return true;
  };

  async #takeTurn(
    said: string | Blob,
    asked: ChatMessage,
    topic?: VoiceResponseTopic,
  ): Promise<void> {
    this.bargeIn();
    const { signal } = this.#running;
    const placeholder = typingMessage();
    this.#set({ messages: [...this.#state.messages, asked, placeholder], isReplying: true });
    try {
      const answer = await this.#send(said, signal);
      if (signal.aborted) return;
      this.#conversationId = answer.conversationId;
      this.#change(asked.id, { text: answer.userInput, status: 'complete' });
      const { text, audioUrl, language, ...reply } = answer.response;
      this.#complete(placeholder.id, { text, audioUrl, language, reply }, true);
    } catch (error) {
      if (signal.aborted) return;
      // A conversation that the server no longer knows begins anew with the next turn.
      if (error instanceof ApiError && error.status === 404) this.#conversationId = null;
      if (topic !== undefined) {
        const reply = await this.#replyOn(topic, signal);
        if (!signal.aborted) this.#complete(placeholder.id, reply, true);
      } else {
        const isSpoken = said instanceof Blob;
        if (isSpoken) this.#change(asked.id, { status: 'error' });
        this.#change(placeholder.id, { text: sentences.chatFallback, status: 'error' });
        showToast(isSpoken ? messages.voiceMessageFailed : failureMessage(error));
      }
    }
    if (!signal.aborted) this.#set({ isReplying: false });
  }

  #send(said: string | Blob, signal: AbortSignal): Promise<ConversationAnswer> {
    const turn = { said, conversationId: this.#conversationId };
    return limited(signal, (limit) => converse(this.#options.assistantId, turn, limit));
  }

  async #replyOn(topic: VoiceResponseTopic, signal: AbortSignal): Promise<Partial<ChatMessage>> {
    try {
      return await limited(signal, (limit) => askTopic(this.#options.assistantId, topic, limit));
    } catch {
      const text = builtInReply(topic, await this.#options.readFacts());
      return { text, audioUrl: null, isBuiltIn: true };
    }
  }

  /** The greeting is quoted from the setup unless none was saved. */
  async #sourceOfGreeting(text: string | undefined): Promise<Pick<ChatMessage, 'reply'>> {
    const saved = (await this.#options.readFacts())?.greeting.trim() ?? '';
    if (saved === '' || text?.trim() !== saved) return {};
    return {
      reply: {
        action: 'answer',
        sources: [{ kind: 'setting', title: 'Greeting', quote: saved }],
        emergency: { level: 'none', category: null },
        transfer: null,
      },
    };
  }

  #complete(id: string, part: Partial<ChatMessage>, isSpoken: boolean): void {
    this.#change(id, { ...part, status: 'complete', timestamp: new Date() });
    const message = this.#state.messages.find((known) => known.id === id);
    if (message && isSpoken && this.#isHeard) this.#options.speaker.say(message);
  }

  #change(id: string, part: Partial<ChatMessage>): void {
    this.#set({
      messages: this.#state.messages.map((message) =>
        message.id === id ? { ...message, ...part } : message,
      ),
    });
  }

  #set(part: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Runs a call that ends with the session or, unanswered, at its limit. */
async function limited<T>(
  signal: AbortSignal,
  call: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const calling = new AbortController();
  const onStop = () => calling.abort();
  signal.addEventListener('abort', onStop, { once: true });
  const timer = setTimeout(onStop, turnLimitMs);
  try {
    return await call(calling.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onStop);
  }
}

function callerMessage(text: string): ChatMessage {
  return { ...newMessage('user'), text, status: 'complete' };
}

function typingMessage(): ChatMessage {
  return { ...newMessage('assistant'), text: '', status: 'typing' };
}

function newMessage(sender: ChatMessage['sender']) {
  lastId += 1;
  return { id: `message-${lastId}`, sender, timestamp: new Date(), audioUrl: null };
}

/** The server answered without a reply, or the message did not reach it. */
function failureMessage(error: unknown): ToastMessage {
  const hasAnswered = error instanceof ApiError && error.status > 0;
  return hasAnswered ? messages.responseFailed : messages.messageNotSent;
}
