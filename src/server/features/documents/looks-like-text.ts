// Tells text from anything else that was renamed to .txt. UTF-8, UTF-16 with its mark, and the older
// Windows-1252 are text; what holds NUL or many control characters is not.
const mostControlsShare = 0.02;

export function looksLikeText(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe')
    return isMostlyPrintable(bytes.length >> 1, (at) => bytes.readUInt16LE(2 * at));
  if (mark === 'feff')
    return isMostlyPrintable(bytes.length >> 1, (at) => bytes.readUInt16BE(2 * at));
  // Bytes are enough to see control characters in every other encoding.
  return isMostlyPrintable(bytes.length, (at) => bytes[at] ?? 0);
}

/** Counted one by one: a list of all matches in a hostile file would not fit in memory. */
function isMostlyPrintable(length: number, codeAt: (index: number) => number): boolean {
  const mostControls = length * mostControlsShare;
  let controls = 0;
  for (let index = 0; index < length; index++) {
    const code = codeAt(index);
    if (code === 0) return false;
    if (isStrangeControl(code) && ++controls > mostControls) return false;
  }
  return true;
}

/** All C0 controls but tab, line and page breaks, the end mark of old systems and escape. */
function isStrangeControl(code: number): boolean {
  if (code === 0x7f) return true;
  return code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a && code !== 0x1b;
}
