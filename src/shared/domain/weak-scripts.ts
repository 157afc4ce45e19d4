// Weak points of wizard step 4: scripts that are missing, not filled in, or written for another type.
import { scriptKinds } from './call-scripts.ts';
import { defaultCallScripts } from './default-call-scripts.ts';
import { placeholderIn } from './placeholder-text.ts';
import { setupTypeNames, setupTypes } from './setup-type.ts';
import { stillHolds, type WeakPoint, type WeakPointSubject } from './weak-point.ts';

/** None while no script is saved at all: that is one point of its own (completeness.ts). */
export function weakScripts({ callInstructions, setupType }: WeakPointSubject): WeakPoint[] {
  if (!callInstructions) return [];
  const suggested = defaultCallScripts(setupType);
  const fixed = scriptKinds.flatMap(({ id, title }) => {
    const text = callInstructions[id].trim();
    const placeholder = placeholderIn(text);
    const otherType = setupTypes.find(
      (type) => text !== suggested[id] && text === defaultCallScripts(type)[id],
    );
    const messages = [
      text === '' && missing(id),
      placeholder && stillHolds(`The script for ${title}`, placeholder),
      otherType &&
        `The script for ${title} is the suggested one for ${setupTypeNames[otherType]}, but this assistant is a ${setupTypeNames[setupType]}.`,
    ];
    return messages.flatMap((message) => (message ? [point(id, title, message)] : []));
  });
  const custom = callInstructions.customInstructions.flatMap((text, index) => {
    const label = `Custom Script ${index + 1}`;
    const placeholder = placeholderIn(text);
    return placeholder
      ? [point(`customInstructions.${index}`, label, stillHolds(label, placeholder))]
      : [];
  });
  return [...fixed, ...custom];
}

const missingNames: Record<(typeof scriptKinds)[number]['id'], string> = {
  ownerRequests: 'script for owners and residents',
  maintenanceRequests: 'maintenance script',
  paymentRequests: 'payment script',
  urgentIssues: 'emergency script',
};

function missing(id: keyof typeof missingNames): string {
  return `There is no ${missingNames[id]}. A suggested one waits there: read it and continue.`;
}

function point(field: string, label: string, message: string): WeakPoint {
  return { step: 'call-scripts', field, label, message };
}
