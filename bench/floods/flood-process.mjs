// One flood as a process of its own, so that what measures is not held up by it: prepares, says that it is ready, begins
// when told to, and counts the answers until it is told to stop.
import { attacks } from './attacks.mjs';
import { sources } from './flood-client.mjs';

const [url = '', name = '', count = '0', source = 'one'] = process.argv.slice(2);
const attack = attacks[name];
const addressOf = sources[source];
if (!attack || !addressOf) throw new Error(`no such flood: ${name} from ${source}`);

let isOver = false;
/** @type {Record<string, number>} */
const answers = {};
const begin = await attack.run({
  url,
  count: Number(count),
  addressOf,
  isOver: () => isOver,
  tell: (status) => {
    answers[status] = (answers[status] ?? 0) + 1;
  },
});
process.send?.({ kind: 'ready' });
process.on('message', (word) => {
  if (word === 'begin') begin().catch((error) => console.error(`${name}: ${error}`));
  if (word === 'stop') {
    isOver = true;
    process.send?.({ kind: 'answers', answers }, undefined, undefined, () => process.exit(0));
  }
});
