import { letterLanguages } from '@waybill/contract';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { claimLetter } from '../../../src/recovery/packets/letter/claim-letter.ts';
import { letterOrder, lineOf, someClaim } from './letter-orders.ts';
import { isDictionary, type PdfDictionary, type PdfValue, pdfObjects } from './pdf-objects.ts';

/** A PDF whose objects are looked up as they are named. */
class Pdf {
  readonly #objects: ReturnType<typeof pdfObjects>['objects'];
  readonly catalogue: PdfDictionary;

  constructor(bytes: Buffer) {
    const { objects, root } = pdfObjects(bytes);
    this.#objects = objects;
    this.catalogue = this.dictionary({ ref: root });
  }

  at(value: PdfValue | undefined): PdfValue | undefined {
    return isRef(value) ? this.at(this.#objects.get(value.ref)?.value) : value;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.at(value);
    if (!isDictionary(found)) throw new Error(`This is no dictionary: ${JSON.stringify(found)}`);
    return found;
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.at(value);
    return Array.isArray(found) ? found : found === undefined ? [] : [found as PdfValue];
  }

  get(of: PdfDictionary, ...keys: readonly string[]): PdfValue | undefined {
    return keys.reduce<PdfValue | undefined>((value, key) => this.at(this.dictionary(value).entries.get(key)), of);
  }

  stream(value: PdfValue | undefined): string {
    return isRef(value) ? (this.#objects.get(value.ref)?.stream?.toString('latin1') ?? '') : '';
  }

  /** A text of XML, which is written as UTF-8. */
  xml(value: PdfValue | undefined): string {
    return Buffer.from(this.stream(value), 'latin1').toString('utf8');
  }

  get all(): readonly PdfDictionary[] {
    return [...this.#objects.values()].map(({ value }) => value).filter(isDictionary);
  }

  get pages(): readonly PdfDictionary[] {
    return this.list(this.get(this.catalogue, 'Pages', 'Kids')).map((page) => this.dictionary(page));
  }
}

const isRef = (value: PdfValue | undefined): value is { readonly ref: number } =>
  typeof value === 'object' && value !== null && 'ref' in value;
const nameOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
const textOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;

/** The numbers of marked content on a page; fails for anything that is drawn outside it. */
function markedOn(pdf: Pdf, page: PdfDictionary): readonly number[] {
  const numbers: number[] = [];
  let drawn = 0;
  const open: ('content' | 'artifact')[] = [];
  const content =
    pdf
      .list(page.entries.get('Contents'))
      .map((each) => pdf.stream(each))
      .join('\n') || pdf.stream(page.entries.get('Contents'));
  // Texts may hold anything, so they are taken out first.
  const operators = content
    .replaceAll(/\((?:[^\\()]|\\[\s\S])*\)|<[0-9a-fA-F\s]*>(?!>)/g, '()')
    .replaceAll(/<<[^<>]*>>/g, (dictionary) => dictionary.replaceAll('\n', ' '))
    .split('\n');
  for (const line of operators) {
    const mcid = /\/MCID (\d+)/.exec(line)?.[1];
    if (/\b(?:BDC|BMC)\s*$/.test(line)) {
      expect(open, 'nothing is marked within marked content').toEqual([]);
      open.push(line.startsWith('/Artifact') ? 'artifact' : 'content');
      if (mcid !== undefined) numbers.push(Number(mcid));
      else expect(line).toMatch(/^\/Artifact/);
    } else if (/^EMC\b/.test(line)) {
      expect(open.pop()).toBeDefined();
    } else if (/(?:^|\s)(?:TJ|Tj|'|"|f|F|f\*|S|s|B|b|B\*|b\*|Do|sh)\s*$/.test(line)) {
      drawn += 1;
      expect(open, `drawn outside marked content: ${line}`).toHaveLength(1);
    }
  }
  expect(open).toEqual([]);
  expect(drawn).toBeGreaterThan(numbers.length);
  return numbers;
}

interface Element {
  readonly role: string;
  readonly dictionary: PdfDictionary;
  readonly children: readonly Element[];
}

function elementOf(pdf: Pdf, dictionary: PdfDictionary): Element {
  const kids = pdf
    .list(dictionary.entries.get('K'))
    .map((kid) => pdf.at(kid))
    .filter(isDictionary);
  return {
    role: nameOf(pdf.get(dictionary, 'S')) ?? '',
    dictionary,
    children: kids.filter(({ entries }) => entries.has('S')).map((kid) => elementOf(pdf, kid)),
  };
}

const allIn = (element: Element): readonly Element[] => [element, ...element.children.flatMap(allIn)];
const rowsIn = (element: Element): readonly Element[] =>
  element.role === 'TR' ? [element] : element.children.flatMap(rowsIn);

const detailed = letterOrder({
  client: { name: 'Harbor & Pine <Group> “Ünï”', place: 'Portland, OR' },
  claims: [someClaim('1Z1', {}, [lineOf('Fuel & more')]), someClaim('1Z2')],
});
const many = letterOrder({
  isDetailed: false,
  claims: Array.from({ length: 90 }, (_, place) => someClaim(`1Z${place}`)),
});

describe.each([
  ...letterLanguages.map((language) => [language, { ...detailed, language }] as const),
  ['a long table', many] as const,
  ['a long table in Arabic', { ...many, language: 'ar' as const }] as const,
])('the letter as PDF/UA-1 needs it: %s', async (_, order) => {
  const pdf = new Pdf(await claimLetter(order));
  const { catalogue } = pdf;

  it('says that it is tagged, in which language it is, what it is called, and to which standard it keeps', () => {
    expect(pdf.get(catalogue, 'MarkInfo', 'Marked')).toBe(true);
    expect(textOf(pdf.get(catalogue, 'Lang'))).toBe(order.language);
    expect(pdf.get(catalogue, 'ViewerPreferences', 'DisplayDocTitle')).toBe(true);
    const xml = pdf.xml(catalogue.entries.get('Metadata'));
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const errorHandler = (_: string, message: string) => {
      throw new Error(message);
    };
    expect(() => new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml')).not.toThrow();
    const title = /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>([^<]*)</.exec(xml)?.[1];
    const name = order.client.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(title).toContain(name);
    expect(title).toContain(order.number);
  });

  it('marks all that is drawn as content of the structure or as decoration', () => {
    const parents = pdf.list(pdf.get(catalogue, 'StructTreeRoot', 'ParentTree', 'Nums'));
    const byKey = new Map(
      parents.flatMap((key, place) => (place % 2 === 0 ? [[pdf.at(key), pdf.list(parents[place + 1])] as const] : [])),
    );
    for (const page of pdf.pages) {
      expect(nameOf(pdf.get(page, 'Tabs'))).toBe('S');
      const numbers = markedOn(pdf, page);
      expect(new Set(numbers).size).toBe(numbers.length);
      const owners = byKey.get(pdf.get(page, 'StructParents')) ?? [];
      expect(owners).toHaveLength(numbers.length);
      for (const number of numbers) {
        const owner = pdf.dictionary(owners[number]);
        const own = pdf.list(owner.entries.get('K')).map((kid) => {
          const content = pdf.at(kid);
          return isDictionary(content) ? pdf.get(content, 'MCID') : content;
        });
        expect(own).toContain(number);
      }
    }
  });

  it('has one title, headings that skip no level, and tables whose headers say what they are for', () => {
    const root = pdf.dictionary(catalogue.entries.get('StructTreeRoot'));
    const [document, ...others] = pdf.list(root.entries.get('K')).map((kid) => elementOf(pdf, pdf.dictionary(kid)));
    expect(others).toEqual([]);
    if (document === undefined) throw new Error('There is no structure.');
    expect(document.role).toBe('Document');
    const all = allIn(document);
    const standard = ['Document', 'H1', 'H2', 'H3', 'P', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD'];
    expect([...new Set(all.map(({ role }) => role))].filter((role) => !standard.includes(role))).toEqual([]);
    for (const parent of all) {
      for (const child of parent.children) expect(pdf.get(child.dictionary, 'P')).toBe(parent.dictionary);
    }
    const levels = all.flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [place, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
    const tables = all.filter(({ role }) => role === 'Table');
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) {
      const rows = rowsIn(table);
      expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1);
      const headers = rows.flatMap(({ children }) => children).filter(({ role }) => role === 'TH');
      expect(headers.length).toBeGreaterThan(0);
      for (const { dictionary } of headers) {
        expect(nameOf(pdf.get(dictionary, 'A', 'O'))).toBe('Table');
        expect(['Row', 'Column']).toContain(nameOf(pdf.get(dictionary, 'A', 'Scope')));
      }
    }
  });

  it('embeds its fonts, with the characters of their glyphs', () => {
    const fonts = pdf.all.filter((each) => nameOf(pdf.get(each, 'Type')) === 'Font');
    const whole = fonts.filter((font) => nameOf(pdf.get(font, 'Subtype')) === 'Type0');
    const parts = fonts.filter((font) => nameOf(pdf.get(font, 'Subtype'))?.startsWith('CIDFontType'));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length + parts.length).toBe(fonts.length);
    for (const font of whole) expect(font.entries.has('ToUnicode')).toBe(true);
    for (const font of parts) {
      const { entries } = pdf.dictionary(font.entries.get('FontDescriptor'));
      expect(entries.has('FontFile2') || entries.has('FontFile3')).toBe(true);
      if (nameOf(pdf.get(font, 'Subtype')) === 'CIDFontType2') expect(font.entries.has('CIDToGIDMap')).toBe(true);
    }
  });
});
