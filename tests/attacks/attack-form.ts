// The short form runs with `npm test`; ATTACKS=long is the whole attack, and holds the times to their limits.
export const isLong = process.env.ATTACKS === 'long';
