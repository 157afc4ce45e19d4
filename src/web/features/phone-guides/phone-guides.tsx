// The Phone System Integration section of the dashboard (spec 2): one guide open at a time, written
// for the type of the assistant that the dashboard shows.
import { lazy, Suspense, useEffect, useState } from 'react';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { type SetupType, setupTypeNames } from '#shared/domain/setup-type.ts';
import { useConfig } from '#web/api/config.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Card } from '#web/ui/card.tsx';
import { phonePlatforms } from './phone-platforms.ts';

interface PhoneGuidesProps {
  /** Type of the assistant that the dashboard shows. */
  setupType: SetupType;
  /** False: there is none yet. */
  hasAssistant: boolean;
  /** Its dedicated number in E.164, once assigned. */
  phoneNumber?: string | null | undefined;
}

export function PhoneGuides({ setupType, hasAssistant, phoneNumber }: PhoneGuidesProps) {
  const { data: config } = useConfig();
  const productName = config?.productName ?? 'provider';
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  useEffect(() => whenIdle(() => setIsWanted(true)), []);
  const writtenFor = writtenForSentence(setupType, hasAssistant);
  const voiceNumber = phoneNumber ? readablePhoneNumber(phoneNumber) : (config?.voiceNumber ?? '');
  const context = { productName, voiceNumber, setupType };
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
          level={3}
          items={phonePlatforms.map(({ id, name, note }) => ({
            value: id,
            label: name,
            note,
            content: isWanted && (
              <Suspense fallback={<p role="status">Loading...</p>}>
                <PhoneGuideBody guideId={id} context={context} writtenFor={writtenFor} />
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

// The texts are long and wait below the first screen: they load when the browser is idle.
const PhoneGuideBody = lazy(() =>
  import('./phone-guide-body.tsx').then((module) => ({ default: module.PhoneGuideBody })),
);

function writtenForSentence(setupType: SetupType, hasAssistant: boolean): string {
  const typeName = setupTypeNames[setupType];
  return hasAssistant
    ? `They are written for ${typeName}, the type of the assistant shown above.`
    : `They are written for ${typeName}.`;
}
