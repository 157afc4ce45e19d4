// A plain TCP balancer on a free loopback port: hands connections to its nodes in turns, and passes over a node
// that does not take them. It knows nothing of HTTP, sessions or health.
import { createConnection, createServer } from 'node:net';

/**
 * @typedef {object} Balancer
 * @property {string} url
 * @property {() => number[]} connections Taken by each node so far.
 * @property {() => Promise<void>} close Breaks what is open.
 *
 * @param {string[]} urls of the nodes
 * @returns {Promise<Balancer>}
 */
export async function startBalancer(urls) {
  const ports = urls.map((url) => Number(new URL(url).port));
  const taken = ports.map(() => 0);
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  let next = 0;

  const server = createServer((client) => {
    keep(client);
    client.on('error', () => {});
    client.pause();
    const first = next;
    next = (next + 1) % ports.length;
    connect(client, first, ports.length);
  });

  /**
   * @param {import('node:net').Socket} client
   * @param {number} index
   * @param {number} attempts
   */
  function connect(client, index, attempts) {
    if (attempts === 0 || client.destroyed) {
      client.destroy();
      return;
    }
    const node = createConnection({ host: '127.0.0.1', port: ports[index] ?? 0 });
    const passOver = () => connect(client, (index + 1) % ports.length, attempts - 1);
    node.once('error', passOver);
    node.once('connect', () => {
      node.off('error', passOver);
      keep(node);
      taken[index] = (taken[index] ?? 0) + 1;
      // Whichever side ends or breaks ends the other.
      node.on('error', () => {});
      node.on('close', () => client.destroy());
      client.on('close', () => node.destroy());
      client.pipe(node);
      node.pipe(client);
    });
  }

  /** @param {import('node:net').Socket} socket */
  function keep(socket) {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    connections: () => [...taken],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
