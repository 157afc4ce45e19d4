// Lets the language model word a reply, where one is set up and the engine allows it. Whatever goes wrong,
// the engine's own reply stands.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { TurnResult } from '#engine/conversation.ts';
import { passagesToWord, withWording } from '#engine/worded-reply.ts';
import type { Services } from '#server/platform/services.ts';
import type { KeptConversation } from './kept-conversation.ts';

interface Spoken {
  index: KnowledgeIndex;
  conversation: KeptConversation;
  result: TurnResult;
  text: string;
}

export async function wordReply(
  { languageModel }: Pick<Services, 'languageModel'>,
  { index, conversation, result, text }: Spoken,
): Promise<TurnResult> {
  // What a model words is checked as English.
  if (!languageModel || result.language !== 'en') return result;
  const passages = passagesToWord(index, text, result);
  if (passages.length === 0) return result;
  const { companyName, businessHours } = index.setup;
  try {
    const worded = await languageModel.answer({
      utterance: text,
      passages,
      facts: { 'Company name': companyName, 'Business hours': businessHours },
      turns: conversation.recentTurns,
    });
    const said = { utterance: text, before: conversation.state };
    return withWording(result, said, passages, index, worded);
  } catch {
    return result;
  }
}
