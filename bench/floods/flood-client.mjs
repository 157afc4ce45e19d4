// A client that says which network address it comes from, as the trusted proxy of the measured server would.
import { connect } from 'node:net';
import { PlainClient } from '../../tests/peers/plain-client.mjs';

/** Where a flood comes from. @type {Record<string, (n: number) => string>} */
export const sources = {
  one: () => '203.0.113.7',
  ten: (n) => `203.0.113.${10 + (n % 10)}`,
  // Ten networks of 64 bits out of one of 48, as a single customer of a provider may have.
  ten64: (n) => `2001:db8:7:${(n % 10).toString(16)}::1`,
};

export class FloodClient extends PlainClient {
  #url;
  #from;

  /**
   * @param {string} url
   * @param {string} from network address
   */
  constructor(url, from) {
    super(url, { 'x-forwarded-for': from });
    this.#url = url;
    this.#from = from;
  }

  /** Header lines of a request that is written as bytes. */
  headerLines() {
    const cookie = this.cookies().map(({ name, value }) => `${name}=${value}`);
    return `Host: localhost\r\nX-Forwarded-For: ${this.#from}\r\nCookie: ${cookie.join('; ')}\r\n`;
  }

  /** A connection of its own, on which nothing was sent yet. Whatever ends it is no failure. */
  open() {
    const { hostname, port } = new URL(this.#url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    return socket;
  }
}
