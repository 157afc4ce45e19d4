// Every table and column (spec 3 plus identity and the outbox). JSON is kept as text, yes/no as 0 or 1
// and times as ISO 8601 text, so that SQLite and PostgreSQL share one set of queries.
import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { ReadingStatus } from '#shared/domain/document-reading.ts';
import type { FieldColumns } from './field-columns.ts';

/** The anonymous owner behind one or more browsers and device identifiers. */
interface OwnersTable {
  id: number;
  createdAt: string;
  /** SHA-256 of the recovery code, hex. */
  recoveryCodeHash: string | null;
}

/** One row per browser token; the token itself is never stored. */
interface BrowserSessionsTable {
  id: number;
  ownerId: number;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  /** Such as 'Chrome on Windows'. */
  label: string;
  createdAt: string;
  lastSeenAt: string;
  /** Set once the token was replaced: good for 60 s more. */
  replacedAt: string | null;
  /** 1: its cookie was seen on plain http, so that https takes it over once. */
  isPlainHttp: Generated<number>;
}

interface DevicesTable {
  deviceId: string;
  ownerId: number;
  createdAt: string;
}

interface ResumeLinksTable {
  /** SHA-256 of the secret in the link's fragment, hex. */
  secretHash: string;
  ownerId: number;
  expiresAt: string;
  usedAt: string | null;
}

/** Values the server makes for itself once, such as the secret of the cookie tag. */
interface ServerSecretsTable {
  name: string;
  value: string;
}

/** The provider's operators. */
interface UsersTable {
  id: number;
  username: string;
  /** Hash with its salt and parameters, see password-hash.ts. */
  password: string;
  /** `operator`; anything else may do nothing. */
  role: Generated<string>;
  createdAt: Generated<string>;
}

/** One row per sign-in of an operator; the token itself is never stored. */
interface OperatorSessionsTable {
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  userId: number;
  createdAt: string;
  expiresAt: string;
}

/** Sign-ins that failed in a row from one address, also under names that nobody has. */
interface SignInFailuresTable {
  /** SHA-256 of the name, hex, and after a blank that of the network address. */
  nameHash: string;
  failures: number;
  lastAt: string;
  /** Until then every attempt is refused unseen; null when free. */
  blockedUntil: string | null;
}

/** The fields that an office fills in, and what becomes of the assistant. */
interface VoiceAssistantsTable extends FieldColumns {
  id: number;
  ownerId: number;
  deploymentDate: string;
  status: string;
  deviceId: string;
  createdAt: string;
  updatedAt: string;
  /** Hash of configuration and documents; the name of a version. */
  version: string;
  /** Version last deployed, null before. */
  deployedVersion: string | null;
  /** Grows with every deployment, so that a receiver knows which of two messages is newer; 0 before. */
  deployedRevision: number;
  /** When a deployment first went to somebody; null while nobody could be told. */
  providerToldAt: string | null;
  notifyEmailConfirmedAt: string | null;
  /** SHA-256 of the confirmation link's token, hex. */
  notifyEmailTokenHash: string | null;
  /** When deployment was first asked for, and with it a number; null before. */
  numberRequestedAt: string | null;
  /** The dedicated number in E.164, null until the provider records it. */
  phoneNumber: string | null;
  phoneNumberAssignedAt: string | null;
  /** ported, rejected or ended; null: it follows from the number. */
  numberState: string | null;
  /** When the provider said so; null with it. */
  numberStateAt: string | null;
  /** What the API answers for the row, as JSON; null until the first save. */
  answer: string | null;
  /** Which program's `answer` this is, see `answerFormat`. */
  answerFormat: number | null;
}

interface DocumentsTable {
  id: number;
  ownerId: number;
  assistantId: number;
  filename: string;
  originalName: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  fileContent: Buffer;
  /** SHA-256 of the content, hex; part of the assistant's version. */
  contentHash: string;
  createdAt: string;
}

/** How far the reading of a document is, and what was read. */
interface DocumentReadingsTable {
  documentId: number;
  ownerId: number;
  assistantId: number;
  status: ReadingStatus;
  /** Readings that were begun and not given back. */
  attempts: number;
  queuedAt: string;
  /** A reader holds it until then; null when free. */
  leasedUntil: string | null;
  /** Of that reader; null when free. */
  leaseToken: string | null;
  /** null where the format has no pages, and before it was read. */
  pages: number | null;
  words: number | null;
  /** Of the passages; null before it was read. */
  characters: number | null;
  /** Why it cannot be used or what to know, '' for nothing. */
  problem: string;
  /** JSON, null until it is ready. */
  passages: string | null;
  /** Hash of the network address it was uploaded from; null once it was read. */
  askedFrom: string | null;
  /** 1: a short try was not enough, so it waits behind the others. */
  isSlow: Generated<number>;
}

interface WebhookSubmissionsTable {
  id: number;
  ownerId: number;
  assistantId: number;
  version: string;
  submittedAt: string;
  submittedData: string;
  recipientEmail: string;
  status: string;
  responseCode: number | null;
  responseMessage: string;
  pdfFilename: string | null;
  deviceId: string;
}

interface PdfDocumentsTable {
  id: number;
  ownerId: number;
  filename: string;
  originalName: string;
  fileContent: Buffer;
  createdAt: string;
  assistantId: number;
  submissionId: number;
  /** Bytes. */
  size: number;
}

/** The outbox: what must be sent, and how far it got. */
interface DeliveriesTable {
  id: number;
  ownerId: number;
  /** null for messages about an address, a number or an assistant that is gone. */
  submissionId: number | null;
  assistantId: number;
  kind: 'email' | 'webhook';
  /** deployment, summary, assistant-deleted, confirm-address, address-confirmed, number-assigned, number-cleared or recovery-code-made. */
  purpose: string;
  /** E-mail address, or '' for the provider's webhook. */
  recipient: string;
  /** Kept over retries; receivers drop what they have seen. */
  messageId: string;
  /** JSON: what to send. */
  payload: string;
  status: 'pending' | 'delivered' | 'failed' | 'cancelled';
  attempts: number;
  /** When it is due next. */
  nextAttemptAt: string;
  /** A worker holds it until then; null when free. */
  leasedUntil: string | null;
  responseCode: number | null;
  lastError: string;
  createdAt: string;
  /** JSON: the last attempts that failed, oldest first, see delivery-attempts.ts. */
  recentAttempts: Generated<string>;
  /** When the other side accepted it; null before. */
  deliveredAt: string | null;
  /** Hash of the network address that asked for it; null after a day, and where nobody is counted. */
  askedFrom: string | null;
  /** Until then the other side asked to be left alone; null when it did not. */
  notBefore: string | null;
  /** When its user last had it tried at once; null before. */
  retriedAt: string | null;
}

/** What operators wrote down about a request, and what was done for its owner; never changed. */
interface DeskNotesTable {
  id: number;
  ownerId: number;
  assistantId: number;
  /** note, state or recovery-code. */
  kind: string;
  /** The note, or the name of the state. */
  text: string;
  /** As in number_assignments. */
  writtenBy: string;
  writtenAt: string;
}

/** What the provider's own programs show instead of an operator's session; the token itself is never stored. */
interface ApiTokensTable {
  id: number;
  name: string;
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  /** read or write. */
  scope: string;
  createdAt: string;
  /** To the hour; null when it never was. */
  lastUsedAt: string | null;
}

/** Who recorded which number and when; never changed. */
interface NumberAssignmentsTable {
  id: number;
  ownerId: number;
  assistantId: number;
  /** E.164; '' when the number was cleared. */
  phoneNumber: string;
  /** The operator's username, the name of a token, or the account on the machine that ran the command. */
  assignedBy: string;
  assignedAt: string;
}

/** Requests of deployed assistants that were deleted, until the provider has let go of their numbers. */
interface WithdrawnRequestsTable {
  assistantId: number;
  companyName: string;
  requestedAt: string;
  expectedBy: string;
  /** E.164; null when none had been assigned. */
  phoneNumber: string | null;
  assignedAt: string | null;
  /** JSON: who recorded which number and when. */
  history: string;
  /** The submission that was deployed last. */
  submissionId: number | null;
  withdrawnAt: string;
}

interface IdempotencyKeysTable {
  /** SHA-256 of owner, assistant and key, hex. */
  keyHash: string;
  submissionId: number;
  createdAt: string;
}

/** A test conversation; forgotten after a day. */
interface ConversationsTable {
  /** 128 random bits, base64url. */
  id: string;
  ownerId: number;
  assistantId: number;
  turns: number;
  /** JSON: the engine's state. */
  state: string;
  /** JSON: the last turns of both sides, for a language model. */
  recentTurns: string;
  updatedAt: string;
}

/** Something an assistant said; its audio is made when it is asked for. */
interface SpeechClipsTable {
  /** 128 random bits, hex; the address of the audio. */
  key: string;
  ownerId: number;
  assistantId: number;
  voiceId: string;
  text: string;
  /** SHA-256 of voice and text, hex: said again, it keeps its address. */
  contentHash: string;
  /** When it was last said. */
  usedAt: string;
}

/** What several servers on one PostgreSQL let pass together; empty with the embedded database. */
interface RateLimitsTable {
  /** Name of the limit and whom it counts: an owner's id or an address. */
  key: string;
  /** Requests that may still pass; below zero when several servers were too quick. */
  tokens: number;
  /** When `tokens` was right, in ms since 1970. */
  atMs: number;
  /** By when the row says nothing any more. */
  fullAtMs: number;
}

/** Work that one of the servers does once a day. */
interface DailyJobsTable {
  name: string;
  /** A server is at it until then; null when free. */
  leasedUntil: string | null;
  /** When it was last begun and then carried through. */
  lastRunAt: string | null;
}

export interface Tables {
  owners: OwnersTable;
  browser_sessions: BrowserSessionsTable;
  devices: DevicesTable;
  resume_links: ResumeLinksTable;
  server_secrets: ServerSecretsTable;
  users: UsersTable;
  operator_sessions: OperatorSessionsTable;
  sign_in_failures: SignInFailuresTable;
  voice_assistants: VoiceAssistantsTable;
  documents: DocumentsTable;
  document_readings: DocumentReadingsTable;
  webhook_submissions: WebhookSubmissionsTable;
  pdf_documents: PdfDocumentsTable;
  deliveries: DeliveriesTable;
  number_assignments: NumberAssignmentsTable;
  desk_notes: DeskNotesTable;
  api_tokens: ApiTokensTable;
  withdrawn_requests: WithdrawnRequestsTable;
  idempotency_keys: IdempotencyKeysTable;
  conversations: ConversationsTable;
  speech_clips: SpeechClipsTable;
  rate_limits: RateLimitsTable;
  daily_jobs: DailyJobsTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>;
