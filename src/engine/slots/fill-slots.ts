// Everything an utterance tells for a request, asked for or not.
import type { CallerRequest, RequestSlot } from '#engine/conversation.ts';
import { findName } from './name.ts';
import { findPhone } from './phone.ts';
import { findProblem } from './problem.ts';
import { findUnit } from './unit.ts';

export type FilledSlots = Partial<Record<RequestSlot, string>>;

/**
 * The slots told in `text`. `asked` is the one the caller was asked for, whose answer may be bare
 * ('4B'); the problem is taken only when asked for, since any sentence could be one.
 */
export function fillSlots(text: string, asked: RequestSlot | null): FilledSlots {
  const phone = findPhone(text, asked === 'phone');
  const name = findName(text, asked === 'name');
  const unit = findUnit(text, asked === 'unit');
  const problem = asked === 'problem' ? findProblem(text) : null;
  return {
    ...(name !== null && { name }),
    ...(unit !== null && { unit }),
    ...(phone !== null && { phone }),
    ...(problem !== null && { problem }),
  };
}

/** `request` with what was told now; what was known before is replaced, as callers correct themselves. */
export function withSlots(request: CallerRequest, filled: FilledSlots): CallerRequest {
  return { ...request, ...filled };
}
