// A message of the chat (spec 3), with what the screen shows of a reply beside its text.
import type { ConversationReply } from '#web/api/conversation.ts';

export interface ChatMessage {
  id: string;
  text: string;
  sender: 'user' | 'assistant';
  timestamp: Date;
  /** Audio of a reply; null for the caller, and where none was made. */
  audioUrl: string | null;
  /** Of a reply in another language than English. */
  language?: ConversationReply['language'];
  /** `typing` is the placeholder that the complete message or the error message replaces (spec 4). */
  status: 'typing' | 'complete' | 'error';
  /** Action, sources, emergency and transfer; absent for what is no turn, such as the greeting. */
  reply?: Pick<ConversationReply, 'action' | 'sources' | 'emergency' | 'transfer'>;
  /** The server was away: the text is one of the built-in replies (spec 8). */
  isBuiltIn?: boolean;
}
