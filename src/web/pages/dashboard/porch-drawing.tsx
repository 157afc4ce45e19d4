// The street in the evening with one porch light on; decoration of the dashboard's head.
export function PorchDrawing() {
  return (
    <svg className="hero__art" viewBox="0 0 440 220" aria-hidden="true">
      <defs>
        <radialGradient id="porch-glow">
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".6" />
          <stop offset=".35" stopColor="var(--lamp)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="var(--on-night-2)" opacity=".6">
        <circle cx="388" cy="34" r="2" />
        <circle cx="300" cy="18" r="1.5" />
        <circle cx="86" cy="40" r="1.6" />
        <circle cx="182" cy="12" r="2" />
      </g>
      <path
        className="hero__far"
        d="M0 220V120l34-30 34 30v100zM76 220V92h22V70h14v22h26v128zM330 220V104l38-34 38 34v116zM412 220v-92h28v92z"
      />
      <path className="hero__mid" d="M46 220v-72l48-42 48 42v72zM286 220v-66l44-38 44 38v66z" />
      <path className="hero__near" d="M138 220V118l72-64 72 64v102z" />
      <path
        fill="none"
        stroke="var(--on-night)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M128 126 210 53l82 73"
      />
      <circle cx="210" cy="150" r="96" fill="url(#porch-glow)" />
      <path className="hero__door" d="M188 220v-44a22 22 0 0 1 44 0v44z" />
      <circle cx="222" cy="190" r="2.4" fill="var(--lamp)" />
      <path d="M210 116v12" stroke="var(--on-night)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="210" cy="137" r="10" fill="var(--lamp)" />
      <path
        className="hero__door"
        d="M152 168h22v24h-22zM246 168h22v24h-22zM84 164h20v20H84zM320 166h20v20h-20z"
      />
    </svg>
  );
}
