// Tests of the one strict e-mail address: nothing in it can add a recipient or a header.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddressSchema } from './email-address.ts';

describe('e-mail address', () => {
  it.each(['name@example.com', 'first.last+tag@mail.example.co.uk', "o'neil@example.org"])(
    '[INPUT-09] takes %s',
    (address) => {
      expect(emailAddressSchema.parse(` ${address} `)).toBe(address);
    },
  );

  it.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co c@d.co',
    'a@b.co\r\nRCPT TO:<evil@x.co>',
    'a@b.co\nBcc: evil@x.co',
    '<a@b.co>',
    'Name <a@b.co>',
    '"a b"@b.co',
    'a@[127.0.0.1]',
    'a@-b.co',
    'a\0@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('[INPUT-09] refuses %j', (address) => {
    expect(emailAddressSchema.safeParse(address).success).toBe(false);
  });

  it('[INPUT-09] whatever is accepted is one token without separators', () => {
    const piece = fc.constantFrom(
      'a',
      'b.co',
      '@',
      ',',
      ';',
      ' ',
      '\r\n',
      '<',
      '>',
      '"',
      '.',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const result = emailAddressSchema.safeParse(pieces.join(''));
        if (result.success) expect(result.data).toMatch(/^[^\s,;<>"()\0]+@[^\s,;<>"()@\0]+$/);
      }),
    );
  });
});
