import { inflateSync } from 'node:zlib';
import { UnreadableFile } from '../../../invoice-file.ts';
import { BadPdfValue, isDictionary, isReference, type PdfDictionary, type PdfValue, PdfValues } from './pdf-values.ts';

const mostObjects = 200_000;
/** Damaged files have a few. */
const mostUnreadable = 10_000;
/** Of all streams that hold objects: many times what invoices have. */
const mostUnpackedBytes = 20_000_000;

/** An object of a PDF file. */
interface PdfObject {
  readonly value: PdfValue;
  /** Where it begins in the file, itself or within a stream of objects. */
  readonly at: number;
  /** Where the bytes of its stream are in the file; undefined if it has none. */
  readonly stream: { readonly start: number; readonly end: number } | undefined;
}

/**
 * The objects of a PDF file, found by reading it from its beginning to its end: where an object was changed later, the
 * last one counts, and a damaged table of objects does no harm. Streams stay packed, except those that hold objects.
 */
export class PdfObjects {
  readonly #bytes: Buffer;
  readonly #text: string;
  readonly #objects = new Map<number, PdfObject>();
  readonly #trailers: PdfDictionary[] = [];
  #unpackedBytes = 0;
  /** How many characters may still be looked at: a file can be made so that they are looked at again and again. */
  #patience: number;
  #unreadable = 0;

  /** @throws UnreadableFile for an encrypted file, and for one with too many objects */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#text = bytes.toString('latin1');
    this.#patience = 4 * bytes.length + 10_000_000;
    this.#find();
    if (this.#trailers.some((trailer) => trailer.has('Encrypt')))
      throw new UnreadableFile('The PDF file is encrypted. Ask the sender for one without a password.');
    for (const [, object] of [...this.#objects]) this.#readPacked(object);
  }

  /** The catalogue, which names everything else; undefined if the file has none. */
  get root(): PdfDictionary | undefined {
    for (const trailer of this.#trailers.toReversed()) {
      const root = this.resolved(trailer.get('Root'));
      if (isDictionary(root)) return root;
    }
    for (const { value } of [...this.#objects.values()].toReversed())
      if (isDictionary(value) && value.get('Type') === '/Catalog') return value;
    return undefined;
  }

  /** A value, or the object that it refers to. */
  resolved(value: PdfValue | undefined): PdfValue | undefined {
    return isReference(value) ? this.#objects.get(value.object)?.value : value;
  }

  /** The dictionary of a stream and its bytes as they are in the file; undefined if the value refers to none. */
  streamOf(value: PdfValue | undefined): { readonly dictionary: PdfDictionary; readonly bytes: Buffer } | undefined {
    const object = isReference(value) ? this.#objects.get(value.object) : undefined;
    return object === undefined ? undefined : this.#streamIn(object);
  }

  #streamIn({ value, stream }: PdfObject) {
    if (stream === undefined || !isDictionary(value)) return undefined;
    const length = this.resolved(value.get('Length'));
    const end = typeof length === 'number' && length >= 0 ? Math.min(stream.start + length, stream.end) : stream.end;
    return { dictionary: value, bytes: this.#bytes.subarray(stream.start, end) };
  }

  #find(): void {
    const beginnings = /(?<![0-9])(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}obj\b|\btrailer\b/g;
    for (;;) {
      const found = beginnings.exec(this.#text);
      if (found === null) return;
      const values = new PdfValues(this.#text, beginnings.lastIndex);
      const value = this.#valueIn(values);
      if (value === undefined) continue;
      beginnings.lastIndex = values.place;
      if (found[1] === undefined) {
        if (isDictionary(value)) this.#trailers.push(value);
        continue;
      }
      const stream = isDictionary(value) ? this.#streamAt(values, value) : undefined;
      if (stream !== undefined) beginnings.lastIndex = stream.end;
      if (isDictionary(value) && value.get('Type') === '/XRef') this.#trailers.push(value);
      this.#keep(Number(found[1]), { value, stream, at: found.index });
    }
  }

  /** The last one of a number counts. */
  #keep(number: number, object: PdfObject): void {
    if ((this.#objects.get(number)?.at ?? 0) <= object.at) this.#objects.set(number, object);
    if (this.#objects.size > mostObjects)
      throw new UnreadableFile('The PDF file holds more than that of an invoice. Ask the sender for the XML file.');
  }

  /** A stream ends where its dictionary says, if it says so itself and is right, else with its last word. */
  #streamAt(values: PdfValues, dictionary: PdfDictionary): PdfObject['stream'] {
    if (!values.takes('stream')) return undefined;
    const start = values.place + (this.#text.startsWith('\r\n', values.place) ? 2 : 1);
    const length = dictionary.get('Length');
    const stated = typeof length === 'number' ? start + length : undefined;
    if (stated !== undefined && /^\s{0,3}endstream/.test(this.#text.slice(stated, stated + 12)))
      return { start, end: stated };
    const end = this.#text.indexOf('endstream', start);
    return { start, end: end < 0 ? this.#text.length : end };
  }

  /** The objects within a stream of objects. */
  #readPacked(object: PdfObject): void {
    const stream = this.#streamIn(object);
    if (stream === undefined || stream.dictionary.get('Type') !== '/ObjStm') return;
    const text = this.#unpacked(stream);
    const count = this.resolved(stream.dictionary.get('N'));
    const first = this.resolved(stream.dictionary.get('First'));
    if (text === undefined || typeof count !== 'number' || typeof first !== 'number') return;
    const numbers = new PdfValues(text, 0);
    for (let index = 0; index < Math.min(count, mostObjects); index += 1) {
      const [number, place] = [this.#valueIn(numbers), this.#valueIn(numbers)];
      if (typeof number !== 'number' || typeof place !== 'number') return;
      const value = this.#valueIn(new PdfValues(text, first + place));
      if (value !== undefined) this.#keep(number, { value, stream: undefined, at: object.at });
    }
  }

  /** The next value; undefined if nothing can be made of it. @throws UnreadableFile when it has taken too long in all */
  #valueIn(values: PdfValues): PdfValue | undefined {
    const start = values.place;
    const value = valueIn(values);
    this.#patience -= values.place - start;
    if (value === undefined) this.#unreadable += 1;
    if (this.#patience < 0 || this.#unreadable > mostUnreadable)
      throw new UnreadableFile('The PDF file is damaged or incomplete. Ask for it again.');
    return value;
  }

  #unpacked({ dictionary, bytes }: { dictionary: PdfDictionary; bytes: Buffer }): string | undefined {
    const filter = this.resolved(dictionary.get('Filter'));
    const only = Array.isArray(filter) && filter.length === 1 ? this.resolved(filter[0]) : filter;
    if (only === undefined) return bytes.toString('latin1');
    if (only !== '/FlateDecode') return undefined;
    const room = mostUnpackedBytes - this.#unpackedBytes;
    if (room <= 0) throw tooMuch();
    const unpacked = inflatedWithin(bytes, room);
    this.#unpackedBytes += unpacked.length;
    return unpacked.toString('latin1');
  }
}

function inflatedWithin(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch();
    return Buffer.alloc(0);
  }
}

const tooMuch = (): UnreadableFile =>
  new UnreadableFile('The PDF file holds more than that of an invoice. Ask the sender for the XML file.');

function valueIn(values: PdfValues): PdfValue | undefined {
  try {
    return values.next();
  } catch (error) {
    if (error instanceof BadPdfValue) return undefined;
    throw error;
  }
}
