// The short form runs with `npm test`; ATTACKS=long is the whole attack, and holds the times to their limits.
export const isLong = process.env.ATTACKS === 'long';

/** Ends a test that hangs; nothing depends on it. */
export const patienceMs = isLong ? 1_200_000 : 180_000;
