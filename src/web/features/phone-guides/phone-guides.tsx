// The Phone System Integration section of the dashboard (spec 2): one guide open at a time, filled in for
// the assistant that the dashboard shows or another one of the list.
import { Suspense, useEffect, useState } from 'react';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { useConfig } from '#web/api/config.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { phonePlatforms } from './phone-platforms.ts';

interface PhoneGuidesProps {
  assistants: readonly ListedAssistant[];
  /** The one that the dashboard's card shows: the guides are for it unless another is chosen here. */
  shownId: number | undefined;
}

export function PhoneGuides({ assistants, shownId }: PhoneGuidesProps) {
  const { data: config } = useConfig();
  const productName = config?.productName ?? 'provider';
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  useEffect(() => whenIdle(() => setIsWanted(true)), []);
  const [choice, setChoice] = useState<{ id: number; whileShown: number | undefined }>();
  const chosenId = choice && choice.whileShown === shownId ? choice.id : shownId;
  const chosen =
    assistants.find(({ id }) => id === chosenId) ?? assistants.find(({ id }) => id === shownId);
  const phoneNumber = chosen?.numberRequest?.phoneNumber;
  const voiceNumber = phoneNumber ? readablePhoneNumber(phoneNumber) : (config?.voiceNumber ?? '');
  return (
    <section className="sect" aria-labelledby="phone-guides">
      <div className="sect__head">
        <h2 id="phone-guides">Phone System Integration</h2>
        <p>Choose your phone system and follow the steps to send calls to your assistant.</p>
        <p>
          Calls are forwarded to your dedicated number. Calls that need a person go on to your team:
          an internal line or an extension can take them.
        </p>
      </div>
      <Card
        as="div"
        padded={false}
        className="acc-card"
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
      >
        <Accordion
          items={phonePlatforms.map(({ id, name, note }) => ({
            value: id,
            label: name,
            note,
            content: isWanted && (
              <Suspense fallback={<p role="status">Loading...</p>}>
                <PhoneGuideBody
                  guideId={id}
                  assistants={assistants}
                  chosen={chosen}
                  onChoose={(chosenId) => setChoice({ id: chosenId, whileShown: shownId })}
                  productName={productName}
                  voiceNumber={voiceNumber}
                />
              </Suspense>
            ),
          }))}
        />
        {config && (
          <p className="card__foot acc__foot">
            Need help with your phone system? Write to{' '}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
          </p>
        )}
      </Card>
    </section>
  );
}

function GuideNotLoaded() {
  return (
    <Notice tone="bad" title="This guide could not be loaded">
      Please check your connection and reload the page.
    </Notice>
  );
}

// The texts are long and wait below the first screen: they load when the browser is idle. One that cannot be
// fetched then is told of where it is opened.
const PhoneGuideBody = lazyPart(
  () => import('./phone-guide-body.tsx').then((module) => module.PhoneGuideBody),
  GuideNotLoaded,
);
