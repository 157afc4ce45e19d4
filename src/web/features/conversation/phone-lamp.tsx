// The product's light in rings, on the phone of a test call.
export function PhoneLamp() {
  return (
    <svg className="phone__lamp" viewBox="0 0 104 104" aria-hidden="true">
      <g fill="none" stroke="var(--lamp)">
        <circle cx="52" cy="52" r="50" opacity=".18" />
        <circle cx="52" cy="52" r="41" opacity=".4" />
        <circle cx="52" cy="52" r="32" strokeWidth="2" />
      </g>
      <g transform="translate(33 30) scale(1.2)">
        <path
          d="M5.6 14.6 16 5.6l10.4 9"
          fill="none"
          stroke="var(--on-night)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M16.2 13.4a6.4 6.4 0 1 1-2.5 12.3l-3.7 1.2 1.1-3.4a6.4 6.4 0 0 1 5.1-10.1Z"
          fill="var(--lamp)"
        />
      </g>
    </svg>
  );
}
