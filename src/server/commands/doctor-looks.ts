// What `npm run doctor` looks at, one thing each. None of them changes anything.
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import type { Config } from '#server/config.ts';
import { hasDatabase } from '#server/database/connect.ts';
import { describePlace } from '#server/database/open-failure.ts';
import { freeDisk } from '#server/http/free-disk.ts';
import { makeDataFolder } from '#server/platform/data-folder.ts';
import { codeOf, OperatorError } from '#server/platform/operator-error.ts';
import { isRefusedAddress } from '#server/platform/private-address.ts';

export interface Finding {
  /** fault: it cannot work as it is set. */
  kind: 'ok' | 'note' | 'fault';
  text: string;
}

const patienceMs = 10_000;
const ok = (text: string): Finding => ({ kind: 'ok', text });
const note = (text: string): Finding => ({ kind: 'note', text });
const fault = (text: string): Finding => ({ kind: 'fault', text });

export async function lookAtDataFolder({ dataDir }: Config): Promise<Finding> {
  if (!existsSync(dataDir)) return note(`Data folder: ${dataDir} is made by the first start.`);
  try {
    makeDataFolder(dataDir);
  } catch (error) {
    return fault(`Data folder: ${sentenceOf(error)}`);
  }
  const { freeBytes, floorBytes } = await freeDisk(dataDir);
  const free = `${Math.floor(freeBytes / 1024 / 1024)} MB are free`;
  return freeBytes < floorBytes
    ? fault(`Data folder: only ${free} in ${dataDir}: writes are refused.`)
    : ok(`Data folder: ${dataDir}, ${free}.`);
}

export async function lookAtDatabase(config: Config): Promise<Finding> {
  try {
    return (await hasDatabase(config))
      ? ok(`Database: ${describePlace(config)} has data.`)
      : note(`Database: ${describePlace(config)} has none yet; the first start makes it.`);
  } catch (error) {
    return fault(`Database: ${sentenceOf(error)}`);
  }
}

/** Signs in and leaves again. */
export async function lookAtMailServer({ smtpUrl }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const { host } = new URL(smtpUrl);
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
    return [ok(`Mail server: ${host} lets us in.`)];
  } catch (error) {
    const reasons: Record<string, string> = {
      EAUTH: 'does not take user and password of SMTP_URL',
      EDNS: 'is not known here: is its name spelled right?',
      ETLS: 'and the encryption of SMTP_URL do not fit (smtp:// begins plain, smtps:// encrypted)',
    };
    const code = codeOf(error);
    return [fault(`Mail server: ${host} ${reasons[code] ?? `cannot be reached (${code})`}.`)];
  } finally {
    transport.close();
  }
}

/** Looks the receiver up and opens a connection; nothing is sent. */
export async function lookAtReceiver(config: Config): Promise<Finding[]> {
  const { webhookUrl, webhookAllowPrivate } = config;
  if (!webhookUrl) return [];
  const url = new URL(webhookUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) {
    return [fault(`Receiver: the host ${host} of WEBHOOK_URL is not known here.`)];
  }
  if (addresses.some(({ address }) => isRefusedAddress(address, webhookAllowPrivate))) {
    return [
      fault(
        `Receiver: ${host} of WEBHOOK_URL lies in a private network, so no message is sent. WEBHOOK_ALLOW_PRIVATE can name that network.`,
      ),
    ];
  }
  return [await reachable('Receiver', host, portOf(url))];
}

export async function lookAtModelServer(config: Config): Promise<Finding[]> {
  const { languageModel, speechModel, transcriptionModel, modelServerUrl } = config;
  if (!modelServerUrl || !(languageModel || speechModel || transcriptionModel)) return [];
  const url = new URL(modelServerUrl);
  return [await reachable('Model server', url.hostname.replace(/^\[|\]$/g, ''), portOf(url))];
}

function reachable(name: string, host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    const socket = connect({ host, port });
    socket.setTimeout(patienceMs, () => end(fault(`${name}: ${host}:${port} does not answer.`)));
    socket.on('connect', () => end(ok(`${name}: ${host}:${port} can be reached.`)));
    socket.on('error', (error) =>
      end(fault(`${name}: ${host}:${port} cannot be reached (${codeOf(error)}).`)),
    );
  });
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return `it fails unexpectedly: ${error instanceof Error ? error.message : error}`;
}
