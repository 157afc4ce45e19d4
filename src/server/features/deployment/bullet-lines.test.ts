import { describe, expect, it } from 'vitest';
import { bulletLines } from './bullet-lines.ts';

describe('lines of a script', () => {
  it('[PAPER-90] become points, without blank lines and typed bullets', () => {
    expect(bulletLines('Ask for the name.\r\n\n- Ask for the unit.\n  • Repeat both.  ')).toEqual([
      'Ask for the name.',
      'Ask for the unit.',
      'Repeat both.',
    ]);
    expect(bulletLines('  ')).toEqual([]);
  });
});
