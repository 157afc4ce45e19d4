// The second net under the rules: how much an utterance sounds like callers in trouble, whatever its
// words. The weights are learnt from exemplars and, through word vectors, cover words of none.
import { startingOdds, weightTable, weightUnit } from './emergency-weights.ts';
import { netFeatures, netScale } from './net-features.ts';

export interface EmergencyOdds {
  /** Log odds of an emergency of any kind against an everyday call; 0 is even. */
  any: number;
  /** Log odds that a life is at stake against an urgent matter. */
  life: number;
}

interface Weights {
  urgent: number;
  life: number;
}

/** Longer utterances are read in stretches of this many words, so that chatter hides nothing. */
const stretch = 14;
const weights = readWeights();

/** `words` of a sentence as netWords() gives them. The odds of the stretch that sounds most like trouble; null when nothing was said. */
export function emergencyOdds(words: readonly string[]): EmergencyOdds | null {
  let worst: EmergencyOdds | null = null;
  for (let from = 0; from < words.length; from += stretch / 2) {
    const odds = oddsOf(words.slice(from, from + stretch));
    if (worst === null || odds.any > worst.any) worst = odds;
    if (from + stretch >= words.length) break;
  }
  return worst;
}

function oddsOf(words: readonly string[]): EmergencyOdds {
  let urgent = 0;
  let life = 0;
  for (const feature of netFeatures(words)) {
    const known = weights.get(feature);
    urgent += known?.urgent ?? 0;
    life += known?.life ?? 0;
  }
  const scale = netScale(words.length) / weightUnit;
  urgent = startingOdds.urgent + scale * urgent;
  life = startingOdds.life + scale * life;
  return { any: Math.log(Math.exp(urgent) + Math.exp(life)), life: life - urgent };
}

function readWeights(): ReadonlyMap<string, Weights> {
  const read = new Map<string, Weights>();
  for (const line of weightTable.trim().split('\n')) {
    const [urgent, ...parts] = line.split('|');
    for (const part of parts) {
      const [life, list = ''] = part.split(':');
      const pair = { urgent: Number(urgent), life: Number(life) };
      for (const feature of list.split(',')) read.set(feature, pair);
    }
  }
  return read;
}
