// A plain HTTP client with a cookie jar and no other header: what a script of a customer would use.
// Speaks to a server process over the network; tests in one process use tests/api/test-client.ts.

/** @typedef {{ status: number, body: any, headers: Headers }} PlainAnswer */

export class PlainClient {
  /** @type {Map<string, string>} */
  #cookies = new Map();
  #url;
  #headers;

  /**
   * @param {string} url such as http://127.0.0.1:3000
   * @param {Record<string, string>} [headers] of a proxy before it, sent with every request
   */
  constructor(url, headers = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** The same browser at another address. @param {string} url */
  at(url) {
    const other = new PlainClient(url, this.#headers);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  /** For a browser that shall be the same owner. @returns {{ name: string, value: string }[]} */
  cookies() {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body] sent as JSON; a FormData as it is
   * @returns {Promise<PlainAnswer>}
   */
  async send(method, path, body) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.#headers,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  /**
   * Like send, but anything but a 2xx is an error.
   *
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  async expectOk(method, path, body) {
    const answer = await this.send(method, path, body);
    if (answer.status < 200 || answer.status > 299) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  /**
   * @param {number} assistantId
   * @param {string} name
   * @param {string | Uint8Array} content
   */
  upload(assistantId, name, content) {
    const form = new FormData();
    form.set('file', new Blob([/** @type {BlobPart} */ (content)]), name);
    return this.expectOk('POST', `/api/assistants/${assistantId}/documents`, form);
  }
}
