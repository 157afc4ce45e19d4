// Opens a DOCX, which is a ZIP file, without unpacking any of it.
import yauzl from 'yauzl';

export function openZip(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}
