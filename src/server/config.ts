// Every setting of the server. The only file that reads the environment; a wrong value stops the start.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type MisspeltSetting, misspeltSettings } from './misspelt-settings.ts';
import {
  apiKey,
  modelName,
  modelServerUrl,
  openAiUrl,
  openAiVoices,
  speechVoices,
} from './model-settings.ts';
import { OperatorError } from './platform/operator-error.ts';
import { isRefusedAddress, literalAddress } from './platform/private-address.ts';

export interface Config {
  host: string;
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** postgres://… instead of the embedded SQLite file. */
  databaseUrl: string | null;
  /** False: the embedded database has to be there, as when its disk may not be mounted. */
  isNewDatabaseAllowed: boolean;
  /** Origin without a trailing slash: the scheme of cookies, the allowed Origin and links in mails. */
  publicUrl: string;
  isPublicUrlSet: boolean;
  /** Whether browsers are told to come by https only, for this host or its subdomains too. */
  hsts: 'host' | 'subdomains' | 'off';
  /** Whose X-Forwarded-For counts: nobody's, that of so many hops, or of these addresses. */
  trustProxy: false | number | string[];
  /** `info` logs each request; `warn` and above only what went wrong. */
  logLevel: string;
  isRateLimited: boolean;
  metricsToken: string | null;
  productName: string;
  supportEmail: string;
  isSupportEmailSet: boolean;
  adminEmail: string;
  isAdminEmailSet: boolean;
  /** The provider's number shown in the phone guides; empty when not set. */
  voiceNumber: string;
  maxUploadMegabytes: number;
  /** Documents and PDFs of all owners together. */
  maxStoredGigabytes: number;
  /** Without it each mail is written as a file into DATA_DIR/mail. */
  smtpUrl: string | null;
  mailFrom: string;
  webhookUrl: string | null;
  /** Two while one takes the place of the other: each message is signed with both. */
  webhookSecrets: string[];
  /** How long the links to documents in a deployment message work. */
  documentLinkDays: number;
  /** Private networks that WEBHOOK_URL may point into, such as 10.0.0.0/8; `all` for any. */
  webhookAllowPrivate: string[];
  /** An OpenAI-compatible server; each of its models is used only when it is named below. */
  modelServerUrl: string | null;
  modelServerKey: string | null;
  /** Words replies. */
  languageModel: string | null;
  /** Speaks replies, each of our voices with that server's voice of this name. */
  speechModel: string | null;
  speechVoices: Record<string, string>;
  /** Transcribes recordings. */
  transcriptionModel: string | null;
  /** No setting has these names, but one has nearly the same. */
  misspelt: MisspeltSetting[];
}

/** @throws ConfigError naming every wrong setting */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const mistakes: string[] = [];

  const known = new Set<string>();
  const text = (name: string): string | null => {
    known.add(name);
    return environment[name]?.trim() || null;
  };
  function read<T>(name: string, fallback: T, parse: (value: string) => T): T {
    const value = text(name);
    if (value === null) return fallback;
    try {
      return parse(value);
    } catch (error) {
      mistakes.push(`${name} ${error instanceof Error ? error.message : 'cannot be used'}`);
      return fallback;
    }
  }

  const port = read('PORT', 3000, wholeNumber(0, 65_535));
  const publicUrl = read<string | null>('PUBLIC_URL', null, origin);
  const adminEmail = read('ADMIN_EMAIL', 'admin@porchlight.example', email);
  const modelServerKey = read<string | null>('OPENAI_API_KEY', null, apiKey);
  const config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port,
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl: read<string | null>('DATABASE_URL', null, urlOf(['postgres:', 'postgresql:'])),
    isNewDatabaseAllowed: read('NEW_DATABASE', 'yes', oneOf(['yes', 'no'])) === 'yes',
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    isPublicUrlSet: publicUrl !== null,
    hsts: read<Config['hsts']>('HSTS', 'host', oneOf(['host', 'subdomains', 'off'])),
    trustProxy: read<Config['trustProxy']>('TRUST_PROXY', false, proxies),
    logLevel: read('LOG_LEVEL', 'info', oneOf(logLevels)),
    isRateLimited: read('RATE_LIMIT', 'on', oneOf(['on', 'off'])) === 'on',
    metricsToken: text('METRICS_TOKEN'),
    productName: text('PRODUCT_NAME') ?? 'Porchlight',
    supportEmail: read('SUPPORT_EMAIL', 'support@porchlight.example', email),
    isSupportEmailSet: text('SUPPORT_EMAIL') !== null,
    adminEmail,
    isAdminEmailSet: text('ADMIN_EMAIL') !== null,
    voiceNumber: text('VOICE_NUMBER') ?? '',
    maxUploadMegabytes: read('MAX_UPLOAD_MB', 10, wholeNumber(1, 100)),
    maxStoredGigabytes: read('MAX_STORED_GB', 20, wholeNumber(1, 100_000)),
    smtpUrl: read<string | null>('SMTP_URL', null, urlOf(['smtp:', 'smtps:'])),
    mailFrom: read('MAIL_FROM', adminEmail, email),
    webhookUrl: read<string | null>('WEBHOOK_URL', null, urlOf(['http:', 'https:'])),
    webhookSecrets: read<string[]>('WEBHOOK_SECRET', [], webhookSecrets),
    documentLinkDays: read('DOCUMENT_LINK_DAYS', 30, wholeNumber(1, 365)),
    webhookAllowPrivate: read<string[]>('WEBHOOK_ALLOW_PRIVATE', [], networks(['all'])),
    modelServerUrl: read('OPENAI_BASE_URL', modelServerKey && openAiUrl, modelServerUrl),
    modelServerKey,
    languageModel: read<string | null>('LLM_MODEL', null, modelName),
    speechModel: read<string | null>('TTS_MODEL', null, modelName),
    speechVoices: read('TTS_VOICES', openAiVoices, speechVoices),
    transcriptionModel: read<string | null>('STT_MODEL', null, modelName),
    misspelt: [],
  };
  config.misspelt = misspeltSettings(environment, [...known]);
  if (config.webhookUrl && !text('WEBHOOK_SECRET')) {
    mistakes.push('WEBHOOK_SECRET must be set with WEBHOOK_URL: it signs what is sent');
  }
  const webhookAddress = config.webhookUrl && literalAddress(config.webhookUrl);
  if (webhookAddress && isRefusedAddress(webhookAddress, config.webhookAllowPrivate)) {
    mistakes.push(
      'WEBHOOK_URL must not lie in a private network, unless WEBHOOK_ALLOW_PRIVATE names it, such as WEBHOOK_ALLOW_PRIVATE=10.0.0.0/8',
    );
  }
  for (const name of ['LLM_MODEL', 'TTS_MODEL', 'STT_MODEL']) {
    if (text(name) && !text('OPENAI_BASE_URL') && !text('OPENAI_API_KEY')) {
      mistakes.push(
        `${name} must be set with OPENAI_BASE_URL, or with OPENAI_API_KEY alone for OpenAI`,
      );
    }
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

export class ConfigError extends OperatorError {
  constructor(mistakes: string[]) {
    super(`${mistakes.map((mistake) => `Wrong setting: ${mistake}.`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const wholeNumber = (min: number, max: number) => (value: string) => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new Error(`must be a whole number from ${min} to ${max}`);
  }
  return number;
};

const oneOf =
  <Choice extends string>(choices: Choice[]) =>
  (value: string): Choice => {
    const choice = choices.find((known) => known === value);
    if (choice === undefined) throw new Error(`must be one of ${choices.join(', ')}`);
    return choice;
  };

/** The value itself is not repeated: it may hold a password. */
const urlOf = (protocols: string[]) => (value: string) => {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new Error(`must be an address that begins with ${protocols.join('// or ')}//`);
  }
  return value;
};

function origin(value: string): string {
  const url = new URL(urlOf(['http:', 'https:'])(value));
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error('must name only scheme, host and port, such as https://voice.example.com');
  }
  return url.origin;
}

function email(value: string): string {
  if (!/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(value)) {
    throw new Error('must be one e-mail address');
  }
  return value;
}

function webhookSecrets(value: string): string[] {
  const secrets = value.split(/[\s,]+/).filter((secret) => secret !== '');
  if (secrets.length > 2 || !secrets.every(isWebhookSecret)) {
    throw new Error(
      'must be base64 of at least 24 bytes, with or without whsec_ before it; two with a space between them while one replaces the other',
    );
  }
  return secrets;
}

function isWebhookSecret(value: string): boolean {
  const bytes = Buffer.from(value.replace(/^whsec_/, ''), 'base64').length;
  return /^(whsec_)?[\w+/-]+={0,2}$/.test(value) && bytes >= 24;
}

function proxies(value: string): number | string[] {
  return /^\d+$/.test(value) ? Number(value) : proxyNetworks(value);
}

/**
 * @param names of networks that the setting knows
 * @param others what else it takes, for the sentence
 */
function networks(names: string[], others = ''): (value: string) => string[] {
  return (value) => {
    const parts = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (!parts.every((part) => names.includes(part) || isNetwork(part))) {
      throw new Error(
        `must be ${others}addresses or networks such as 10.0.0.0/8 with commas between them, or ${names.join(', ')}`,
      );
    }
    return parts;
  };
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && isPrefix && more.length === 0;
}

/** The names are those of Fastify's proxy-addr. */
const proxyNetworks = networks(
  ['loopback', 'linklocal', 'uniquelocal'],
  'a number of hops such as 1, or ',
);
