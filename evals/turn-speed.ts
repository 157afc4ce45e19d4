// How long one turn takes with 30 FAQs and with 1,000 passages of documents besides them.
import { compile, type KnowledgeIndex } from '#engine/compile.ts';
import type { DocumentPassage } from '#engine/conversation.ts';
import { newConversation, turn } from '#engine/turn.ts';
import type { EvalRow } from './eval-row.ts';
import type { Company } from './property-data.ts';
import { shippedVectors } from './shipped-vectors.ts';

const faqCount = 30;
const passageCount = 1000;

export async function turnSpeed(companies: readonly Company[], at: string): Promise<EvalRow[]> {
  const [company] = companies;
  if (!company) return [];
  const faqs = companies.flatMap((each) => each.faqs).slice(0, faqCount);
  const setup = { ...company.setup, faqs };
  const says = companies.flatMap(({ questions }) => questions.map(({ say }) => say));
  const passages = windows(companies);
  if (passages.length < passageCount) throw new Error(`only ${passages.length} passages`);

  const small = compile(setup, [], shippedVectors());
  const document = { id: 1, title: 'everything.txt', passages: passages.slice(0, passageCount) };
  const large = compile(setup, [document], shippedVectors());
  return [
    speedRow(`one turn, ${faqCount} FAQs`, p95(small, says, at), 5),
    speedRow(
      `one turn, ${faqCount} FAQs and ${passageCount.toLocaleString('en')} passages`,
      p95(large, says, at),
      20,
    ),
  ];
}

/** Every three and every four lines of all documents: as long as passages are, and all different. */
function windows(companies: readonly Company[]): DocumentPassage[] {
  const lines = companies.flatMap(({ documents }) =>
    documents.flatMap(({ text }) => text.split('\n').filter((line) => line.trim() !== '')),
  );
  return [3, 4].flatMap((size) =>
    lines.map((_, from) => ({
      text: lines
        .slice(from, from + size)
        .join(' ')
        .slice(0, 600),
      heading: '',
      page: null,
    })),
  );
}

/**
 * Milliseconds. Each utterance counts with its fastest of three rounds, after one to warm up: a turn that
 * another process interrupted says nothing of the engine.
 */
function p95(index: KnowledgeIndex, says: readonly string[], at: string): number {
  const rounds = [0, 1, 2, 3].map(() =>
    says.map((text) => {
      const start = performance.now();
      turn(index, newConversation(), { text, at });
      return performance.now() - start;
    }),
  );
  const fastest = says.map((_, say) =>
    Math.min(...rounds.slice(1).map((round) => round[say] ?? 0)),
  );
  return fastest.sort((a, b) => a - b)[Math.floor(says.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}

function speedRow(what: string, ms: number, max: number): EvalRow {
  return {
    what: `${what}, p95`,
    figure: `${ms.toFixed(1)} ms`,
    target: `≤ ${max} ms`,
    isHeld: ms <= max,
  };
}
