// Splits a text into the pieces that the sentence encoder knows: of all ways to split it, the
// likeliest by the pieces' scores (a unigram model, Kudo 2018).

export interface PieceVocabulary {
  /** Number of a piece, `onlyBegins` for letters that pieces only begin with; a space is written ▁. */
  readonly idOf: ReadonlyMap<string, number>;
  /** Logarithm of how common a piece is, by number. */
  readonly scores: ArrayLike<number>;
}

export const onlyBegins = -1;
/** What stands for letters that are in no piece. */
const unknownPiece = 0;
/** Below the rarest piece's score, so that a letter is unknown only where no piece has it. */
const unknownScore = -20;
/** Enough for more pieces than the encoder takes; time grows with the letters. */
const mostLetters = 600;

/**
 * @returns the numbers of the pieces, at least one; a row of unknown letters is one piece
 */
export function pieceText(vocabulary: PieceVocabulary, text: string): number[] {
  const letters = Array.from(
    `▁${text.slice(0, mostLetters).normalize('NFKC').trim().replace(/\s+/g, '▁')}`,
  );
  const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
  const starts = new Int32Array(letters.length + 1);
  const pieces = new Int32Array(letters.length + 1);
  best[0] = 0;
  for (let start = 0; start < letters.length; start += 1) {
    const scoreSoFar = best[start] as number;
    let piece = '';
    for (let next = start + 1; next <= letters.length; next += 1) {
      piece += letters[next - 1];
      const known = vocabulary.idOf.get(piece);
      const isLetter = next === start + 1;
      if (known === undefined && !isLetter) break;
      if (known === onlyBegins && !isLetter) continue;
      const id = known === undefined || known === onlyBegins ? unknownPiece : known;
      const score = id === unknownPiece ? unknownScore : (vocabulary.scores[id] ?? 0);
      if (scoreSoFar + score >= (best[next] as number)) {
        best[next] = scoreSoFar + score;
        starts[next] = start;
        pieces[next] = id;
      }
    }
  }
  const backwards: number[] = [];
  for (let end = letters.length; end > 0; end = starts[end] as number) {
    const id = pieces[end] as number;
    if (id !== unknownPiece || backwards.at(-1) !== unknownPiece) backwards.push(id);
  }
  return backwards.reverse();
}
