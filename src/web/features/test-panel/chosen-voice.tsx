// The voice of an assistant by its friendly name, or the way to choose one.
import { Link } from 'wouter';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { setupPath } from '#web/paths.ts';
import { voiceLabel } from './voice-label.ts';

export function ChosenVoice({ assistant }: { assistant: ListedAssistant }) {
  const { id, selectedVoice } = assistant;
  if (selectedVoice === '') {
    return (
      <p className="voice-row">
        <span>
          Callers have no voice to hear yet.{' '}
          <Link href={setupPath(id, 'voice-settings')}>Choose one in the setup</Link>
        </span>
      </p>
    );
  }
  const name = voiceLabel(selectedVoice);
  return (
    <div className="voice-row">
      <span className="avatar" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <p className="grow">
        <b>{name}</b>
        <span className="small mute"> the voice callers hear</span>
      </p>
    </div>
  );
}
