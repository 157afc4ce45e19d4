// The call scripts of one set-up, read once: what each lets the assistant say, and for which request.
import type { AssistantSetup, Passage } from '#engine/conversation.ts';
import { type ScriptKindId, scriptKinds } from '#shared/domain/call-scripts.ts';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { type ReadScript, readScript, type ScriptLine } from './read-script.ts';
import { scriptSentences } from './script-sentences.ts';
import { topicAlternatives } from './script-topic.ts';

/** Such as 'maintenanceRequests' or 'custom:0'. */
export type ScriptId = ScriptKindId | `custom:${number}`;

export interface CompiledLine extends ScriptLine {
  passage: Passage;
  /** Sets of words, one of which a caller must say for its topic to be met. */
  alternatives: readonly (readonly string[])[];
}

export interface CompiledScript extends ReadScript {
  id: ScriptId;
  lines: readonly CompiledLine[];
  /** Custom scripts: sets of words, one of which a caller must say for the script to apply. */
  topics: readonly (readonly string[])[];
  /** It tells to take the matter down for the team. */
  takesMessage: boolean;
}

const takesDown = /\btak(?:e|ing) (?:a |the |down )?(?:message|name|details|info)/i;
const forbids = /\b(?:do not|don['’]t|never)\b/i;

/** Scripts by id; the defaults of the type while none are saved (spec 4). */
export function compileScripts(setup: AssistantSetup): Map<ScriptId, CompiledScript> {
  const texts = setup.callInstructions ?? {
    ...defaultCallScripts(setup.setupType),
    customInstructions: [],
  };
  const scripts = [
    ...scriptKinds.map(({ id, title }) =>
      // Emergency advice is given by the engine; of that script only quoted words may be spoken.
      compileScript(id, `${title} script`, texts[id], id !== 'urgentIssues'),
    ),
    ...texts.customInstructions.map((text, at) =>
      compileScript(`custom:${at}`, `Custom Script ${at + 1}`, text, true),
    ),
  ];
  return new Map(scripts.map((script) => [script.id, script]));
}

function compileScript(
  id: ScriptId,
  title: string,
  text: string,
  mayStateFacts: boolean,
): CompiledScript {
  const read = readScript(text, mayStateFacts);
  const lines = read.lines.map((line, at) => ({
    ...line,
    passage: {
      id: `script:${id}:${at}`,
      kind: 'script' as const,
      title,
      text: line.text,
      keys: line.topic === '' ? [] : [line.topic],
    },
    alternatives: topicAlternatives(line.topic),
  }));
  const isCustom = id.startsWith('custom:');
  return {
    id,
    slots: read.slots,
    subject: read.subject,
    lines,
    topics: isCustom ? topicAlternatives(read.subject) : [],
    takesMessage: scriptSentences(text).some(
      (sentence) => takesDown.test(sentence.text) && !forbids.test(sentence.text),
    ),
  };
}
