// How callers say that something does not do what it should.

export const faults = `
  leak[s|ing|ed|y], (com(es|ing)|going|pour(s|ing)|gush(es|ing)|spilling) (out|up|down|through|from)
  drip[s|ping], overflow[s|ing|ed], flood[ed|ing], run[s|ning]
  broke[n], break[s|ing], busted, cracked, shattered, torn, peeling, sagging
  (isn't|not) working, doesn't, don't work, isn't, won't, no longer
  not (cooling|heating|draining|turning|closing|opening|locking|flushing)
  stop working, stopped, quit, died, dead, (went|goes) out, (burnt|burned|locked) out, came off, fell, falling
  clog[ged|s], (backed|backing) up, stuck, jam[med], frozen, froze, slow, low, weak, cold, lukewarm
  loose, wobbly, missing
  flicker[s|ing], spark[s|ing], trip(s|ped|ping)
  noise, noisy, loud, buzz[es|ing], beep[s|ing], chirp[s|ing], rattl(es|ing)
  smell[s|ing|y], stink[s]
  crawling, everywhere, infest(ed|ation)
  acting up, messed up, problem, issue, trouble
`;

/** Faults only of a thing named before: 'the heat is out', but not 'out in the garage'. */
export const states = 'out, off';

/** What people do, not things. */
export const doings = `
  (mov(e|es|ed|ing)|find[ing]|figur(e|ing)|check[ing]|fill[ing]|hand[ing|ed]|rent[ing|ed]) out
  (get|getting) (out|off)
  passed out
`;
