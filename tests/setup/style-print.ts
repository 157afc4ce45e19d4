// How every element of a page looks, and whether style sheets of other screens would change that.
import type { Page } from '@playwright/test';

/** What a missing or a strange rule would change. Sizes follow from these and from the text. */
const properties = [
  'display',
  'position',
  'color',
  'backgroundColor',
  'fontSize',
  'fontWeight',
  'fontFamily',
  'lineHeight',
  'textAlign',
  'padding',
  'marginTop',
  'marginBottom',
  'borderWidth',
  'borderStyle',
  'borderRadius',
  'gap',
  'flexDirection',
  'gridTemplateColumns',
  'listStyleType',
  'maxWidth',
] as const;

/** One line for each element that looks different once `files` are loaded as well; empty when none does. */
export async function changedBySheets(page: Page, files: readonly string[]): Promise<string[]> {
  // What lies under the pointer would look different once the pointer is told of a dialog over it.
  await page.mouse.move(0, 0);
  return page.evaluate(
    async ([names, sheets]) => {
      const still = new CSSStyleSheet();
      still.replaceSync(
        '*, ::before, ::after { animation: none !important; transition: none !important; }',
      );
      document.adoptedStyleSheets = [still];
      // Those that come or go meanwhile, such as a toast, are not compared.
      const elements = [...document.body.querySelectorAll('*')];
      const looks = () =>
        elements.map((element) =>
          [null, '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            return ['content' as const, ...names].map(
              (name) => `${pseudo ?? ''} ${name}: ${style[name]}`,
            );
          }),
        );
      const cold = looks();
      const present = new Set([...document.styleSheets].map(({ href }) => href));
      await Promise.all(
        sheets
          .map((file) => new URL(file, location.href).href)
          .filter((href) => !present.has(href))
          .map((href) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
            document.head.append(link);
            return loaded;
          }),
      );
      const warm = looks();
      return elements.flatMap((element, index) => {
        if (!element.isConnected) return [];
        const before = cold[index] ?? [];
        const now = warm[index] ?? [];
        const changed = now.filter((look, place) => look !== before[place]);
        const name = `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`;
        return changed.length === 0 ? [] : [`${name} becomes ${changed.join(';')}`];
      });
    },
    [properties, files] as const,
  );
}
