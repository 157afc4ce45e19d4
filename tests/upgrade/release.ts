// What a release left behind (releases/<day>/), and what its API answered about it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/lib/project.mjs';

/** By what became of them. */
export interface ReleaseAssistants {
  delivered: number;
  changed: number;
  open: number;
  draft: number;
  suggested: number;
}

export interface Release {
  assistants: ReleaseAssistants;
  deviceId: string;
  cookies: { name: string; value: string }[];
  localStorage: { name: string; value: string }[];
  /** By path; of a file its SHA-256. */
  answers: Record<string, unknown>;
}

/** Of every release kept here. */
export function releaseDays(): string[] {
  return readdirSync(inProject('tests', 'upgrade', 'releases'));
}

export function releaseFolder(day: string): string {
  return inProject('tests', 'upgrade', 'releases', day);
}

export function readRelease(day: string): Release {
  return JSON.parse(readFileSync(`${releaseFolder(day)}/release.json`, 'utf8')) as Release;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any;
}

/** Everything an owner can read of its assistants, files by their hash. */
export async function readAnswers(
  get: (path: string) => Promise<Answer>,
  assistantIds: readonly number[],
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const read = async (path: string) => {
    const { status, body } = await get(path);
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
    answers[path] = body;
    return body;
  };
  const readFile = async (path: string) => {
    const { status, body } = await get(path);
    answers[path] = { status, sha256: createHash('sha256').update(String(body)).digest('hex') };
  };
  await read('/api/assistants');
  for (const submission of await read('/api/webhook-submissions')) {
    await readFile(`/api/pdf/${submission.pdfFilename}`);
  }
  for (const id of assistantIds) {
    await read(`/api/assistants/${id}`);
    await read(`/api/assistants/${id}/readiness`);
    for (const document of await read(`/api/assistants/${id}/documents`)) {
      await readFile(`/api/documents/download/${document.id}`);
    }
  }
  return answers;
}
