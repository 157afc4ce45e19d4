// The outbox: a durable queue of mails and webhook calls. What is queued in a transaction is delivered
// at least once under one message id, whatever happens to the process (spec 4, deployment).
import type { Db, Dialect, Trx } from '#server/database/db.ts';
import { retryWhileAway } from '#server/database/retry-while-away.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import type { Clock } from './clock.ts';
import { withAttempt } from './delivery-attempts.ts';
import type { MailAttachment, Mailer } from './mailer.ts';
import { deliveryRow, type MailContent, type NewDelivery } from './new-delivery.ts';
import type { DeliveryState } from './outbox.store.ts';
import * as store from './outbox.store.ts';
import { keptWaitMs, nextWaitMs } from './retry-schedule.ts';
import type { WebhookSender } from './webhook-sender.ts';

export type { MailContent } from './new-delivery.ts';
export {
  countByStatus,
  type DeliveryState,
  findState,
  listDeliveries,
  listMailRecipients,
  listMessageIds,
  listUndeliveredSubmissions,
  listUnsent,
} from './outbox.store.ts';

export interface Outbox {
  enqueueMail(trx: Trx, delivery: NewDelivery, to: string, mail: MailContent): Promise<void>;
  /** Does nothing when no webhook is set up. */
  enqueueWebhook(trx: Trx, delivery: NewDelivery, type: string, data: object): Promise<void>;
  /** Starts over what ended without success or waits for another attempt. Call `wake` after the commit. */
  retry(trx: Trx, delivery: RetriedDelivery): Promise<void>;
  /** Sends again what was delivered, under its old id. Call `wake` after the commit. */
  repeat(trx: Trx, id: number, content: WebhookContent): Promise<void>;
  /**
   * The same for its user: once a minute, never before the other side wants it, and what waits for an attempt keeps
   * those it still has.
   * @returns the whole seconds to wait, 0 when it is due now or there is nothing to try
   */
  retryForUser(trx: Trx, delivery: DeliveryState): Promise<number>;
  cancel(trx: Trx, assistantId: number): Promise<void>;
  /** Gives up what a submission has not delivered of this purpose. Its status is to be settled after it. */
  supersede(trx: Trx, submissionId: number, purpose: string): Promise<void>;
  onSubmissionDelivery(listener: SubmissionListener): void;
  /** Call right after the commit of a transaction that queued something. */
  wake(): void;
  /** Delivers all that is due; for tests and for commands that end afterwards. */
  runDue(): Promise<void>;
  start(report?: OutboxReport): void;
  /** Ends running attempts; what was not delivered is due again at the next start. */
  stop(): Promise<void>;
}

/** The body of a webhook call. */
export interface WebhookContent {
  type: string;
  /** ISO 8601. */
  timestamp: string;
  data: object;
}

export interface OutboxReport {
  /** The queue itself could not work. */
  broken(error: unknown): void;
  /** The other side did not take a message. */
  attemptFailed(failure: AttemptFailure): void;
}

export interface AttemptFailure {
  deliveryId: number;
  kind: store.DeliveryKind;
  code: number | null;
  /** One plain sentence, without an address. */
  reason: string;
  /** 1 for the first. */
  attempt: number;
  /** There will be no other by itself. */
  isGivenUp: boolean;
}

type RetriedDelivery = Pick<DeliveryState, 'id' | 'status' | 'leasedUntil'>;

/** Works in the transaction that records how an attempt ended. */
export interface SubmissionListener {
  /** Before: everyone locks a submission first and its deliveries after it. */
  lock(trx: Trx, submissionId: number): Promise<void>;
  settle(trx: Trx, submissionId: number): Promise<void>;
  /** What its mails carry when they say so. */
  readAttachment(submissionId: number): Promise<MailAttachment | undefined>;
}

export interface OutboxParts {
  db: Db;
  dialect: Dialect;
  clock: Clock;
  mailer: Mailer;
  webhookSender: WebhookSender;
  /** From 0 up to 1; jitter. */
  random?: () => number;
}

/** Attempts that run side by side, for each kind: a receiver that hangs does not hold up the mail. */
const lanesPerKind = 4;
/** Longer than an attempt may take; after it another worker takes over. */
const leaseMs = 30_000;
/** Finds what another server left behind. */
const longestSleepMs = 15_000;
const userRetryEveryMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const keepEndedMs = 7 * dayMs;

export function createOutbox(parts: OutboxParts): Outbox {
  const { db, dialect, clock, random = Math.random } = parts;
  const lanes = { email: 0, webhook: 0 };
  const running = new Set<Promise<void>>();
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let listener: SubmissionListener | undefined;
  let report: OutboxReport = unheard;
  let isStarted = false;

  const nowMs = () => clock.now().getTime();
  const timeText = (ms: number) => new Date(ms).toISOString();

  function wake(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    openLane('email');
    openLane('webhook');
  }

  /** A lane works until nothing is due. One that found work opens another. */
  function openLane(kind: store.DeliveryKind): void {
    if (lanes[kind] >= lanesPerKind || stopping.signal.aborted) return;
    lanes[kind] += 1;
    const lane = workThrough(kind)
      .catch((error: unknown) => report.broken(error))
      .finally(() => {
        lanes[kind] -= 1;
        running.delete(lane);
        if (running.size === 0) void sleep();
      });
    running.add(lane);
  }

  async function workThrough(kind: store.DeliveryKind): Promise<void> {
    while (!stopping.signal.aborted) {
      const delivery = await claim(kind);
      if (!delivery) return;
      openLane(kind);
      await deliver(delivery);
    }
  }

  function claim(kind: store.DeliveryKind) {
    const now = nowMs();
    const leasedUntil = timeText(now + leaseMs);
    return store.claimDue(db, { dialect, kind, now: timeText(now), leasedUntil });
  }

  async function deliver(delivery: store.DeliveryRow): Promise<void> {
    const { signal } = stopping;
    const { mailer, webhookSender } = parts;
    const readAttachment = async (id: number) => listener?.readAttachment(id);
    const ports = { mailer, webhookSender, readAttachment };
    const outcome = await attemptDelivery(delivery, ports, signal);
    const isInterrupted = signal.aborted && !outcome.isDelivered;
    const change = isInterrupted ? released(delivery) : changeAfter(delivery, outcome);
    await retryWhileAway(() =>
      db.transaction().execute(async (trx) => {
        const { submissionId } = delivery;
        if (submissionId !== null) await listener?.lock(trx, submissionId);
        const isOurs = await store.finishAttempt(trx, delivery, change);
        if (isOurs && submissionId !== null) await listener?.settle(trx, submissionId);
      }),
    );
    if (outcome.isDelivered || isInterrupted) return;
    const { id: deliveryId, kind, attempts: attempt } = delivery;
    const { code, reason } = outcome;
    const isGivenUp = 'status' in change;
    report.attemptFailed({ deliveryId, kind, code, reason, attempt, isGivenUp });
  }

  function canRetry({ status, leasedUntil }: RetriedDelivery): boolean {
    // One that runs right now is left alone.
    const isRunning = leasedUntil !== null && leasedUntil > timeText(nowMs());
    return status === 'failed' || (status === 'pending' && !isRunning);
  }

  function changeAfter({ attempts, recentAttempts: before }: store.DeliveryRow, outcome: Outcome) {
    if (outcome.isDelivered) {
      // What was delivered need not be kept here.
      return {
        status: 'delivered',
        responseCode: outcome.code,
        lastError: '',
        payload: '{}',
        deliveredAt: timeText(nowMs()),
      } as const;
    }
    const { code: responseCode, reason: lastError, retryAfterMs = 0, isFinal } = outcome;
    const waitMs = isFinal ? null : nextWaitMs(attempts, retryAfterMs, random());
    const notBefore = retryAfterMs === 0 ? null : timeText(nowMs() + keptWaitMs(retryAfterMs));
    const attempt = { at: timeText(nowMs()), code: responseCode, reason: lastError };
    const recentAttempts = withAttempt(before, attempt);
    const ended = { responseCode, lastError, notBefore, recentAttempts };
    if (waitMs === null) return { status: 'failed', ...ended } as const;
    return { nextAttemptAt: timeText(nowMs() + waitMs), ...ended };
  }

  async function sleep(): Promise<void> {
    if (!isStarted || stopping.signal.aborted) return;
    let waitMs = longestSleepMs;
    try {
      const due = await store.nextDueAt(db);
      if (due !== undefined) waitMs = Math.min(waitMs, Math.max(50, Date.parse(due) - nowMs()));
    } catch (error) {
      report.broken(error);
    }
    if (stopping.signal.aborted || running.size > 0) return;
    clearTimeout(timer);
    timer = setTimeout(wake, waitMs);
    timer.unref();
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  /** One a submission, kind and recipient: queued again it is a new message in the same row. */
  async function enqueue(
    trx: Trx,
    delivery: NewDelivery,
    kind: store.DeliveryKind,
    recipient: string,
    content: object,
  ): Promise<void> {
    const row = deliveryRow(delivery, kind, recipient, content);
    const { submissionId } = delivery;
    const former =
      submissionId === null
        ? undefined
        : await store.findDelivery(trx, submissionId, kind, recipient);
    if (!former) await store.insertDelivery(trx, row);
    else await store.changeDelivery(trx, former.id, { ...row, leasedUntil: null });
  }

  return {
    async enqueueMail(trx, delivery, to, mail) {
      await enqueue(trx, delivery, 'email', to.toLowerCase(), mail);
    },
    async enqueueWebhook(trx, delivery, type, data) {
      if (!parts.webhookSender.isConfigured) return;
      const payload: WebhookContent = { type, timestamp: delivery.now, data };
      await enqueue(trx, delivery, 'webhook', '', payload);
    },
    async retry(trx, delivery) {
      if (!canRetry(delivery)) return;
      const nextAttemptAt = timeText(nowMs());
      await store.changeDelivery(trx, delivery.id, {
        status: 'pending',
        attempts: 0,
        nextAttemptAt,
      });
    },
    async retryForUser(trx, delivery) {
      if (!canRetry(delivery)) return 0;
      const { id, status, attempts, notBefore, retriedAt } = delivery;
      const retriedMs = retriedAt === null ? 0 : Date.parse(retriedAt) + userRetryEveryMs;
      const freeAtMs = Math.max(retriedMs, notBefore === null ? 0 : Date.parse(notBefore));
      const now = nowMs();
      if (freeAtMs > now) return Math.ceil((freeAtMs - now) / 1000);
      await store.changeDelivery(trx, id, {
        status: 'pending',
        // Asking again and again must not use attempts up, and must not win any.
        attempts: status === 'failed' ? 0 : Math.max(0, attempts - 1),
        nextAttemptAt: timeText(now),
        retriedAt: timeText(now),
      });
      return 0;
    },
    async repeat(trx, id, content) {
      await store.changeDelivery(trx, id, {
        status: 'pending',
        attempts: 0,
        nextAttemptAt: timeText(nowMs()),
        deliveredAt: null,
        notBefore: null,
        payload: JSON.stringify(content),
      });
    },
    cancel: store.cancelDeliveries,
    supersede: store.supersedeDeliveries,
    onSubmissionDelivery(wanted) {
      listener = wanted;
    },
    wake,
    async runDue() {
      wake();
      await idle();
    },
    start(wanted = unheard) {
      report = wanted;
      if (stopping.signal.aborted) stopping = new AbortController();
      isStarted = true;
      wake();
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      stopping.abort();
      await idle();
    },
  };
}

/** Of assistants that are gone. @returns how many there were */
export async function deleteEndedDeliveries(db: Db, now: Date): Promise<number> {
  await store.forgetAskedFrom(db, new Date(now.getTime() - dayMs).toISOString());
  return store.purgeDeliveries(db, new Date(now.getTime() - keepEndedMs).toISOString());
}

const unheard: OutboxReport = { broken() {}, attemptFailed() {} };

type Outcome = Awaited<ReturnType<typeof attemptDelivery>>;

/** An attempt that our own shutdown ended does not count. */
function released({ attempts }: store.DeliveryRow) {
  return { attempts: attempts - 1 };
}
