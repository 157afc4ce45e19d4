// The panel of one assistant on the test page (spec 2): tabs 'Phone Simulation' and 'Voice Chat', Close.
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { testPageStatus, unnamedAssistant } from '#shared/domain/assistant-status.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { PhoneSimulation } from './phone-simulation.tsx';
import { VoiceChat } from './voice-chat.tsx';
import { voiceLabel } from './voice-label.ts';

interface TestPanelProps {
  assistant: ListedAssistant;
  onClose: () => void;
}

export function TestPanel({ assistant, onClose }: TestPanelProps) {
  const [tab, setTab] = useState<'phone' | 'voice'>('phone');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card lift padded={false} className="panel" aria-labelledby="panel-title">
      <div className="panel__head">
        <div>
          <h2 id="panel-title" ref={heading} tabIndex={-1}>
            {assistant.companyName.trim() || unnamedAssistant}
          </h2>
          <p className="small mute">
            {testPageStatus(assistant.status)} · {voiceLabel(assistant.selectedVoice)}
          </p>
        </div>
        <Button variant="soft" size="icon" aria-label="Close" onClick={onClose}>
          <X />
        </Button>
      </div>
      <Tabs
        className="panel__tabs"
        label="Ways to test"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'phone',
            label: 'Phone Simulation',
            content: <PhoneSimulation assistant={assistant} />,
          },
          { value: 'voice', label: 'Voice Chat', content: <VoiceChat assistant={assistant} /> },
        ]}
      />
    </Card>
  );
}
