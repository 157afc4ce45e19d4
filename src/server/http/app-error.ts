// Every refusal a person may meet: one table code → status, title and one plain sentence (spec 8).

/** An expected failure. The error handler turns it into application/problem+json. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: number;
  readonly title: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    const { status, title, detail } = appErrors[code];
    super(options.detail ?? detail, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.title = title;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

export interface FieldError {
  field: string;
  message: string;
}

interface AppErrorOptions {
  /** Sentence instead of the table's. */
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

export const appErrors = {
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'This does not exist, or it belongs to someone else.',
  },
  'unknown-address': {
    status: 404,
    title: 'Not found',
    detail: 'There is no such address here.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Not possible here',
    detail: 'This address exists, but does not take this method.',
  },
  'invalid-input': {
    status: 400,
    title: 'Please check the input',
    detail: 'Some of the values cannot be used.',
  },
  'malformed-body': {
    status: 400,
    title: 'Unreadable request',
    detail: 'The request could not be read: its body is not valid JSON.',
  },
  'wrong-recovery-code': {
    status: 400,
    title: 'Recovery code not accepted',
    detail: 'This recovery code is not known. Please check it and try again.',
  },
  'link-not-usable': {
    status: 410,
    title: 'Link not usable',
    detail: 'This link was already used or is older than 10 minutes. Please make a new one.',
  },
  'sign-in-refused': {
    status: 401,
    title: 'Not signed in',
    detail: 'This name and password do not belong together.',
  },
  'operators-only': {
    status: 401,
    title: 'Operators only',
    detail: 'Only a signed-in operator of the provider may do this.',
  },
  'number-in-use': {
    status: 409,
    title: 'Number in use',
    detail: 'This number is already recorded for another assistant.',
  },
  'number-loops': {
    status: 409,
    title: 'Calls would go in circles',
    detail:
      'This is the number to which the assistant puts callers through, or its on-call number. A call would come straight back to the assistant.',
  },
  'token-scope': {
    status: 403,
    title: 'Not allowed with this token',
    detail: 'This token may only read. Please use one that may write.',
  },
  'session-outdated': {
    status: 401,
    title: 'Access renewed',
    detail: 'The access of this browser was renewed in the meantime. Please reload the page.',
  },
  'unsafe-origin': {
    status: 403,
    title: 'Request refused',
    detail: 'This request came from another site and was refused.',
  },
  'unknown-host': {
    status: 421,
    title: 'Unknown address',
    detail:
      'This server does not answer under this name. Its operator can allow it with the setting PUBLIC_URL.',
  },
  'metrics-refused': {
    status: 403,
    title: 'Not allowed',
    detail: 'The metrics are only for the operator of this server.',
  },
  'foreign-device': {
    status: 409,
    title: 'Device identifier in use',
    detail: 'This device identifier belongs to another browser. Please reload the page.',
  },
  'confirm-switch': {
    status: 409,
    title: 'Please confirm the switch',
    detail:
      'This browser already has assistants of its own and would no longer show them. Confirm to switch.',
  },
  quota: {
    status: 409,
    title: 'Limit reached',
    detail: 'The limit is reached. Please delete something first.',
  },
  conflict: {
    status: 409,
    title: 'Not possible now',
    detail: 'This was changed in the meantime. Please reload and try again.',
  },
  'stale-write': {
    status: 412,
    title: 'Changed in another tab',
    detail: 'This was changed in another tab or browser since you opened it.',
  },
  'body-too-large': {
    status: 413,
    title: 'Too much data',
    detail: 'This request is larger than 1 MB and was refused.',
  },
  'file-too-large': {
    status: 413,
    title: 'File too large',
    detail: 'Maximum file size is 10MB',
  },
  'file-type': {
    status: 415,
    title: 'Invalid file type',
    detail: 'Only PDF, DOCX, TXT files are allowed',
  },
  'audio-type': {
    status: 415,
    title: 'Invalid recording type',
    detail:
      'Only WAV recordings, and WebM or Ogg recordings with Opus, mono or stereo, can be read.',
  },
  'audio-too-large': {
    status: 413,
    title: 'Recording too large',
    detail: 'A recording may have at most 10 MB.',
  },
  'audio-too-long': {
    status: 413,
    title: 'Recording too long',
    detail: 'A recording may last at most 60 seconds.',
  },
  'audio-unreadable': {
    status: 422,
    title: 'Recording damaged',
    detail: 'The recording is damaged or incomplete and could not be read. Please record it again.',
  },
  'nothing-heard': {
    status: 422,
    title: 'Nothing heard',
    detail:
      'Nothing was heard in this recording. Please speak closer to the microphone and try again.',
  },
  'speech-to-text-not-configured': {
    status: 422,
    title: 'Recordings cannot be transcribed here',
    detail:
      'This server has no speech-to-text set up. Please type the message, or send it as text from a browser that recognizes speech.',
  },
  'transcription-failed': {
    status: 503,
    title: 'Not understood just now',
    detail: 'The recording could not be transcribed at the moment. Please try again or type it.',
  },
  'unknown-body-type': {
    status: 415,
    title: 'Unknown kind of body',
    detail: 'A body must be sent as application/json here.',
  },
  'upload-failed': {
    status: 400,
    title: 'Upload failed',
    detail: 'There was an error uploading your file.',
  },
  'incomplete-assistant': {
    status: 422,
    title: 'Not complete yet',
    detail: 'Some settings are still missing. Please fill them in before you deploy.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'No such part',
    detail: 'The file is shorter than the part that was asked for.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many requests in a short time. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Something went wrong on our side. Please try again.',
  },
  unavailable: {
    status: 503,
    title: 'Not available at the moment',
    detail: 'The server cannot answer at the moment. Please try again shortly.',
  },
  'storage-full': {
    status: 507,
    title: 'Storage full',
    detail: 'The server has no space left, so nothing was saved. Please tell the operator.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>;

export type AppErrorCode = keyof typeof appErrors;
