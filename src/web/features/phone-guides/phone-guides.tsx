// The Phone System Integration section of the dashboard (spec 2): one guide open at a time, written
// for the type of the assistant that the dashboard shows.
import { type SetupType, setupTypeNames } from '#shared/domain/setup-type.ts';
import { useConfig } from '#web/api/config.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Card } from '#web/ui/card.tsx';
import { phoneGuides } from './guides.ts';
import { PhoneGuideBody } from './phone-guide-body.tsx';

interface PhoneGuidesProps {
  /** Type of the assistant that the dashboard shows. */
  setupType: SetupType;
  /** False: there is none yet. */
  hasAssistant: boolean;
}

export function PhoneGuides({ setupType, hasAssistant }: PhoneGuidesProps) {
  const { data: config } = useConfig();
  const productName = config?.productName ?? 'provider';
  const writtenFor = writtenForSentence(setupType, hasAssistant);
  const context = { productName, voiceNumber: config?.voiceNumber ?? '', setupType };
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
      <Card as="div" padded={false} className="acc-card">
        <Accordion
          level={3}
          items={phoneGuides.map((guide) => ({
            value: guide.id,
            label: guide.name,
            note: guide.note,
            content: <PhoneGuideBody guide={guide} context={context} writtenFor={writtenFor} />,
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

function writtenForSentence(setupType: SetupType, hasAssistant: boolean): string {
  const typeName = setupTypeNames[setupType];
  return hasAssistant
    ? `They are written for ${typeName}, the type of the assistant shown above.`
    : `They are written for ${typeName}.`;
}
