import { configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { needsZip64 } from './entry-size.ts';
import { packageParts, sheetPath } from './package-parts.ts';
import type { Sheet } from './sheet.ts';
import { sheetXml } from './sheet-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

configure({ useWebWorkers: false, useCompressionStream: true });

/**
 * Writes an Excel file into a stream. Sheets are written one after another and rows as they come, in memory that does
 * not grow with them. Rejects when rows fail, when the stream does, and for more rows than Excel holds.
 */
export async function writeWorkbook(
  sheets: readonly [Sheet, ...Sheet[]],
  output: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = new ZipWriter(output, { level: 6, keepOrder: true });
  for (const [path, xml] of packageParts(sheets.map(({ name }) => name))) {
    await zip.add(path, new TextReader(declaration + xml));
  }
  for (const [index, sheet] of sheets.entries()) {
    await zip.add(sheetPath(index + 1), bytesOf(sheetXml(sheet, index === 0)), {
      zip64: needsZip64(sheet.mostBytes),
    });
  }
  await zip.close();
}

function bytesOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(isFirst ? declaration + value : value));
      isFirst = false;
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
