// Whether each statement of a text is one of a passage: its facts are that statement's, and no word turns it round.
import { limitsOtherwise, saysOpposite } from './opposite-words.ts';
import { isNegated } from './restated-words.ts';
import { kindOf, type Statement, statementsOf } from './statements.ts';

export type StatementFault = 'unsupported-fact' | 'turned-round';

/**
 * @param isSupported whether a fact is one of these, in whatever form
 * @returns what is wrong with the first statement that is not the passage's; null when all are
 */
export function faultOfStatements(
  text: string,
  passage: { title: string; text: string },
  isSupported: (fact: string, supported: readonly string[]) => boolean,
): StatementFault | null {
  const known = statementsOf(passage.text);
  const titled = statementsOf(passage.title).flatMap(({ words }) => [...words]);
  for (const statement of statementsOf(text)) {
    if (statement.facts.length === 0 && statement.words.size === 0) continue;
    const support = supportOf(statement, known, isSupported);
    if (support.length === 0) return 'unsupported-fact';
    if (isAmountOfOther(statement, [...support.flatMap(({ words }) => [...words]), ...titled])) {
      return 'unsupported-fact';
    }
    const isSaid = support.some(
      (one) => saysTheSame(statement.text, one.text) && !mixes(statement, one, known),
    );
    if (!isSaid) return 'turned-round';
  }
  return null;
}

/** The statements that hold its facts: one of those most like it, or for each fact one of its kind. */
function supportOf(
  statement: Statement,
  known: readonly Statement[],
  isSupported: (fact: string, supported: readonly string[]) => boolean,
): Statement[] {
  const whole = mostAlike(statement, known).filter(({ facts }) =>
    statement.facts.every((fact) => isSupported(fact, facts)),
  );
  if (whole.length > 0) return whole;
  // '2 pets are allowed with a deposit of $300' may join two statements.
  const kinds = new Set(statement.facts.map(kindOf));
  if (kinds.size < 2 || kinds.size < statement.facts.length) return [];
  const each = statement.facts.map((fact) => {
    const ofKind = known.filter(({ facts }) => facts.some((one) => kindOf(one) === kindOf(fact)));
    return mostAlike(statement, ofKind).filter(({ words, facts }) => {
      const isAlike = [...words].some((word) => statement.words.has(word));
      return isAlike && isSupported(fact, facts);
    });
  });
  // Within one sentence each has its own.
  const sentences = new Set(each.flat().map(({ sentence }) => sentence));
  const isOfEach = each.every((ones) => ones.length > 0) && sentences.size >= each.length;
  return isOfEach ? each.flat() : [];
}

/** What amounts are of: one of the deposit is none of the rent. */
const amountsOf = new Set(
  'deposit fee rent fine due refund discount tax premium penalti'.split(' '),
);

function isAmountOfOther({ facts, words }: Statement, known: readonly string[]): boolean {
  if (words.size === 0 || !facts.some((fact) => /^(?:money|percent)$/.test(kindOf(fact)))) {
    return false;
  }
  const named = [...words].filter((word) => amountsOf.has(word));
  if (named.length > 0) return !named.every((word) => known.includes(word));
  return ![...words].some((word) => known.includes(word));
}

/** Those that share most of its words; all when none shares any. */
function mostAlike({ words }: Statement, known: readonly Statement[]): Statement[] {
  const shared = known.map((one) => [...one.words].filter((word) => words.has(word)).length);
  const most = Math.max(0, ...shared);
  return known.filter((_, at) => shared[at] === most);
}

/** Whether it has words that the passage says of something else: of two owners each does his own. */
function mixes({ words, facts }: Statement, one: Statement, known: readonly Statement[]): boolean {
  if (facts.length > 0 && facts.some((fact) => !one.facts.includes(fact))) return false;
  return [...words].some(
    (word) => !one.words.has(word) && known.some((other) => other.words.has(word)),
  );
}

function saysTheSame(text: string, known: string): boolean {
  return (
    isNegated(text) === isNegated(known) &&
    !saysOpposite(text, known) &&
    !limitsOtherwise(text, known)
  );
}
