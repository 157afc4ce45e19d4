// `npm run bench -- floods`: what other people notice of floods that one stranger can make, each alone and all at once,
// from one address and from ten, and all of them four times as large. `-- floods slow-readers mails` runs only those
// (`together` is all at once); FLOOD_SECONDS sets how long each lasts (20), FLOOD_TIMES how large each is (1).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBuiltServer } from '../../tests/peers/built-server.mjs';
import { attacks } from './attacks.mjs';
import { createBystander } from './bystander.mjs';

const seconds = Number(process.env.FLOOD_SECONDS ?? 20);
const times = Number(process.env.FLOOD_TIMES ?? 1);
const limits = { readMs: 250, deployMs: 3_000, megabytes: 400 };

/** @param {string[]} names none: all */
export async function runFloods(names) {
  const known = [...Object.keys(attacks), 'together'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such flood: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  }
  const wanted = names.length === 0 ? known : names;
  await measure('nothing', [], 'one', 1);
  for (const name of wanted) {
    const kinds = name === 'together' ? Object.keys(attacks) : [name];
    for (const source of name === 'together' ? ['one', 'ten', 'ten64'] : ['one', 'ten']) {
      await measure(name, kinds, source, times);
    }
    if (name === 'together') {
      for (const source of ['one', 'ten']) await measure(name, kinds, source, 4 * times);
    }
  }
}

/**
 * Measures and prints, as soon as it is known: a server that a flood overcomes may take the rest with it.
 *
 * @param {string} name
 * @param {string[]} kinds
 * @param {string} source
 * @param {number} size how many times as large as it is by default
 */
async function measure(name, kinds, source, size) {
  const what = `${name}${size === 1 ? '' : ` × ${size}`}, from ${source}`;
  const receiver = await startFailingReceiver();
  const server = await startBuiltServer({
    env: {
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: Buffer.alloc(32, 7).toString('base64'),
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    },
  });
  /** @type {ReturnType<typeof startFlood>[]} */
  const floods = [];
  try {
    const bystander = await createBystander(server.url);
    for (const kind of kinds) {
      const count = (attacks[kind]?.count ?? 0) * size;
      floods.push(startFlood(server.url, kind, count, source));
    }
    await Promise.all(floods.map(({ ready }) => ready));
    for (const flood of floods) flood.begin();
    // All of it stands before anything is measured.
    await wait(1_000);
    const endAt = Date.now() + seconds * 1_000;
    const isOver = () => Date.now() > endAt;
    const [peak] = await Promise.all([peakOf(server.pid(), isOver), bystander.work(isOver)]);
    const extra = [];
    if (kinds.includes('slow-pdfs')) {
      const readMs = await bystander.timeOfReading();
      extra.push(`a text is read after ${readMs === null ? '> 60' : (readMs / 1000).toFixed(1)} s`);
    }
    if (kinds.includes('mails'))
      extra.push(`own confirmation mail ${await bystander.mayGetMail()}`);
    const hitsBefore = receiver.hits();
    if (kinds.includes('retries')) extra.push(`${hitsBefore} calls at the provider`);
    const answers = await Promise.all(
      floods.map(
        async (flood, n) =>
          `${kinds.length > 1 ? `${kinds[n]} ` : ''}${tellAnswers(await flood.stop())}`,
      ),
    );
    console.log(`${what}: ${tell(bystander.figures, peak, [...extra, ...answers])}`);
  } catch (error) {
    console.log(`${what}: FAILS; ${error instanceof Error ? error.message : error}`);
  } finally {
    for (const flood of floods) flood.kill();
    await server.stop();
    receiver.close();
  }
}

/**
 * @param {string} url
 * @param {string} kind
 * @param {number} count
 * @param {string} source
 */
function startFlood(url, kind, count, source) {
  const child = fork(fileURLToPath(new URL('./flood-process.mjs', import.meta.url)), [
    url,
    kind,
    String(count),
    source,
  ]);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the flood ${kind} ended by itself`);
  });
  ended.catch(() => {});
  const message = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    ready: message(),
    begin: () => child.send('begin'),
    async stop() {
      const answer = message();
      child.send('stop');
      return (await answer).answers;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

/** Of the resident memory, in megabytes. @param {number} pid @param {() => boolean} isOver */
async function peakOf(pid, isOver) {
  let peak = 0;
  while (!isOver()) {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    await wait(200);
  }
  return Math.round(peak);
}

/** A provider whose receiver is broken and asks for patience. */
async function startFailingReceiver() {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits += 1;
    response.writeHead(500, { 'retry-after': '3600' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, hits: () => hits, close: () => server.close() };
}

/**
 * @param {{ reads: number[], deploys: number[], refused: Record<string, number> }} figures
 * @param {number} peak
 * @param {string[]} extra
 */
function tell({ reads, deploys, refused }, peak, extra) {
  const [readMs, deployMs] = [p99(reads), p99(deploys)];
  const isHeld =
    readMs <= limits.readMs &&
    deployMs <= limits.deployMs &&
    peak <= limits.megabytes &&
    Object.keys(refused).length === 0;
  const parts = [
    isHeld ? 'holds' : 'FAILS',
    `GET p99 ${Math.round(readMs)} ms of ${reads.length}`,
    `deploy p99 ${Math.round(deployMs)} ms of ${deploys.length}`,
    `${peak} MB`,
    `others refused: ${tellAnswers(refused)}`,
    ...extra,
  ];
  return parts.join('; ');
}

/** @param {number[]} times */
function p99(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

/** @param {Record<string, number>} answers */
function tellAnswers(answers) {
  const parts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  return parts.join(', ') || 'none';
}
