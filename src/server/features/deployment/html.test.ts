import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Html, html, lines } from './html.ts';

describe('html', () => {
  it('[INPUT-08] escapes every value and keeps what the tag itself made', () => {
    const bold = html`<b>${'<script>"\'&`='}</b>`;
    expect(String(html`<p title="${'" onclick="x'}">${bold}${[bold]}</p>`)).toBe(
      '<p title="&quot; onclick&#61;&quot;x"><b>&lt;script&gt;&quot;&#39;&amp;&#96;&#61;</b><b>&lt;script&gt;&quot;&#39;&amp;&#96;&#61;</b></p>',
    );
  });

  it('[INPUT-08] lets no value open a tag or leave an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const inside = String(html`${value}`);
        expect(inside).not.toMatch(/[<>"'`=]/);
      }),
    );
  });

  it('[INPUT-08] cannot be made from text elsewhere', () => {
    expect(() => new Html('<script>', Symbol('html'))).toThrow(TypeError);
  });

  it('turns line breaks into <br>', () => {
    expect(lines('a\r\nb\n<c>').join('')).toBe('a<br>b<br>&lt;c&gt;');
  });
});
