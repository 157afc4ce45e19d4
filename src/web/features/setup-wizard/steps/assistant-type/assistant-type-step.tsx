// Wizard step 1, Assistant Type: three cards and a comparison (spec 2, step 1).
import '#web/styles/pages/assistant-type.css';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type SetupType, setupTypes } from '#shared/domain/setup-type.ts';
import { narrowScreen, useMediaQuery } from '#web/lib/use-media-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import type { SaveOutcome } from '../../save-outcome.ts';
import { chosenType } from '../../setup-form-state.ts';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { useStepDraft } from '../../use-step-draft.ts';
import { useFlush, useWizard } from '../../wizard-context.ts';
import { type AssistantTypeFacts, assistantTypes, recommendedFirst } from './assistant-types.ts';
import { DayDial } from './day-dial.tsx';
import { FeatureTable } from './feature-table.tsx';
import { TypeIcon } from './type-icon.tsx';

const longestWaitMs = 4_000;

export function AssistantTypeStep({ onNext, onBack }: StepProps) {
  const { chosen, choose, save } = useAssistantType();
  const [isSaving, setIsSaving] = useState(false);
  // In the page itself, not by style: what is seen first is also read and reached first.
  const types = useMediaQuery(narrowScreen) ? recommendedFirst : assistantTypes;

  async function onContinue() {
    if (!chosen) return;
    setIsSaving(true);
    // A server that fails or does not answer must not hold the user up here (spec 4).
    const outcome = await Promise.race([save(chosen), patience(longestWaitMs)]);
    setIsSaving(false);
    if (outcome?.status !== 'reloaded') onNext();
  }

  return (
    <>
      <fieldset className="types">
        <legend className="sr">
          <h2>Assistant type</h2>
        </legend>
        <div className="grid3 picks">
          {types.map((facts) => (
            <TypeCard
              key={facts.type}
              facts={facts}
              isChosen={facts.type === chosen}
              onChoose={() => choose(facts.type)}
            />
          ))}
        </div>
      </fieldset>
      <FeatureTable chosen={chosen} />
      <StepFooter
        onBack={onBack}
        onNext={onContinue}
        nextLabel={chosen ? 'Save and Continue' : 'Select a voice assistant type'}
        isNextDisabled={!chosen}
        isBusy={isSaving}
      />
    </>
  );
}

interface TypeCardProps {
  facts: AssistantTypeFacts;
  isChosen: boolean;
  onChoose: () => void;
}

function TypeCard({ facts, isChosen, onChoose }: TypeCardProps) {
  const { type, name, when, isRecommended, covered, points } = facts;
  return (
    <RadioCard name="setup-type" value={type} checked={isChosen} onChange={onChoose}>
      <DayDial covered={covered}>
        <TypeIcon type={type} width={24} height={24} />
      </DayDial>
      <h3>{name}</h3>
      <p className="when">{when}</p>
      {isRecommended && <Badge tone="recommended">Recommended</Badge>}
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </RadioCard>
  );
}

/** The chosen type lives in the form state from the moment of the choice (spec 2). */
function useAssistantType() {
  const { assistant, formState, updateFormState, saveInBackground } = useWizard();
  const draft = useStepDraft('flow-selection', readTypeDraft);
  const chosen = formState.isSetupTypeChosen ? formState.setupType : null;
  /** What was last handed over, so that leaving the step does not send it again. */
  const handedOver = useRef(assistant.setupType);

  const { restored } = draft;
  useEffect(() => {
    if (restored) updateFormState(chosenType(restored));
  }, [restored, updateFormState]);

  function choose(type: SetupType) {
    updateFormState(chosenType(type));
    draft.keep(type);
  }
  function save(type: SetupType): Promise<SaveOutcome> {
    handedOver.current = type;
    return saveInBackground('setup-type', { setupType: type }, chosenType(type));
  }
  useFlush(() => {
    if (chosen && chosen !== handedOver.current) void save(chosen);
  });
  return { chosen, choose, save };
}

function readTypeDraft(stored: unknown): SetupType | null {
  return setupTypes.find((type) => type === stored) ?? null;
}

function patience(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), delayMs));
}
