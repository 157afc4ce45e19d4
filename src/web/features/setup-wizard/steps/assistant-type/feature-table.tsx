// The features comparison table of step 1; the column of the chosen type is tinted (spec 2, step 1).
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import type { SetupType } from '#shared/domain/setup-type.ts';
import { Card } from '#web/ui/card.tsx';
import { assistantTypes, featureRows } from './assistant-types.ts';
import { TypeIcon } from './type-icon.tsx';

export function FeatureTable({ chosen }: { chosen: SetupType | null }) {
  const titleId = useId();
  const columnClass = (type: SetupType) => (type === chosen ? 'sel' : undefined);
  return (
    <Card padded={false} className="compare" aria-labelledby={titleId}>
      <h2 id={titleId}>What each one does</h2>
      <table className="table" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Feature</span>
            </th>
            {assistantTypes.map(({ type, name }) => (
              <th key={type} scope="col" className={columnClass(type)}>
                <TypeIcon type={type} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {featureRows.map(({ feature, offeredBy }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {assistantTypes.map(({ type }) => (
                <td key={type} className={columnClass(type)}>
                  <Offered isOffered={offeredBy.includes(type)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint compare__note">Every type answers your FAQs and acts on emergencies.</p>
    </Card>
  );
}

function Offered({ isOffered }: { isOffered: boolean }) {
  const Icon = isOffered ? Check : Minus;
  return (
    <>
      <Icon className={isOffered ? 'i y' : 'i n'} aria-hidden="true" />
      <span className="sr">{isOffered ? 'Yes' : 'No'}</span>
    </>
  );
}
