// The documents for people: every picture, link and source file that they name is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

const documents = [...filesIn('.', false), ...filesIn('docs', true)].filter((file) =>
  file.endsWith('.md'),
);

test('[PAPER-01] every picture and every relative link of a document leads to a file', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', join('docs', 'guide.md')]));
  const lost = documents.flatMap((document) =>
    linksOf(document)
      .filter((link) => !existsSync(inProject(dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('[PAPER-01] every picture of docs/screenshots is shown by a document', () => {
  const shown = new Set(
    documents.flatMap((document) => linksOf(document).map((link) => join(dirname(document), link))),
  );
  const pictures = filesIn(join('docs', 'screenshots'), true);
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
});

test('[PAPER-02] every link inside the guide leads to one of its headings', () => {
  const text = readFileSync(inProject('docs', 'guide.md'), 'utf8');
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const wanted = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
});

test('[PAPER-03] every source file that ARCHITECTURE.md names exists', () => {
  const text = readFileSync(inProject('ARCHITECTURE.md'), 'utf8');
  const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md))`/g)].map(([, name = '']) => name);
  const sources = ['src', 'tests', 'scripts', 'docs'].flatMap((folder) => filesIn(folder, true));
  const lost = names.filter((name) => !sources.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(names.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

/** Paths as Markdown's links and pictures have them, without those to other sites and headings. */
function linksOf(document: string): string[] {
  const text = readFileSync(inProject(document), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));
}

function filesIn(folder: string, isDeep: boolean): string[] {
  return readdirSync(inProject(folder), { withFileTypes: true, recursive: isDeep })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => path.slice(inProject('.').replace(/\/\.?$/, '').length + 1))
    .filter((path) => basename(path) !== '');
}
