import { describe, expect, it } from 'vitest';
import { mailHref } from './mail-href.ts';

const bodyOf = (href: string) => decodeURIComponent(href.split('&body=')[1] ?? '');

describe('mail to send by hand', () => {
  it('[DEPLOY-70] carries subject and text', () => {
    const href = mailHref({ subject: 'Oak & Elm', text: 'Name: Oak\nVoice: Rachel' });
    expect(href).toMatch(/^mailto:\?subject=Oak%20%26%20Elm&body=/);
    expect(bodyOf(href)).toBe('Name: Oak\r\nVoice: Rachel');
  });

  it('[DEPLOY-70] stays short enough for mail programs, and says where the rest is', () => {
    const text = Array.from({ length: 400 }, (_, line) => `Line ${line} – más`).join('\n');
    const href = mailHref({ subject: 'Oak', text });
    expect(href.length).toBeLessThanOrEqual(1_900);
    expect(bodyOf(href)).toMatch(/Line \d+ – más\r\n\r\n\.\.\. The rest is in the PDF/);
  });
});
