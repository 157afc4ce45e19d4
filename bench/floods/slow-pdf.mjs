// A PDF of 5 KB whose forms call one another twice, 28 deep: a reader has no end of it within its time.

const depth = 28;

export function slowPdf() {
  const form = (/** @type {string} */ content, /** @type {string} */ resources) =>
    `<</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Resources<<${resources}>>/Length ${content.length}>>\nstream\n${content}\nendstream`;
  const firstForm = 5;
  const forms = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? form('BT (x) Tj ET', '')
      : form('/F Do /F Do', `/XObject<</F ${firstForm + level + 1} 0 R>>`),
  );
  const page = '/F Do';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]/Contents 4 0 R/Resources<</XObject<</F ${firstForm} 0 R>>>>>>`,
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    ...forms,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
