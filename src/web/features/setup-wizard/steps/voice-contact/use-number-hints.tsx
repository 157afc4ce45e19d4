// What is weak about a phone number, said at its field once it was typed. It stands in nobody's way.
import { TriangleAlert } from 'lucide-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VoiceContact } from '#shared/domain/voice-contact.ts';
import { weakTransfer } from '#shared/domain/weak-transfer.ts';
import { useWizard } from '../../wizard-context.ts';
import type { VoiceValues } from './voice-values.ts';

const numberFields = ['transferNumber', 'emergencyNumber'] as const;
type NumberField = (typeof numberFields)[number];

type NumberHints = Partial<Record<NumberField, ReactNode>> & {
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

export function useNumberHints(
  form: UseFormReturn<VoiceValues, unknown, VoiceContact>,
): NumberHints {
  const { assistant, formState } = useWizard();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const values = form.watch();
  const weakPoints = weakTransfer({
    ...formState,
    ...values,
    dedicatedNumber: assistant.numberRequest?.phoneNumber ?? null,
  });
  const hintOf = (field: NumberField): ReactNode => {
    // What stood there before is the review's to speak of, with a link to here.
    const isTyped = left.has(field) && form.getFieldState(field).isDirty;
    if (!isTyped || values[field].trim() === '') return undefined;
    const message = weakPoints.find((point) => point.field === field)?.message;
    return message && <WeakNumber>{message}</WeakNumber>;
  };
  return {
    transferNumber: hintOf('transferNumber'),
    emergencyNumber: hintOf('emergencyNumber'),
    onBlur: ({ target }) => setLeft((before) => new Set(before).add(target.name)),
  };
}

function WeakNumber({ children }: { children: ReactNode }) {
  return (
    <span className="hint__weak" role="status">
      <TriangleAlert aria-hidden="true" />
      {children}
    </span>
  );
}
