// The configuration summary as HTML and as plain text. The HTML is a fragment with inline styles and
// tables only: that is what mail clients and the screen's dialog both show well (spec 2 step 6).
import { bulletLines } from './bullet-lines.ts';
import type { ConfigurationContent, Section } from './configuration-content.ts';
import type { Entry } from './configuration-entry.ts';
import { type Html, html, lines } from './html.ts';

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#16213a';
const soft = '#4c566b';
const line = '#e4dbcb';

/** `note` is one line under the title, such as what triggered the mail. */
export function configurationHtml(content: ConfigurationContent, note = ''): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${font};color:${ink};background:#fffdf9;border:1px solid ${line};border-radius:12px;border-collapse:separate;max-width:680px;margin:0 auto">
<tr><td style="background:#141e36;border-radius:11px 11px 0 0;padding:22px 28px">
<p style="margin:0 0 10px;font-size:13px;line-height:1.4;color:#ffb648;font-weight:600">${content.productName}</p>
<h1 style="margin:0;font-size:24px;line-height:1.2;color:#fffdf9;font-weight:700;word-break:break-word">${content.companyName}</h1>
<p style="margin:6px 0 0;font-size:14px;line-height:1.5;color:#bcc6dc">Voice assistant configuration</p>
</td></tr>
<tr><td style="padding:20px 28px 28px">
${note ? html`<p style="margin:0 0 16px;padding:10px 14px;background:#fdf0d8;border-radius:8px;font-size:14px;line-height:1.5">${note}</p>` : ''}
${table(content.digest)}
${content.sections.map(sectionHtml)}
</td></tr>
</table>`;
}

/** A whole mail around a fragment. */
export function mailDocument(title: string, fragment: Html): string {
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f8f4ec">
${fragment}
</body></html>`.toString();
}

/** What a letter asks for: a button, and under it the address it opens, for who reads before clicking. */
export interface LetterAction {
  label: string;
  /** Absolute; never from what somebody typed. */
  url: string;
}

interface Letter {
  productName: string;
  title: string;
  paragraphs: string[];
  /** After the first paragraph. */
  action?: LetterAction | undefined;
}

/** A short letter, such as the one that confirms an address. Its only link is that of its action. */
export function letterHtml({ productName, title, paragraphs, action }: Letter): Html {
  const [first = '', ...others] = paragraphs;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${font};color:${ink};background:#fffdf9;border:1px solid ${line};border-radius:12px;border-collapse:separate;max-width:560px;margin:0 auto">
<tr><td style="background:#141e36;border-radius:11px 11px 0 0;padding:18px 28px;font-size:14px;color:#ffb648;font-weight:600">${productName}</td></tr>
<tr><td style="padding:22px 28px 26px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${title}</h1>
${paragraph(first)}
${action ? button(action) : ''}
${others.map(paragraph)}
</td></tr></table>`;
}

function paragraph(text: string): Html {
  return html`<p style="margin:0 0 12px;font-size:15px;line-height:1.6;word-break:break-word">${lines(text)}</p>`;
}

function button({ label, url }: LetterAction): Html {
  return html`<p style="margin:18px 0"><a href="${url}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#20355e;color:#fffdf9;font-size:16px;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0 0 12px;font-size:13px;line-height:1.5;color:${soft};word-break:break-all">Or open this link: <a href="${url}" style="color:#20355e">${url}</a></p>`;
}

export function configurationText(content: ConfigurationContent, note = ''): string {
  const { productName, companyName, digest, sections } = content;
  return [
    `${productName}\nVoice assistant configuration for ${companyName}`,
    ...(note ? [note] : []),
    digest.map(entryText).join('\n'),
    ...sections.map(sectionText),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionHtml({ heading, entries, emptyText }: Section): Html {
  const facts = entries.filter(({ kind }) => kind === 'fact');
  const files = entries.filter(({ kind }) => kind === 'file');
  const texts = entries.filter(({ kind }) => kind === 'text' || kind === 'bullets');
  return html`
<h2 style="margin:26px 0 8px;padding:0 0 6px;border-bottom:2px solid ${line};font-size:17px;line-height:1.3;color:#20355e">${heading}</h2>
${entries.length === 0 ? html`<p style="margin:0;font-size:14px;color:${soft}">${emptyText}</p>` : ''}
${facts.length > 0 ? table(facts) : ''}
${files.length > 0 ? table(files, { width: '75%', color: ink }) : ''}
${texts.map(
  (
    entry,
  ) => html`<p style="margin:14px 0 4px;font-size:14px;line-height:1.5;word-break:break-word"><b>${entry.label}</b></p>
${longText(entry)}
`,
)}`;
}

function longText({ kind, value }: Entry): Html {
  const points = kind === 'bullets' ? bulletLines(value) : [];
  const look = 'border-left:3px solid #ffb648;font-size:14px;line-height:1.6;word-break:break-word';
  return points.length < 2
    ? html`<p style="margin:0;padding:0 0 0 12px;${look}">${lines(value)}</p>`
    : html`<ul style="margin:0;padding:0 0 0 30px;${look}">
${points.map((point) => html`<li>${point}</li>`)}
</ul>`;
}

function table(entries: Entry[], label = { width: '38%', color: soft }): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:14px;line-height:1.5">
${entries.map((entry) => tableRow(entry, label))}</table>`;
}

function tableRow(
  { label, value }: Entry,
  { width, color }: { width: string; color: string },
): Html {
  return html`<tr><td style="padding:5px 16px 5px 0;width:${width};color:${color};vertical-align:top;word-break:break-word">${label}</td><td style="padding:5px 0;vertical-align:top;word-break:break-word">${lines(value)}</td></tr>
`;
}

function sectionText({ heading, entries, emptyText }: Section): string {
  const body = entries.length === 0 ? emptyText : entries.map(entryText).join('\n');
  return `${heading}\n${'-'.repeat(heading.length)}\n${body}`;
}

function entryText({ kind, label, value }: Entry): string {
  const points = kind === 'bullets' ? bulletLines(value) : [];
  if (points.length > 1) return `\n${label}\n${points.map((point) => `- ${point}`).join('\n')}`;
  if (kind === 'text' || kind === 'bullets') return `\n${label}\n${value}`;
  return `${label}: ${value.split('\n').join(', ')}`;
}
