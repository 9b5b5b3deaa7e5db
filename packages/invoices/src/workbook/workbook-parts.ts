import { workbookPart } from '../containers/is-workbook.ts';
import type { ZipEntry, ZipFile } from '../containers/zip-file.ts';
import { FileBeyondLimits, UnreadableFile } from '../invoice-file.ts';
import { formatOf, type NumberFormat } from './number-formats.ts';
import { xmlItems } from './xml-items.ts';

/** The texts of a workbook are in memory while a sheet is read. */
const mostTexts = 5_000_000;
const mostCharactersOfTexts = 100_000_000;
const longestText = 32_767;
const mostSheets = 1_000;
const mostFormats = 100_000;

/** A sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: ZipEntry;
}

/** What is needed to read the sheets of a workbook. */
export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly isFrom1904: boolean;
}

/** @throws UnreadableFile when a part is missing or damaged. */
export async function readWorkbook(zip: ZipFile, signal?: AbortSignal): Promise<Workbook> {
  const targets = new Map<string, string>();
  for await (const items of xmlItems<readonly [string, string]>(
    partNamed(zip, 'xl/_rels/workbook.xml.rels').content(signal),
    (emit) => ({
      onOpen: (name, { Id, Target }) => {
        if (name === 'Relationship' && Id !== undefined && Target !== undefined) emit([Id, Target]);
      },
    }),
  )) {
    for (const [id, target] of items) targets.set(id, target);
    if (targets.size > mostSheets)
      throw new FileBeyondLimits('The Excel file has too many sheets or formats. Save it as CSV and load that.');
  }
  const named: { readonly name: string; readonly id: string; readonly isHidden: boolean }[] = [];
  let isFrom1904 = false;
  for await (const items of xmlItems<(typeof named)[number]>(partNamed(zip, workbookPart).content(signal), (emit) => ({
    onOpen: (element, { name, id, state, date1904 }) => {
      if (element === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
      if (element === 'sheet' && name !== undefined && id !== undefined)
        emit({ name, id, isHidden: state === 'hidden' || state === 'veryHidden' });
    },
  }))) {
    named.push(...items);
    if (named.length > mostSheets)
      throw new FileBeyondLimits('The Excel file has too many sheets or formats. Save it as CSV and load that.');
  }
  const sheets = named.flatMap(({ name, id, isHidden }) => {
    const part = zip.entries.find((entry) => entry.name === pathOf(targets.get(id) ?? ''));
    return part === undefined || !part.name.includes('worksheets/') ? [] : [{ name, isHidden, part }];
  });
  return { sheets, isFrom1904 };
}

/** The texts that cells refer to by number. */
export async function readTexts(zip: ZipFile, signal?: AbortSignal): Promise<readonly string[]> {
  const part = zip.entries.find(({ name }) => name === 'xl/sharedStrings.xml');
  if (part === undefined) return [];
  const texts: string[] = [];
  let characters = 0;
  for await (const items of xmlItems<string>(part.content(signal), textHandlers)) {
    for (const item of items) {
      texts.push(item);
      characters += item.length;
    }
    if (texts.length > mostTexts || characters > mostCharactersOfTexts)
      throw new FileBeyondLimits('The Excel file holds more than 100 MB of texts. Save it as CSV and load that.');
  }
  return texts;
}

function textHandlers(emit: (text: string) => void) {
  let text = '';
  let isText = false;
  let isReading = false;
  return {
    onOpen: (name: string) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    onText: (more: string) => {
      if (isText && text.length < longestText) text += more;
    },
    onClose: (name: string) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') emit(text.slice(0, longestText));
    },
  };
}

/** The number format of each style that cells refer to by number. */
export async function readFormats(zip: ZipFile, signal?: AbortSignal): Promise<readonly NumberFormat[]> {
  const part = zip.entries.find(({ name }) => name === 'xl/styles.xml');
  if (part === undefined) return [];
  const codes = new Map<number, string>();
  const known = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  const formatNumbered = (id: number): NumberFormat => {
    const format = known.get(id) ?? formatOf(id, codes.get(id));
    known.set(id, format);
    return format;
  };
  let isOfCells = false;
  for await (const items of xmlItems<NumberFormat>(part.content(signal), (emit) => ({
    onOpen: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) emit(formatNumbered(Number(numFmtId)));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  }))) {
    formats.push(...items);
    if (formats.length > mostFormats || codes.size > mostFormats)
      throw new FileBeyondLimits('The Excel file has too many sheets or formats. Save it as CSV and load that.');
  }
  return formats;
}

/** Relationships are named from the folder `xl`, or from the root of the archive. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function partNamed({ entries }: ZipFile, name: string): ZipEntry {
  const part = entries.find((entry) => entry.name === name);
  if (part === undefined) throw new UnreadableFile('The Excel file is damaged. Save it again and load that.');
  return part;
}
