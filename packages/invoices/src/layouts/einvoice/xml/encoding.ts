import { UnreadableFile } from '../../../invoice-file.ts';

/** The declaration stands at the very beginning. */
const longestDeclaration = 400;
const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

/**
 * The text of an XML file, decoded as its mark or its declaration says; UTF-8 without either.
 * @throws UnreadableFile for an encoding that does not exist, and for bytes that are not of it.
 */
export async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let name = '';
  for await (const chunk of withWholeBeginning(chunks)) {
    if (decoder === undefined) {
      name = encodingOf(chunk);
      decoder = decoderFor(name);
    }
    yield decodedBy(name, () => decoder?.decode(chunk, { stream: true }) ?? '');
  }
  if (decoder !== undefined) yield decodedBy(name, () => decoder?.decode() ?? '');
}

/** The first chunk is long enough for the declaration, unless the file is shorter. */
async function* withWholeBeginning(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (waiting === undefined) {
      yield chunk;
      continue;
    }
    waiting = Buffer.concat([waiting, chunk]);
    if (waiting.length < longestDeclaration) continue;
    yield waiting;
    waiting = undefined;
  }
  if (waiting !== undefined && waiting.length > 0) yield waiting;
}

function encodingOf(beginning: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => beginning[place] === byte));
  if (marked !== undefined) return marked[0];
  const text = Buffer.from(beginning.subarray(0, longestDeclaration)).toString('latin1');
  const declared =
    /^\s{0,100}<\?xml\s[^>]*?\bencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(text)?.[1] ?? 'utf-8';
  // What can be read as a declaration has letters of one byte.
  return /^(?:utf-?16|ucs-?2)/i.test(declared) ? 'utf-8' : declared;
}

function decoderFor(name: string): TextDecoder {
  try {
    return new TextDecoder(name, { fatal: true });
  } catch (error) {
    throw new UnreadableFile(`The file says that its encoding is ‘${name}’, which Waybill does not know.`, {
      cause: error,
    });
  }
}

function decodedBy(name: string, decode: () => string): string {
  try {
    return decode();
  } catch (error) {
    throw new UnreadableFile(`The file is not encoded as it says (${name}). Ask the sender for it again.`, {
      cause: error,
    });
  }
}
