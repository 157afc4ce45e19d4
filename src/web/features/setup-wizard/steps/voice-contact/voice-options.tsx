// Tab 'Voice' of wizard step 3: a male and a female voice, or the list of all (spec 2, step 3).
import { useId, useState } from 'react';
import { moreVoicesAbove, voiceName } from '#shared/domain/voice-catalogue.ts';
import { useVoices, type Voice } from '#web/api/voices.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { useVoiceChoice } from './use-voice-choice.ts';
import { VoiceCard } from './voice-card.tsx';

interface VoiceOptionsProps {
  selectedVoice: string;
  onSelect: (voiceId: string) => void;
  /** A choice was made, not only walked over. */
  onMoveOn: () => void;
  error?: string | undefined;
}

export function VoiceOptions(props: VoiceOptionsProps) {
  const voices = useVoices();
  if (voices.data) return <VoicePicker {...props} voices={voices.data} />;
  if (voices.isPending) return <VoicesSkeleton />;
  return (
    <Notice tone="bad" title="The voices could not be loaded" role="alert">
      <p>Please try again. What you typed is kept.</p>
      <Button variant="line" busy={voices.isFetching} onClick={() => void voices.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}

function VoicePicker(props: VoiceOptionsProps & { voices: readonly Voice[] }) {
  const { voices, selectedVoice, onSelect, onMoveOn, error } = props;
  const headingId = useId();
  const errorId = useId();
  const radioOf = useVoiceChoice({ onSelect, onMoveOn });
  const offered = genders.map((facts) => ({
    ...facts,
    voice: voices.find(({ gender }) => gender === facts.gender),
  }));
  const isOffered = offered.some(({ voice }) => voice?.id === selectedVoice);
  const isKnown = voices.some(({ id }) => id === selectedVoice);
  const hasMore = voices.length > moreVoicesAbove;
  // A voice that is chosen must be seen: one beyond the two opens the list.
  const [isListOpen, setIsListOpen] = useState(isKnown && !isOffered);

  return (
    <fieldset
      className="group"
      aria-labelledby={headingId}
      aria-describedby={error ? errorId : undefined}
    >
      <h2 id={headingId} className="card-title">
        Select a Voice
      </h2>
      <div className="picks picks--2">
        {isListOpen
          ? voices.map((voice) => (
              <VoiceCard
                key={voice.id}
                title={voiceName(voice.id)}
                subtitle={voice.gender === 'male' ? 'Male Voice' : 'Female Voice'}
                voice={voice}
                isChosen={voice.id === selectedVoice}
                sampleControl="pause"
                radio={radioOf(voice.id)}
              />
            ))
          : offered.map(({ gender, title, voice }) => (
              <VoiceCard
                key={gender}
                title={title}
                subtitle={voice ? voiceName(voice.id) : 'Not available'}
                voice={voice}
                isChosen={voice !== undefined && voice.id === selectedVoice}
                sampleControl="stop"
                radio={voice ? radioOf(voice.id) : {}}
              />
            ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hasMore && !isListOpen && (
        <p className="picks__more">
          <Button variant="soft" onClick={() => setIsListOpen(true)}>
            + View more voice options
          </Button>
        </p>
      )}
      {isListOpen && (isOffered || !isKnown) && (
        <p className="picks__more">
          <Button variant="soft" onClick={() => setIsListOpen(false)}>
            Show fewer voices
          </Button>
        </p>
      )}
    </fieldset>
  );
}

const genders = [
  { gender: 'male', title: 'Male Voice' },
  { gender: 'female', title: 'Female Voice' },
] as const;

function VoicesSkeleton() {
  return (
    <Skeleton label="Loading voice options..." visibleLabel>
      <div className="picks picks--2">
        <Bone height={212} gap={16} />
        <Bone height={212} gap={16} />
      </div>
    </Skeleton>
  );
}
