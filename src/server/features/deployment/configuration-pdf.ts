// The PDF of a submission: the whole configuration on US Letter pages with selectable text, bookmarks
// and tags for screen readers (spec 3 'pdf_documents').
import { bulletLines } from './bullet-lines.ts';
import type { ConfigurationContent, Section } from './configuration-content.ts';
import type { Entry } from './configuration-entry.ts';
import { drawRunningLines, drawTitleBand } from './pdf-frame.ts';
import { color, createPdfWriter, type PdfWriter, page } from './pdf-writer.ts';
import { notPrintable } from './printable-text.ts';

const full = { x: page.margin, width: page.right - page.margin };
/** A label, then its value. */
const factColumns = columns(160, color.soft);
/** The name of a file, then its size. */
const fileColumns = columns(390, color.ink);
const body = { tag: 'P', font: 'regular', size: 10, color: color.ink } as const;

/** Resolves to the bytes of the file. */
export async function configurationPdf(
  content: ConfigurationContent,
  createdAt: Date,
): Promise<Buffer> {
  const { subject: title, productName: author } = content;
  const writer = await createPdfWriter({ title, author, createdAt });
  drawTitleBand(writer, content);
  for (const entry of content.digest) writeFact(writer, entry);
  if (!textsOf(content).every(writer.canPrint)) writeNote(writer);
  // The first page is for who wants to know what this is about; the texts follow from the second.
  writer.doc.addPage();
  for (const section of content.sections) await writeSection(writer, section);
  drawRunningLines(writer, content);
  return writer.finish();
}

async function writeSection(writer: PdfWriter, section: Section): Promise<void> {
  const { heading, entries, emptyText } = section;
  const { doc } = writer;
  doc.y += 18;
  // A heading never stands alone at the foot of a page: a row, or a label with two lines, is under it.
  const first = entries[0]?.kind;
  writer.keepTogether(first === 'text' || first === 'bullets' ? 84 : 62);
  doc.outline.addItem(heading);
  const style = { tag: 'H2', font: 'bold', size: 14, color: color.primary } as const;
  writer.write(heading, { ...style, ...full, y: doc.y });
  const y = doc.y + 3;
  writer.decoration(() => {
    doc.moveTo(page.margin, y).lineTo(page.right, y).lineWidth(1).strokeColor(color.rule).stroke();
  });
  doc.y = y + 8;
  if (entries.length === 0) {
    writer.write(emptyText, { ...body, ...full, color: color.soft, y: doc.y });
  }
  for (const entry of entries) {
    if (entry.kind === 'text' || entry.kind === 'bullets') writeText(writer, entry);
    else writeFact(writer, entry);
    await writer.breathe();
  }
}

function textsOf({ companyName, digest, sections }: ConfigurationContent): string[] {
  const entries = [...digest, ...sections.flatMap((section) => section.entries)];
  return [companyName, ...entries.flatMap(({ label, value }) => [label, value])];
}

/** Where to read what this file leaves out. */
function writeNote(writer: PdfWriter): void {
  const text = `Some characters cannot be printed in this file and are marked ${notPrintable}. The summary on the screen, the mail and the message to the provider’s system hold them.`;
  writer.doc.y += 6;
  writer.keepTogether(40);
  writer.write(text, { ...body, ...full, color: color.soft, y: writer.doc.y });
}

/** Label and value side by side. */
function writeFact(writer: PdfWriter, { kind, label, value }: Entry): void {
  const { doc } = writer;
  const { label: labelColumn, value: valueColumn } = kind === 'file' ? fileColumns : factColumns;
  const labelStyle = { ...body, ...labelColumn };
  const labelHeight = writer.heightOf(label, labelStyle);
  const valueStyle = { ...body, ...valueColumn };
  const valueHeight = writer.heightOf(value, valueStyle);
  writer.keepTogether(Math.max(labelHeight, Math.min(valueHeight, 60)));
  const top = doc.y;
  const firstPage = doc.page;
  writer.write(label, { ...labelStyle, y: top });
  const labelEnd = doc.y;
  writer.write(value, { ...valueStyle, y: top });
  if (doc.page === firstPage) doc.y = Math.max(doc.y, labelEnd);
  doc.y += 4;
}

/** A long text under its label; its lines as points of a list where it has several. */
function writeText(writer: PdfWriter, { kind, label, value }: Entry): void {
  const { doc } = writer;
  doc.y += 6;
  const labelStyle = { ...full, tag: 'H3', font: 'bold', size: 10.5, color: color.ink } as const;
  // A long question may itself go on over the page.
  writer.keepTogether(Math.min(writer.heightOf(label, labelStyle), 48) + 34);
  writer.write(label, { ...labelStyle, y: doc.y });
  const points = kind === 'bullets' ? bulletLines(value) : [];
  if (points.length > 1) writePoints(writer, points);
  else writer.write(value, { ...body, ...full, y: doc.y + 2 });
  doc.y += 6;
}

function writePoints(writer: PdfWriter, points: readonly string[]): void {
  const { doc } = writer;
  const style = { ...body, x: full.x + 14, width: full.width - 14 };
  doc.y += 2;
  for (const point of points) {
    writer.keepTogether(Math.min(writer.heightOf(point, style), 60));
    const y = doc.y + 1;
    writer.decoration(() => {
      doc.circle(full.x + 4, y + 6, 1.6).fill(color.ink);
    });
    writer.write(point, { ...style, y });
  }
}

function columns(labelWidth: number, labelColor: string) {
  const valueX = page.margin + labelWidth + 16;
  return {
    label: { x: page.margin, width: labelWidth, color: labelColor },
    value: { x: valueX, width: page.right - valueX },
  };
}
