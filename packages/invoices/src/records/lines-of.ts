import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { kindOfFile } from '../containers/kind-of-file.ts';
import { UnreadableFile } from '../invoice-file.ts';
import type { LinesOptions } from '../reading/lines-options.ts';
import { workbookLines } from '../workbook/workbook-lines.ts';

const blockBytes = 262_144;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/** Longer lines are cut here, so that a file without line ends cannot fill the memory; 250 columns need far less. */
const longestLine = 524_288;
const older = new TextDecoder('windows-1252');

/**
 * The lines of a file in blocks, without their ends, or the rows of an Excel file as such lines.
 * @throws UnreadableFile for an archive, and for an Excel file that cannot be read.
 */
export async function* linesOf(path: string, options: LinesOptions = {}): AsyncGenerator<readonly string[]> {
  const kind = await kindOfFile(path);
  if (kind === 'old office file')
    throw new UnreadableFile(
      'The file is an Excel file of the old kind (.xls), or protected by a password. Save it as .xlsx without a password.',
    );
  if (kind === 'other archive')
    throw new UnreadableFile('The file is an archive, but not a ZIP file. Unpack it and load the files in it.');
  yield* kind === 'zip' ? workbookLines(path, options) : linesOfText(path, options.signal);
}

/** A line that tells spreadsheets the delimiter, before the first one of the file itself. */
const delimiterLine = /^"?sep=.?"?$/i;

/**
 * The lines of a text file: UTF-8, or UTF-16 by its mark or its first letters; a line that is not UTF-8 is read as
 * Windows-1252, which older systems use. Zero bytes, which neither text nor a database may hold, become U+FFFD.
 */
async function* linesOfText(path: string, signal: AbortSignal | undefined): AsyncGenerator<readonly string[]> {
  let isFirst = true;
  for await (const lines of blocksOf(path, signal)) {
    const [first, ...rest] = lines;
    if (first === undefined) continue;
    yield isFirst ? [first.replace(delimiterLine, ''), ...rest] : lines;
    isFirst = false;
  }
}

async function* blocksOf(path: string, signal: AbortSignal | undefined): AsyncGenerator<readonly string[]> {
  let splitter: LineSplitter | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: blockBytes, signal })) {
    const bytes: Buffer = chunk;
    splitter ??= splitterFor(bytes);
    yield splitter.linesIn(bytes);
  }
  if (splitter !== undefined) yield splitter.lastLines();
}

/** Cuts the bytes of a file into lines, block by block. */
interface LineSplitter {
  /** The lines that are complete with these bytes. */
  linesIn(bytes: Buffer): string[];
  /** What is left when the file has ended. */
  lastLines(): string[];
}

function splitterFor(bytes: Buffer): LineSplitter {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return wideSplitter(new TextDecoder('utf-16le'), lineEndOf(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return wideSplitter(new TextDecoder('utf-16be'), lineEndOf(bytes));
  if (isWideText(bytes, 0)) return wideSplitter(new TextDecoder('utf-16le'), lineEndOf(bytes));
  if (isWideText(bytes, 1)) return wideSplitter(new TextDecoder('utf-16be'), lineEndOf(bytes));
  return narrowSplitter(lineEndOf(bytes));
}

const lettersLookedAt = 8;

/** Whether a file without a mark begins with letters of two bytes, of which the one at `place` is not zero. */
const isWideText = (bytes: Buffer, place: 0 | 1): boolean =>
  bytes.length >= lettersLookedAt * 2 &&
  bytes.subarray(0, lettersLookedAt * 2).every((byte, index) => (index % 2 === place) === (byte !== 0));

/** Old Macintosh programs end lines with a carriage return alone. */
const lineEndOf = (bytes: Buffer): number =>
  bytes.includes(lineFeed) || !bytes.includes(carriageReturn) ? lineFeed : carriageReturn;

/** UTF-8 and Windows-1252, whose line ends are one byte. */
function narrowSplitter(lineEnd: number): LineSplitter {
  let rest: Buffer = Buffer.alloc(0);
  return {
    linesIn(bytes) {
      const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const complete = all.lastIndexOf(lineEnd) + 1;
      const end = all.length - complete > longestLine ? all.length : complete;
      rest = all.subarray(end);
      return end === 0 ? [] : linesOfBlock(all.subarray(0, all[end - 1] === lineEnd ? end - 1 : end), lineEnd);
    },
    lastLines: () => (rest.length > 0 ? linesOfBlock(rest, lineEnd).map(withoutEndOfFile) : []),
  };
}

function wideSplitter(decoder: TextDecoder, lineEnd: number): LineSplitter {
  let rest = '';
  return {
    linesIn(bytes) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split(String.fromCharCode(lineEnd));
      rest = lines.at(-1) ?? '';
      if (rest.length > longestLine) rest = '';
      else lines.pop();
      return lines.map(asRead);
    },
    lastLines: () => (rest === '' ? [] : [withoutEndOfFile(asRead(rest))]),
  };
}

function linesOfBlock(block: Buffer, lineEnd: number): string[] {
  if (isUtf8(block)) {
    const text = block.toString('utf8');
    const lines = text.split(String.fromCharCode(lineEnd));
    return lines.map(text.includes('\0') || text.includes('\uFEFF') ? asRead : withoutReturn);
  }
  const lines: string[] = [];
  for (let start = 0; start <= block.length; ) {
    const end = block.indexOf(lineEnd, start);
    const line = block.subarray(start, end < 0 ? block.length : end);
    lines.push(asRead(isUtf8(line) ? line.toString('utf8') : older.decode(line)));
    start = end < 0 ? block.length + 1 : end + 1;
  }
  return lines;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** A mark is also where a file that began with one was added to another. */
const asRead = (line: string): string =>
  withoutReturn(line)
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD');

/** DOS programs write Ctrl-Z at the end of a file. */
const withoutEndOfFile = (line: string): string => (line.endsWith('\u001a') ? line.slice(0, -1) : line);
