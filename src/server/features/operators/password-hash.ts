// Passwords at rest: scrypt with a salt of its own, and the cost beside the hash so that it can be
// raised later. The cost is that of OWASP's recommendation (32 MiB, three passes).
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Least length in characters; long enough that a guesser who is slowed down gets nowhere. */
export const passwordMin = 12;
export const passwordMax = 200;

/** @returns such as '$scrypt$ln=15,r=8,p=3$salt$hash' */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(present, salt, await derive(password, salt, present));
}

/**
 * Takes as long for a text that is no hash (null: there is no such account) as for a wrong password.
 * @param stored what `hashPassword` gave
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash } = parse(stored ?? '') ?? nobodys;
  const derived = await derive(password, salt, cost);
  return timingSafeEqual(derived, hash) && hash !== nobodys.hash;
}

interface Cost {
  /** Logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

const present: Cost = { ln: 15, r: 8, p: 3 };
const hashBytes = 32;

const format = ({ ln, r, p }: Cost, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${hash.toString('base64')}`;

/** Costs as much to compare with as a real one. */
const nobodys = { cost: present, salt: Buffer.alloc(16), hash: Buffer.alloc(hashBytes) };

function parse(stored: string) {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+=*)\$([\w+/]+=*)$/.exec(
    stored,
  );
  if (!match) return undefined;
  const [, ln, r, p, salt = '', hash = ''] = match;
  const bytes = Buffer.from(hash, 'base64');
  if (bytes.length !== hashBytes) return undefined;
  const cost: Cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: bytes };
}

/** The last of each: two at a time, since each takes 32 MiB and a thread, and many at once are guesses. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let begun = 0;

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const lane = begun++ % lanes.length;
  const derived = Promise.resolve(lanes[lane]).then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
        // Written the same on every keyboard.
        scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
  lanes[lane] = derived.catch(() => {});
  return derived;
}
