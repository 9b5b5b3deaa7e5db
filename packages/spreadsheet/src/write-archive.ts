import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { needsZip64 } from './entry-size.ts';

/** A file of an archive. Its content is read to the end before the next file is asked for. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: ReadableStream<Uint8Array>;
  /** The most bytes that the content can have; default: less than 4 GiB. */
  readonly mostBytes?: number;
}

configure({ useWebWorkers: false, useCompressionStream: true });

/** Writes a ZIP archive into a stream, file by file, in memory that does not grow with them. */
export async function writeArchive(
  files: AsyncIterable<ArchivedFile>,
  output: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = new ZipWriter(output, { level: 6, keepOrder: true });
  for await (const { name, content, mostBytes } of files) {
    await zip.add(name, content, { zip64: needsZip64(mostBytes) });
  }
  await zip.close();
}
