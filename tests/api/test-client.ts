// A small client with a cookie jar over app.inject, for tests of the API.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface TestAnswer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** Parsed when it is JSON, else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  text: string;
  bytes: Buffer;
}

export interface TestFile {
  name: string;
  content: Buffer | string;
  type?: string;
  /** Name of the multipart field. */
  field?: string;
  /** Sent before the file, such as conversationId. */
  fields?: Record<string, string>;
}

export class TestClient {
  /** Name → value; tests may read, copy and change them. */
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #clock: { now(): Date };
  #headers: Record<string, string> = {};

  constructor(app: FastifyInstance, clock: { now(): Date }) {
    this.#app = app;
    this.#clock = clock;
  }

  /** Sends these with every further request. */
  withHeaders(headers: Record<string, string>): this {
    this.#headers = { ...this.#headers, ...headers };
    return this;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.request('GET', path, { headers });
  }

  head(path: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.request('HEAD', path, { headers });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.request('POST', path, { body, headers });
  }

  patch(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.request('PATCH', path, { body, headers });
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.request('DELETE', path, { headers });
  }

  /** Sends a multipart form with one file, as a browser does. */
  upload(path: string, file: TestFile, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const boundary = '----porchlight-test-boundary';
    const name = file.name.replaceAll('"', '%22');
    const fields = Object.entries(file.fields ?? {}).map(
      ([field, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const payload = Buffer.concat([
      Buffer.from(fields.join('')),
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${file.field ?? 'file'}"; filename="${name}"\r\n` +
          `Content-Type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`,
      ),
      Buffer.from(file.content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    return this.request('POST', path, {
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    });
  }

  async request(
    method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS',
    url: string,
    options: { body?: unknown; payload?: Buffer | string; headers?: Record<string, string> } = {},
  ): Promise<TestAnswer> {
    const headers = { ...this.#headers, ...options.headers };
    const request: InjectOptions = { method, url, headers };
    if (this.cookies.size > 0) {
      headers.cookie ??= [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    }
    if (options.payload !== undefined) request.payload = options.payload;
    else if (options.body !== undefined) {
      headers['content-type'] ??= 'application/json';
      request.payload = JSON.stringify(options.body);
    }
    const answer = await this.#app.inject(request);
    this.#keepCookies(answer);
    const isJson =
      /json/.test(String(answer.headers['content-type'] ?? '')) &&
      answer.headers['content-encoding'] === undefined;
    const text = answer.payload;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      text,
      bytes: answer.rawPayload,
    };
  }

  #keepCookies(answer: LightMyRequestResponse): void {
    for (const cookie of answer.cookies) {
      const isGone =
        cookie.maxAge === 0 ||
        (cookie.maxAge === undefined &&
          cookie.expires !== undefined &&
          cookie.expires <= this.#clock.now());
      if (isGone) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
  }
}
