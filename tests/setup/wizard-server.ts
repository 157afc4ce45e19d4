// A small server behind `fetch` for tests of the wizard's screens: it keeps one assistant, answers in the
// shapes of the contract, notes every call and fails when told to.
import { vi } from 'vitest';
import type { Readiness } from '#shared/domain/completeness.ts';
import type { Submission } from '#web/api/submissions.ts';
import type { StoredAssistant } from '#web/features/setup-wizard/setup-form-state.ts';

interface Call {
  method: string;
  path: string;
  body: unknown;
  ifMatch: string | null;
}

type Answerer = (call: Call) => Response | Promise<Response>;

export interface StoredDocument {
  id: number;
  originalName: string;
  size: number;
  readingStatus?: 'pending' | 'reading' | 'ready' | 'failed';
  pages?: number | null;
  words?: number | null;
  readingProblem?: string;
}

export class WizardServer {
  assistant: StoredAssistant;
  documents: StoredDocument[] = [];
  submissions: Pick<Submission, 'assistantId' | 'submittedAt' | 'status'>[] = [];
  readiness: Readiness = { isComplete: true, problems: [], warnings: [] };
  config = {
    productName: 'Porchlight',
    supportEmail: 'support@porchlight.example',
    voiceNumber: '',
    adminEmail: 'admin@porchlight.example',
    maxUploadMegabytes: 10,
    isProviderNotified: true,
    isMailSent: true,
  };
  readonly calls: Call[] = [];
  readonly #replaced = new Map<string, Answerer>();

  constructor(assistant: StoredAssistant) {
    this.assistant = assistant;
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => this.#fetch(input, init));
  }

  /** From now on a call such as 'PATCH …/knowledge-base' is answered by `answerer`. */
  on(method: string, path: string, answerer: Answerer): void {
    this.#replaced.set(`${method} ${path}`, answerer);
  }

  /** From now on it is answered as at first. */
  off(method: string, path: string): void {
    this.#replaced.delete(`${method} ${path}`);
  }

  callsTo(method: string, path: string): Call[] {
    return this.calls.filter((call) => call.method === method && call.path.endsWith(path));
  }

  async #fetch(input: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> {
    const path = input.replace(`/api/assistants/${this.assistant.id}`, '');
    const call = {
      method,
      path,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      ifMatch: new Headers(headers).get('if-match'),
    };
    this.calls.push(call);
    const replaced = this.#replaced.get(`${method} ${path}`);
    return replaced ? replaced(call) : this.#answer(call);
  }

  #answer({ method, path, body }: Call): Response {
    const { assistant } = this;
    if (method === 'GET') return json(this.#reads()[path] ?? []);
    if (method === 'HEAD') return new Response(null);
    if (method === 'PATCH') {
      this.assistant = { ...assistant, ...(body as Partial<StoredAssistant>) };
      return json({ success: true, ...(body as object) });
    }
    if (method === 'DELETE') {
      this.documents = this.documents.filter(({ id }) => !path.endsWith(`/${id}`));
      return json({ success: true });
    }
    if (path === '/deploy') {
      const isRepeated = assistant.status === 'deployed' && !assistant.hasUndeployedChanges;
      const deploymentDate = isRepeated ? assistant.deploymentDate : '2026-11-20T10:00:00.000Z';
      this.assistant = {
        ...assistant,
        status: 'deployed',
        hasUndeployedChanges: false,
        deploymentDate,
      };
      return json({ success: true, submissionId: 4_000_000_001, deploymentDate });
    }
    return json({ success: true, message: 'Sent', summary });
  }

  #reads(): Record<string, unknown> {
    return {
      '': this.assistant,
      '/readiness': this.readiness,
      '/summary': { subject: summary.subject, text: 'Company: Maple Court', pdfFilename: 'a.pdf' },
      '/api/webhook-submissions': this.submissions,
      [`/api/device?deviceId=${this.assistant.deviceId}`]: { deviceIds: [this.assistant.deviceId] },
      '/api/device': { deviceIds: [this.assistant.deviceId] },
      '/documents': this.documents.map((document) => ({
        ...{ readingStatus: 'ready', pages: null, words: 120, readingProblem: '' },
        ...document,
        fileSize: document.size,
      })),
      '/api/config': this.config,
    };
  }
}

export const summary = {
  subject: 'Voice assistant configuration: Maple Court Residences',
  body: '<h2>Company</h2><p>Maple Court Residences</p><img src="x" onerror="alert(1)"><script>alert(2)</script>',
  sentTo: 'admin@porchlight.example',
  sentAt: '2026-11-18T16:12:09.000Z',
};

export function json(value: unknown): Response {
  return Response.json(value);
}

export function problem(status: number, detail: string): Response {
  return Response.json({ type: 'about:blank', title: 'Refused', status, detail }, { status });
}
