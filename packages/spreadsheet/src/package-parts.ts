import { stylesXml } from './styles.ts';
import { xmlText } from './xml-text.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the XML of the sheet with that number (from 1) lies in the file. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** The small parts that tie the sheets of a workbook together, by their places in the file. */
export function packageParts(sheetNames: readonly string[]): ReadonlyMap<string, string> {
  const numbers = sheetNames.map((_, index) => index + 1);
  return new Map([
    ['[Content_Types].xml', contentTypes(numbers)],
    ['_rels/.rels', relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }])],
    ['xl/workbook.xml', workbook(sheetNames)],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...numbers.map((number) => ({
          id: `rId${number}`,
          type: 'worksheet',
          target: `worksheets/sheet${number}.xml`,
        })),
        { id: `rId${numbers.length + 1}`, type: 'styles', target: 'styles.xml' },
      ]),
    ],
    ['xl/styles.xml', stylesXml],
  ]);
}

function contentTypes(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) => `<Override PartName="/${sheetPath(number)}" ContentType="${spreadsheetType}.worksheet+xml"/>`,
  );
  return [
    `<Types xmlns="${packaged}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/>`,
    ...sheets,
    '</Types>',
  ].join('');
}

function workbook(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

function relationships(all: readonly Relationship[]): string {
  const written = all.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${written.join('')}</Relationships>`;
}
