// A 24-hour dial with the covered hours lit: midnight at the top, noon at the bottom.
import type { ReactNode } from 'react';

interface DayDialProps {
  /** Hours 0 to 24; null lights the whole day. */
  covered: { fromHour: number; toHour: number } | null;
  /** A 24-px icon in the middle. */
  children: ReactNode;
}

const center = 42;
const radius = 34;

export function DayDial({ covered, children }: DayDialProps) {
  return (
    <svg className="dial" viewBox="0 0 84 84" aria-hidden="true">
      <circle className="t" cx={center} cy={center} r={radius} fill="none" strokeWidth="7" />
      {[0, 6, 12, 18].map((hour) => (
        <path key={hour} className="tk" d={`M${pointAt(hour, 27)}L${pointAt(hour, 24.5)}`} />
      ))}
      <g className="edge">
        <Arc covered={covered} width={9} />
      </g>
      <g className="on">
        <Arc covered={covered} width={7} />
      </g>
      <g transform="translate(29 29) scale(1.08)">{children}</g>
    </svg>
  );
}

function Arc({ covered, width }: Pick<DayDialProps, 'covered'> & { width: number }) {
  const stroke = { fill: 'none', strokeWidth: width, strokeLinecap: 'round' } as const;
  if (!covered) return <circle cx={center} cy={center} r={radius} {...stroke} />;
  const { fromHour, toHour } = covered;
  const hours = (toHour - fromHour + 24) % 24;
  const isLong = hours > 12 ? 1 : 0;
  return (
    <path
      d={`M${pointAt(fromHour, radius)}A${radius} ${radius} 0 ${isLong} 1 ${pointAt(toHour, radius)}`}
      {...stroke}
    />
  );
}

/** Point on the dial; hours run clockwise from midnight at the top. */
function pointAt(hour: number, distance: number): string {
  const angle = (hour / 24) * 2 * Math.PI;
  const x = center + distance * Math.sin(angle);
  const y = center - distance * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
