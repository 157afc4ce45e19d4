// Beside the form of step 2: what callers will hear, from what is typed right now.
import { hoursReply } from '#shared/domain/canned-replies.ts';
import { spokenSeconds } from '#shared/domain/spoken-time.ts';
import { LampDot } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { CompanyTab, CompanyValues } from './company-values.ts';

interface CallerPreviewProps {
  tab: CompanyTab;
  values: Pick<CompanyValues, 'greeting' | 'businessHours'>;
}

export function CallerPreview({ tab, values }: CallerPreviewProps) {
  const { title, text, emptyText } = previewOf[tab](values);
  return (
    <Card as="article" className="hear" aria-label={title}>
      <p className="hear__title">
        <LampDot isOn={text !== ''} />
        {title}
      </p>
      {text === '' ? (
        <p className="mute">{emptyText}</p>
      ) : (
        <>
          <p className="bub">{text}</p>
          <p className="small soft">{spokenTime(text)}</p>
        </>
      )}
    </Card>
  );
}

const previewOf: Record<
  CompanyTab,
  (values: CallerPreviewProps['values']) => { title: string; text: string; emptyText: string }
> = {
  basic: ({ greeting }) => ({
    title: 'What callers hear first',
    text: greeting.trim(),
    emptyText: 'Your greeting appears here as you type it.',
  }),
  additional: ({ businessHours }) => ({
    title: 'When they ask for your hours',
    text: businessHours.trim() === '' ? '' : hoursReply(businessHours),
    emptyText: 'The answer appears here as you type your hours.',
  }),
};

function spokenTime(text: string): string {
  const seconds = spokenSeconds(text);
  return `about ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
