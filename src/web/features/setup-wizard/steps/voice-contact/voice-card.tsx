// One voice to choose, with its sample (spec 2, step 3).
import clsx from 'clsx';
import { Pause, Play, Square } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { voiceName } from '#shared/domain/voice-catalogue.ts';
import type { Voice } from '#web/api/voices.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { SampleWave } from './sample-wave.tsx';
import { useVoiceSample, type VoiceSample } from './use-voice-sample.ts';

type RadioHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onKeyDown' | 'onKeyUp' | 'onClick' | 'onChange'
>;

interface VoiceCardProps {
  title: string;
  /** Below the title; the friendly name or the gender. */
  subtitle: string;
  /** undefined: there is none to offer, the card is disabled. */
  voice: Voice | undefined;
  isChosen: boolean;
  /** The gender cards stop a sample, the list pauses it. */
  sampleControl: 'stop' | 'pause';
  radio: RadioHandlers;
}

export function VoiceCard(props: VoiceCardProps) {
  const { title, subtitle, voice, isChosen, sampleControl, radio } = props;
  const sample = useVoiceSample(voice?.previewUrl ?? '');
  const name = voice ? voiceName(voice.id) : '';
  return (
    <RadioCard
      name="selectedVoice"
      value={voice?.id ?? ''}
      aria-label={`${title}, ${subtitle}`}
      checked={isChosen}
      disabled={!voice}
      {...radio}
      className={clsx('voice', sample.isPlaying && 'is-playing')}
      after={
        <>
          <SampleWave sample={sample} />
          <div className="row voice__foot">
            <SampleButton
              sample={sample}
              control={sampleControl}
              voiceName={name}
              isDisabled={!voice}
            />
            <span className="small soft num">{timesOf(sample)}</span>
          </div>
        </>
      }
    >
      <span className="voice__row">
        <span className="avatar" aria-hidden="true">
          {name.charAt(0) || '–'}
        </span>
        <span>
          <h3>{title}</h3>
          <span className="mute">{subtitle}</span>
        </span>
      </span>
    </RadioCard>
  );
}

interface SampleButtonProps {
  sample: VoiceSample;
  control: 'stop' | 'pause';
  voiceName: string;
  isDisabled: boolean;
}

function SampleButton({ sample, control, voiceName: name, isDisabled }: SampleButtonProps) {
  const { play, end, EndIcon } =
    control === 'stop'
      ? { play: 'Listen to sample', end: 'Stop preview', EndIcon: Square }
      : { play: 'Play sample', end: 'Pause sample', EndIcon: Pause };
  const label = sample.isPlaying ? end : play;
  const onEnd = control === 'stop' ? sample.stop : sample.pause;
  return (
    <Button
      variant="line"
      icon={sample.isPlaying ? <EndIcon aria-hidden /> : <Play aria-hidden />}
      aria-label={name ? `${label}, ${name}` : undefined}
      disabled={isDisabled}
      onClick={sample.isPlaying ? onEnd : sample.play}
    >
      {label}
    </Button>
  );
}

function timesOf({ isPlaying, positionSeconds, durationSeconds }: VoiceSample): string {
  if (durationSeconds === 0) return '';
  const length = clock(durationSeconds);
  return isPlaying || positionSeconds > 0 ? `${clock(positionSeconds)} / ${length}` : length;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
