// What call scripts allow to be said on a subject: lines whose condition or label the caller's words
// meet, and facts on the request at hand.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { Passage } from '#engine/conversation.ts';
import { bandOf } from '#engine/retrieval/band-of.ts';
import { retrieve } from '#engine/retrieval/retrieve.ts';
import type { CompiledLine, CompiledScript, ScriptId } from '#engine/scripts/compile-scripts.ts';
import { saidStems, topicShare } from '#engine/scripts/script-topic.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { quoted, quotedIn, type Said } from './said.ts';
import type { Answer, TurnContext } from './turn-context.ts';

const longestLine = 300;

/** The custom script the caller's words call for; null without one. */
export function customScriptFor({ index }: TurnContext, utterance: string): CompiledScript | null {
  return customScript(index, saidStems(utterance));
}

function customScript(index: KnowledgeIndex, said: ReadonlySet<string>): CompiledScript | null {
  let best: CompiledScript | null = null;
  let bestShare = 0;
  for (const script of index.scripts.values()) {
    const share = topicShare(script.topics, said);
    if (share > bestShare) {
      best = script;
      bestShare = share;
    }
  }
  return best;
}

/** Lines for this very subject, of a custom script or of one of the four; null without any. */
export function topicalLine(
  context: TurnContext,
  utterance: string,
): Extract<Answer, { kind: 'answer' }> | null {
  const said = saidStems(utterance);
  const custom = customScript(context.index, said);
  if (custom !== null) {
    context.trace.push(`script: ${custom.id}`);
    const say = custom.lines.filter(({ moment }) => moment !== 'unknown').map(sayLine);
    return say.length === 0
      ? null
      : {
          kind: 'answer',
          say: say.slice(0, 3),
          topic: custom.subject,
          offersMessage: custom.takesMessage,
        };
  }
  const line = lineFor(context.index, utterance, said);
  if (line === null) return null;
  context.trace.push(`script: ${line.passage.id}`);
  return { kind: 'answer', say: [sayLine(line)], topic: line.topic, offersMessage: true };
}

/** By the very words of its condition, else by what they mean. */
function lineFor(
  index: KnowledgeIndex,
  utterance: string,
  said: ReadonlySet<string>,
): CompiledLine | null {
  const scripts = [...index.scripts.values()].filter(({ id }) => id !== 'urgentIssues');
  const lines = scripts.flatMap((script) => script.lines);
  const named = lines.find(
    ({ moment, alternatives, kind }) =>
      moment === 'topic' && kind !== 'statement' && topicShare(alternatives, said) > 0,
  );
  if (named !== undefined) return named;
  const ranked = retrieve(index.topics, utterance);
  if (bandOf(ranked) !== 'answer') return null;
  return lines.find(({ passage }) => passage.id === ranked[0]?.passage.id) ?? null;
}

/** Facts that hold for the whole request, but not those in `known`. */
export function linkOrStatement(
  { index }: TurnContext,
  script: ScriptId,
  known: readonly (Passage | undefined)[],
): Said[] {
  const lines = index.scripts.get(script)?.lines ?? [];
  return lines
    .filter(({ kind, moment }) => kind !== 'say' && moment === 'opening')
    .filter(({ text }) => !known.some((passage) => passage?.text.includes(text)))
    .slice(0, 1)
    .map(sayLine);
}

function sayLine({ kind, passage }: CompiledLine): Said {
  const { link, number } = dialoguePhrases;
  if (kind === 'link') return quotedIn(link, 'link', passage);
  if (kind === 'number') return quotedIn(number, 'number', passage);
  return quoted(passage, clipQuote(passage.text, longestLine));
}
