/** A value of a PDF file. Numbers, texts of strings and names are plain; a name begins with a slash. */
export type PdfValue = PdfReference | PdfText | string | number | null | readonly PdfValue[] | PdfDictionary;

/** The number of an object that stands elsewhere in the file. */
export interface PdfReference {
  readonly object: number;
}

/** A string, byte by byte. */
export interface PdfText {
  readonly bytes: string;
}

/** Values by their names, without slashes. */
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Nested more deeply than any file. */
const deepest = 50;
const mostEntries = 100_000;
const whitespace = '\0\t\n\f\r ';
const ends = `${whitespace}()<>[]{}/%`;

/** What is wrong with a value: nothing can be made of it. */
export class BadPdfValue extends Error {
  override readonly name = 'BadPdfValue';
}

/** Reads values one after another from the bytes of a PDF file, taken as Latin-1. */
export class PdfValues {
  readonly #text: string;
  #entries = 0;
  place: number;

  constructor(text: string, place: number) {
    this.#text = text;
    this.place = place;
  }

  /** The next value. @throws BadPdfValue if there is none */
  next(depth = 0): PdfValue {
    if (depth > deepest) throw new BadPdfValue();
    this.#entries += 1;
    if (this.#entries > mostEntries) throw new BadPdfValue();
    this.#skip();
    const sign = this.#text[this.place];
    if (sign === undefined) throw new BadPdfValue();
    if (this.#text.startsWith('<<', this.place)) return this.#dictionary(depth);
    if (sign === '[') return this.#list(depth);
    if (sign === '(') return this.#string();
    if (sign === '<') return this.#hexString();
    if (sign === '/') return `/${this.#name()}`;
    return this.#word();
  }

  /** Whether a word stands next; it is passed over. */
  takes(word: string): boolean {
    this.#skip();
    if (!this.#text.startsWith(word, this.place)) return false;
    this.place += word.length;
    return true;
  }

  #skip(): void {
    for (;;) {
      const sign = this.#text[this.place];
      if (sign === undefined) return;
      if (sign === '%') {
        const end = this.#text.slice(this.place, this.place + 100_000).search(/[\r\n]/);
        this.place = end < 0 ? this.#text.length : this.place + end;
      } else if (whitespace.includes(sign)) this.place += 1;
      else return;
    }
  }

  #dictionary(depth: number): PdfDictionary {
    this.place += 2;
    const entries = new Map<string, PdfValue>();
    while (!this.takes('>>')) {
      const key = this.next(depth + 1);
      if (typeof key !== 'string' || !key.startsWith('/')) throw new BadPdfValue();
      entries.set(key.slice(1), this.next(depth + 1));
    }
    return entries;
  }

  #list(depth: number): PdfValue[] {
    this.place += 1;
    const values: PdfValue[] = [];
    while (!this.takes(']')) values.push(this.next(depth + 1));
    return values;
  }

  #name(): string {
    this.place += 1;
    return this.#token().replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  }

  #token(): string {
    const start = this.place;
    while (this.place < this.#text.length && !ends.includes(this.#text.charAt(this.place))) this.place += 1;
    return this.#text.slice(start, this.place);
  }

  #string(): PdfText {
    const start = this.place + 1;
    let open = 1;
    while (open > 0) {
      this.place += 1;
      const sign = this.#text[this.place];
      if (sign === undefined) throw new BadPdfValue();
      if (sign === '\\') this.place += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')') open -= 1;
    }
    const bytes = unescaped(this.#text.slice(start, this.place));
    this.place += 1;
    return { bytes };
  }

  #hexString(): PdfText {
    const end = this.#text.indexOf('>', this.place);
    if (end < 0) {
      this.place = this.#text.length;
      throw new BadPdfValue();
    }
    const digits = this.#text.slice(this.place + 1, end).replaceAll(/[^0-9a-f]/gi, '');
    this.place = end + 1;
    return { bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1') };
  }

  /** A number, a reference (`12 0 R`), or a word such as `true`. */
  #word(): PdfValue {
    const word = this.#token();
    if (word === '') throw new BadPdfValue();
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)) return word;
    const number = Number(word);
    const [whole, object] =
      /^[\0\t\n\f\r ]{1,20}(\d{1,5})[\0\t\n\f\r ]{1,20}R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(
        this.#text.slice(this.place, this.place + 50),
      ) ?? [];
    if (whole === undefined || object === undefined || !/^\d+$/.test(word)) return number;
    this.place += whole.length;
    return { object: number };
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal: string | undefined, sign = '') =>
    octal === undefined
      ? (escapes[sign] ?? (/^[\r\n]/.test(sign) ? '' : sign))
      : String.fromCharCode(Number.parseInt(octal, 8) % 256),
  );

/** Whether a value is a reference to an object. */
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value;

/** Whether a value is a dictionary. */
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

/** The text of a string: UTF-16 with a mark, else Latin-1 or UTF-8; empty for any other value. */
export function textOf(value: PdfValue | undefined): string {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return '';
  const bytes = Buffer.from(value.bytes, 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('utf8');
}
