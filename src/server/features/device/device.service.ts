// What an owner holds, which browsers may speak for it, and the ways for one more browser to join.
import { randomBytes } from 'node:crypto';
import { listAssistants } from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Owner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import { sha256 } from '#server/platform/sha256.ts';
import type { getDevice } from '#shared/contract/device.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import * as store from './device.store.ts';
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts';

const linkMinutes = 10;
/** Of a code that an operator tells a customer. */
const oneTimeCodeDays = 3;

/** @param deviceId what the browser holds in its local storage */
export async function readDevice(
  { db }: Services,
  owner: Owner | null,
  deviceId: string | undefined,
): Promise<Answer<typeof getDevice>> {
  const deviceIds = owner ? await store.deviceIdsOf(db, owner.id) : [];
  const needsRecovery =
    deviceId !== undefined && deviceIds.length === 0 && (await store.isKnownDevice(db, deviceId));
  const hasRecoveryCode = owner !== null && (await store.hasRecoveryCode(db, owner.id));
  return { deviceIds, needsRecovery, hasRecoveryCode };
}

export async function listBrowsers({ db }: Services, owner: Owner | null) {
  if (!owner) return [];
  const browsers = await store.browsersOf(db, owner.id);
  return browsers.map((browser) => ({
    ...browser,
    isThisBrowser: browser.id === owner.sessionId,
  }));
}

/** @throws AppError not-found */
export async function removeBrowser({ db }: Services, owner: Owner, id: number): Promise<void> {
  if (!(await store.deleteBrowser(db, owner.id, id))) throw new AppError('not-found');
}

/** Only its hash is kept: it is shown this once. */
export async function renewRecoveryCode({ db }: Services, owner: Owner): Promise<string> {
  const code = makeRecoveryCode();
  await store.saveRecoveryCode(db, owner.id, sha256(readRecoveryCode(code)));
  return code;
}

/** Works like a recovery code, once, beside the one that the owner may have. Only its hash is kept. */
export async function makeOneTimeCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: number,
): Promise<{ recoveryCode: string; expiresAt: string }> {
  const recoveryCode = makeRecoveryCode();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + oneTimeCodeDays * 24 * 60 * 60_000).toISOString();
  const secretHash = sha256(readRecoveryCode(recoveryCode));
  await store.saveLink(db, { secretHash, ownerId, expiresAt, usedAt: null }, now.toISOString());
  return { recoveryCode, expiresAt };
}

/** @throws AppError wrong-recovery-code */
export async function findByRecoveryCode({ db, clock }: Services, code: string): Promise<number> {
  const hash = sha256(readRecoveryCode(code));
  const ownerId =
    (await store.ownerOfRecoveryCode(db, hash)) ??
    (await store.ownerOfLink(db, hash, clock.now().toISOString()));
  return ownerId ?? refuseCode();
}

/** A code that is good once is used up. @throws AppError wrong-recovery-code when it is meanwhile */
export async function useUpRecoveryCode({ db, clock }: Services, code: string): Promise<void> {
  const hash = sha256(readRecoveryCode(code));
  const isUsed = await store.useLink(db, hash, clock.now().toISOString());
  if (!isUsed && (await store.ownerOfRecoveryCode(db, hash)) === null) refuseCode();
}

function refuseCode(): never {
  throw new AppError('wrong-recovery-code');
}

/** The secret stands behind the `#`, which browsers send to no server and no log. */
export async function makeLink(
  { db, clock }: Services,
  owner: Owner,
  baseUrl: string,
): Promise<{ url: string; expiresAt: string }> {
  const secret = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000).toISOString();
  const link = { secretHash: sha256(secret), ownerId: owner.id, expiresAt, usedAt: null };
  await store.saveLink(db, link, now.toISOString());
  return { url: `${baseUrl}/#resume=${secret}`, expiresAt };
}

/** @returns 'over' for one that was used or has ended. @throws AppError link-not-usable for one that never was */
export async function findByLink(
  { db, clock }: Services,
  secret: string,
): Promise<number | 'over'> {
  const secretHash = sha256(secret);
  const ownerId = await store.ownerOfLink(db, secretHash, clock.now().toISOString());
  if (ownerId !== null) return ownerId;
  if (await store.isKnownLink(db, secretHash)) return 'over';
  throw new AppError('link-not-usable');
}

/** @throws AppError link-not-usable */
export async function useUpLink({ db, clock }: Services, secret: string): Promise<void> {
  const isMine = await store.useLink(db, sha256(secret), clock.now().toISOString());
  if (!isMine) throw new AppError('link-not-usable');
}

export async function assistantNames({ db }: Services, ownerId: number): Promise<string[]> {
  const assistants = await listAssistants(db, ownerId, undefined);
  return assistants.map(({ companyName }) => companyName || 'Unnamed Assistant');
}

/** Whether joining `ownerId` would make this browser lose sight of assistants of its own. */
export async function wouldLeaveAssistants(
  services: Services,
  owner: Owner | null,
  ownerId: number,
): Promise<boolean> {
  if (!owner || owner.id === ownerId) return false;
  return (await assistantNames(services, owner.id)).length > 0;
}

export function deviceIdsOf({ db }: Services, ownerId: number): Promise<string[]> {
  return store.deviceIdsOf(db, ownerId);
}

/** Links to another computer that were not followed in time. @returns how many there were */
export function deleteOverLinks({ db, clock }: Services): Promise<number> {
  return store.deleteOverLinks(db, clock.now().toISOString());
}
