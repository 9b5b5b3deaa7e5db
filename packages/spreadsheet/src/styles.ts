import type { CellFormat } from './sheet.ts';

/** Excel's own number formats have numbers below 164. */
const formats: Readonly<Record<CellFormat, { readonly numberFormat: number; readonly bold?: true }>> = {
  number: { numberFormat: 0 },
  text: { numberFormat: 49 },
  integer: { numberFormat: 1 },
  money: { numberFormat: 4 },
  date: { numberFormat: 164 },
  timestamp: { numberFormat: 165 },
  label: { numberFormat: 0, bold: true },
};

const names = Object.keys(formats);

/** The number of a format's style in the workbook; 0 is the style of cells that say nothing. */
export function styleOf(format: CellFormat): number {
  return names.indexOf(format);
}

/** The style of text that Excel would take for a formula once somebody edits the cell. */
export const quotedStyle = names.length;

const cellStyles = Object.values(formats).map(({ numberFormat, bold }) => {
  const font = bold ? ' fontId="1" applyFont="1"' : ' fontId="0"';
  const applied = numberFormat === 0 ? '' : ' applyNumberFormat="1"';
  return `<xf numFmtId="${numberFormat}"${font} fillId="0" borderId="0" xfId="0"${applied}/>`;
});

cellStyles.push('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>');

const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** The part that holds the styles of all cells. */
export const stylesXml = [
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="mm/dd/yyyy"/>',
  '<numFmt numFmtId="165" formatCode="mm/dd/yyyy\\ hh:mm"/></numFmts>',
  `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');
