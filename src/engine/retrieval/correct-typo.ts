// Finds the word that was meant by a word nobody knows.

/** One slip in a word of 4 letters, two from 8 on; shorter words have too many neighbours. */
function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The likeliest of the candidates by edits (a letter added, lost, changed, or two swapped); the first
 * one wins among equals. The first letter may only change by a swap: people rarely miss it.
 *
 * @param rarityOf how much rarer than others a candidate is meant, in slips
 * @returns null when all are further away than the word's length allows
 */
export function correctTypo(
  word: string,
  candidates: Iterable<string>,
  maxEdits = 2,
  rarityOf: (candidate: string) => number = () => 0,
): string | null {
  const budget = Math.min(maxEdits, allowedEdits(word));
  let best: string | null = null;
  if (budget === 0) return null;
  let leastCost = Number.POSITIVE_INFINITY;
  // One slip leaves the first or the last third of a word as it is, two leave one of three thirds.
  const third = Math.max(1, Math.floor(word.length / 3) - 1);
  const [start, end] = [word.slice(0, third), word.slice(-third)];
  for (const candidate of candidates) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > budget) continue;
    if (!sharesFirstLetter(word, candidate)) continue;
    if (budget === 1 && !candidate.startsWith(start) && !candidate.endsWith(end)) continue;
    if (countEdits(word, candidate, budget) > budget) continue;
    const cost = slipCost(word, candidate) + rarityOf(candidate);
    // Of three letters only 'feee' is near enough.
    if (candidate.length < 4 && cost > doubledCost + 1e-9) continue;
    if (cost < leastCost) {
      best = candidate;
      leastCost = cost;
    }
  }
  return best;
}

const doubledCost = 0.4;
const vowels = new Set('aeiouy');

/** How unlikely the slips are: letters doubled or not, swapped, vowels mixed up are the usual ones. */
function slipCost(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, j) => 0.7 * j)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [0.9 * i];
    for (let j = 1; j <= meant.length; j += 1) {
      const [t = '', m = ''] = [typed[i - 1], meant[j - 1]];
      const added = t === typed[i - 2] ? doubledCost : 0.9;
      const lost = m === meant[j - 2] ? doubledCost : vowels.has(m) ? 0.5 : 0.7;
      const changed = t === m ? 0 : vowels.has(t) && vowels.has(m) ? 0.7 : 1;
      let cost = Math.min(
        at(rows[i - 1], j - 1) + changed,
        at(rows[i - 1], j) + added,
        at(row, j - 1) + lost,
      );
      if (i > 1 && j > 1 && t === meant[j - 2] && typed[i - 2] === m) {
        cost = Math.min(cost, at(rows[i - 2], j - 2) + 0.5);
      }
      row.push(cost);
    }
    rows.push(row);
  }
  return at(rows[typed.length], meant.length);
}

function sharesFirstLetter(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** Edits between two words; some number above `limit` once it is certain to be passed. */
export function countEdits(a: string, b: string, limit: number): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let common = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (common < shorter && a[a.length - 1 - common] === b[b.length - 1 - common]) common += 1;
  // Nearly all words are too far apart; to see that must not take time.
  const restA = a.length - start - common;
  const restB = b.length - start - common;
  if (restA === 0 || restB === 0 || (restA === 1 && restB === 1)) return Math.max(restA, restB);
  if (limit === 1) {
    const isSwap =
      restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
    return isSwap ? 1 : 2;
  }
  return countMiddleEdits(a.slice(start, start + restA), b.slice(start, start + restB), limit);
}

function countMiddleEdits(a: string, b: string, limit: number): number {
  if (a === '' || b === '') return a.length + b.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let edits = Math.min(change, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > limit && Math.min(...last) >= limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? Number.POSITIVE_INFINITY;
}
