import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

const blockBytes = 262_144;
const lineFeed = 0x0a;
/** A file without line ends is cut here, so that it cannot fill the memory. */
const longestLine = 4_194_304;
const older = new TextDecoder('windows-1252');

/**
 * The lines of a file in blocks, without their ends: UTF-8 or UTF-16 by its mark; a line that is no UTF-8 is read as
 * Windows-1252, in which older systems save names.
 */
export async function* linesOf(path: string, signal?: AbortSignal): AsyncGenerator<readonly string[]> {
  const stream = createReadStream(path, { highWaterMark: blockBytes, signal });
  let isFirst = true;
  for await (const lines of decoded(stream)) {
    const [first = '', ...rest] = lines;
    yield isFirst ? [first.replace(/^\uFEFF/, ''), ...rest] : lines;
    isFirst = false;
  }
}

async function* decoded(stream: Readable): AsyncGenerator<string[]> {
  let rest: Buffer = Buffer.alloc(0);
  let wide: TextDecoder | undefined;
  let wideRest = '';
  let isFirst = true;
  for await (const chunk of stream) {
    const bytes: Buffer = chunk;
    if (isFirst) wide = wideDecoder(bytes);
    isFirst = false;
    if (wide !== undefined) {
      const lines = (wideRest + wide.decode(bytes, { stream: true })).split('\n');
      wideRest = lines.pop() ?? '';
      yield lines.map(withoutReturn);
      continue;
    }
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const end =
      all.length > longestLine ? Math.max(all.lastIndexOf(lineFeed) + 1, longestLine) : all.lastIndexOf(lineFeed) + 1;
    rest = all.subarray(end);
    if (end > 0) yield linesIn(all.subarray(0, all[end - 1] === lineFeed ? end - 1 : end));
  }
  if (wide !== undefined && wideRest !== '') yield [withoutReturn(wideRest)];
  if (rest.length > 0) yield linesIn(rest);
}

function wideDecoder(bytes: Buffer): TextDecoder | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  return undefined;
}

function linesIn(block: Buffer): string[] {
  if (isUtf8(block)) return block.toString('utf8').split('\n').map(withoutReturn);
  const lines: string[] = [];
  for (let start = 0; start <= block.length; ) {
    const end = block.indexOf(lineFeed, start);
    const line = block.subarray(start, end < 0 ? block.length : end);
    lines.push(withoutReturn(isUtf8(line) ? line.toString('utf8') : older.decode(line)));
    start = end < 0 ? block.length + 1 : end + 1;
  }
  return lines;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
