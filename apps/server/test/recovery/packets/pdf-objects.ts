import { inflateSync } from 'node:zlib';

/** A name, reference or string of a PDF, and what is made of them. */
export type PdfValue =
  | number
  | boolean
  | null
  | { readonly name: string }
  | { readonly ref: number }
  | { readonly text: string }
  | readonly PdfValue[]
  | PdfDictionary;
export interface PdfDictionary {
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** An object of a PDF with the bytes of its stream, unpacked. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly stream: Buffer | undefined;
}

/** The objects of a PDF as pdfkit writes it, each by its number, and the number of its catalogue. */
export function pdfObjects(bytes: Buffer): { readonly objects: ReadonlyMap<number, PdfObject>; readonly root: number } {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const table = text.slice(text.lastIndexOf('\nxref\n'));
  const places = [...table.matchAll(/^(\d{10}) \d{5} n /gm)].map(([, place]) => Number(place));
  for (const place of places) {
    const [head = '', number = ''] = /^(\d+) 0 obj\s/.exec(text.slice(place, place + 30)) ?? [];
    const parser = new Parser(text, place + head.length);
    const value = parser.value();
    const after = text.slice(parser.at, parser.at + 20);
    const begin = parser.at + (/^\s*stream\r?\n/.exec(after)?.[0].length ?? 0);
    const length = isDictionary(value) ? value.entries.get('Length') : undefined;
    const hasStream = begin > parser.at && typeof length === 'number';
    const raw = hasStream ? bytes.subarray(begin, begin + length) : undefined;
    const isPacked = isDictionary(value) && value.entries.has('Filter');
    objects.set(Number(number), { value, stream: raw !== undefined && isPacked ? inflateSync(raw) : raw });
  }
  return { objects, root: Number(/\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1]) };
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && 'entries' in value && value.entries instanceof Map;

/** Reads values of the syntax of PDF. */
class Parser {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  value(): PdfValue {
    if (this.#take(/\s*<</y) !== undefined) {
      const entries = new Map<string, PdfValue>();
      for (
        let key = this.#take(/\s*\/([^\s/<>[\]()]+)/y);
        key !== undefined;
        key = this.#take(/\s*\/([^\s/<>[\]()]+)/y)
      ) {
        entries.set(key, this.value());
      }
      this.#take(/\s*>>/y);
      return { entries };
    }
    if (this.#take(/\s*\[/y) !== undefined) {
      const items: PdfValue[] = [];
      while (this.#take(/\s*\]/y) === undefined) items.push(this.value());
      return items;
    }
    const name = this.#take(/\s*\/([^\s/<>[\]()]+)/y);
    if (name !== undefined) return { name };
    const hex = this.#take(/\s*<([0-9a-fA-F\s]*)>/y);
    if (hex !== undefined) return { text: decoded(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')) };
    const plain = this.#take(/\s*\(((?:[^\\()]|\\[\s\S])*)\)/y);
    if (plain !== undefined) return { text: decoded(Buffer.from(unescaped(plain), 'latin1')) };
    const ref = this.#take(/\s*(\d+) 0 R/y);
    if (ref !== undefined) return { ref: Number(ref) };
    const number = this.#take(/\s*([-+]?[\d.]+)/y);
    if (number !== undefined) return Number(number);
    const word = this.#take(/\s*(true|false|null)/y);
    if (word === undefined) throw new Error(`Not PDF: ${this.#text.slice(this.at, this.at + 60)}`);
    return word === 'null' ? null : word === 'true';
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.at = pattern.lastIndex;
    return found[1] ?? '';
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (text: string): string =>
  text.replaceAll(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character);

const decoded = (bytes: Buffer): string =>
  bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
