// Tells text from anything else that was renamed to .txt. UTF-8, UTF-16 with its mark, and the older
// Windows-1252 are text; what holds NUL or many control characters is not.
const mostControlsShare = 0.02;

export function looksLikeText(bytes: Buffer): boolean {
  const text = decode(bytes);
  if (text.includes('\0')) return false;
  const controls = text.match(strangeControls)?.length ?? 0;
  return controls <= text.length * mostControlsShare;
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  // One character a byte is enough to see control characters, whatever the encoding.
  return bytes.toString('latin1');
}

// All C0 controls but tab, line feed, vertical tab, form feed, carriage return, the old end mark and escape.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const strangeControls = /[\x01-\x08\x0e-\x19\x1c-\x1f\x7f]/g;
