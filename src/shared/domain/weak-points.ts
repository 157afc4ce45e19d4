// Everything worth a look before an assistant is deployed, in the order of the wizard. Nothing here keeps
// anybody from deploying: what does is in completeness.ts.
import { weakCompany } from './weak-company.ts';
import { weakDocuments, weakFaqs } from './weak-knowledge.ts';
import type { ReadDocument, WeakPoint, WeakPointSubject } from './weak-point.ts';
import { weakScripts } from './weak-scripts.ts';
import { weakTransfer } from './weak-transfer.ts';

export function weakPointsOf(
  subject: WeakPointSubject,
  documents: readonly ReadDocument[],
): WeakPoint[] {
  return [
    ...weakCompany(subject),
    ...weakTransfer(subject),
    ...weakScripts(subject),
    ...weakFaqs(subject.faqs),
    ...weakDocuments(documents),
  ];
}

interface Place {
  step: string;
  field: string;
}

/** Without what already stands among the problems: each field is named once. */
export function besideProblems<Point extends Place>(
  points: readonly Point[],
  problems: readonly Place[],
): Point[] {
  return points.filter(
    ({ step, field }) => !problems.some((one) => one.step === step && one.field === field),
  );
}
