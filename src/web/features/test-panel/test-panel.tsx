// The panel of one assistant on the test page (spec 2): tabs 'Phone Simulation' and 'Voice Chat', Close.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { testPageStatus, unnamedAssistant } from '#shared/domain/assistant-status.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { setupPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { voiceLabel } from './voice-label.ts';

interface TestPanelProps {
  assistant: ListedAssistant;
  onClose: () => void;
  /** What the page puts into the two tabs; both stay in the page, one of them hidden. */
  phone: (isShown: boolean) => ReactNode;
  chat: (isShown: boolean) => ReactNode;
}

export function TestPanel({ assistant, onClose, phone, chat }: TestPanelProps) {
  const [tab, setTab] = useState<'phone' | 'voice'>('phone');
  const [wasChatOpened, setWasChatOpened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { id, companyName, status, selectedVoice } = assistant;
  return (
    <Card lift padded={false} className="panel" aria-labelledby="panel-title">
      <div className="panel__head">
        <div>
          <h2 id="panel-title" ref={heading} tabIndex={-1}>
            {companyName.trim() || unnamedAssistant}
          </h2>
          <p className="small mute">
            {testPageStatus(status)} · {voiceLabel(selectedVoice)}
            {selectedVoice === '' && (
              <>
                {'. '}
                <Link href={setupPath(id, 'voice-settings')}>Choose one in the setup</Link>
              </>
            )}
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
        onChange={(next) => {
          setTab(next);
          if (next === 'voice') setWasChatOpened(true);
        }}
        items={[
          { value: 'phone', label: 'Phone Simulation', content: phone(tab === 'phone') },
          // It greets aloud, so only once somebody comes to hear it.
          { value: 'voice', label: 'Voice Chat', content: wasChatOpened && chat(tab === 'voice') },
        ]}
      />
    </Card>
  );
}
