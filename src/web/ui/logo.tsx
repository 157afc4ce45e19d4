// The product's mark: a roof over a light that is also a speech bubble. Its tile stays; no recolouring.
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#24365f" />
      <path
        d="M5.6 14.6 16 5.6l10.4 9"
        fill="none"
        stroke="#f8f1e4"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16.2 13.4a6.4 6.4 0 1 1-2.5 12.3l-3.7 1.2 1.1-3.4a6.4 6.4 0 0 1 5.1-10.1Z"
        fill="#ffb648"
      />
    </svg>
  );
}
