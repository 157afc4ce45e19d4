// The house of empty states; its lamp is lit where something can begin, unlit on the not-found screen.
interface HouseDrawingProps {
  isLit?: boolean;
  /** Pixels. */
  width?: number;
}

export function HouseDrawing({ isLit = false, width = 132 }: HouseDrawingProps) {
  return (
    <svg width={width} viewBox="0 0 160 104" aria-hidden="true">
      <path d="M8 103h144" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M42 103V52l38-34 38 34v51"
        fill="var(--sunken)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path
        d="M34 58 80 17l46 41"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M69 103V84a11 11 0 0 1 22 0v19"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      {isLit && <circle cx="80" cy="55" r="24" fill="var(--lamp)" opacity=".22" />}
      {isLit && <circle cx="80" cy="55" r="15" fill="var(--lamp)" opacity=".3" />}
      <path d="M80 42v7" stroke="var(--ink)" strokeWidth="2.4" />
      <circle
        cx="80"
        cy="55"
        r="6.5"
        fill={isLit ? 'var(--lamp)' : 'var(--surface)'}
        stroke={isLit ? 'var(--lamp-line)' : 'var(--line-strong)'}
        strokeWidth="2"
      />
    </svg>
  );
}
