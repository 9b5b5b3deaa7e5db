import { type InvoiceMapping, targetsAbove } from '@waybill/contract';
import { type CellAbove, cellsAbove, nameOfCell } from '../../flat/cells-above.ts';
import type { DecimalMark } from '../../reading/marked-number.ts';
import { centsIn } from '../amounts/cents-in.ts';
import { type ColumnFacts, isDateText, wordsOf } from './column-facts.ts';
import type { GuessedCharges } from './guess-charges.ts';
import { namesOfTarget } from './guess-targets.ts';
import type { FileSample } from './read-sample.ts';

type Columns = InvoiceMapping['columns'];
type Above = InvoiceMapping['above'];

/** What the cells above the table of a file state. */
export function cellsAboveTable({ firstLines, headerLine, firstRow }: FileSample): CellAbove[] {
  const end = headerLine ?? firstRow;
  return cellsAbove(firstLines.filter(({ line }) => line < end).map(({ fields }) => fields));
}

/** The dates above the table of a file. */
export const datesAboveTable = (sample: FileSample): string[] =>
  cellsAboveTable(sample)
    .map(({ value }) => value)
    .filter(isDateText);

/** What each cell above the table of a file holds, by its place. */
export const placesAboveTable = ({ firstLines, headerLine, firstRow }: FileSample): PlacedCell[] =>
  firstLines
    .filter(({ line }) => line < (headerLine ?? firstRow))
    .flatMap(({ line, fields }) =>
      fields.map((text, column) => ({ cell: nameOfCell(column, line), text: text.trim() })),
    )
    .filter(({ text }) => text !== '');

interface PlacedCell {
  readonly cell: string;
  readonly text: string;
}

/**
 * Which cells above the table state the number, the date, the account or the currency of the invoice that its rows belong
 * to. A date in the rows is then that of the shipment.
 */
export function guessAbove(
  sample: FileSample,
  targets: Columns,
  columns: readonly ColumnFacts[],
): { readonly above: Above; readonly targets: Columns } {
  const cells = cellsAboveTable(sample);
  const inTable: Columns = { ...targets };
  const above: Above = {};
  for (const target of targetsAbove) {
    const column = columns.find(({ name }) => name === inTable[target]);
    const cell = cellFor(target, cells);
    if (cell === undefined || (column !== undefined && !(target === 'billDate' && isOfShipments(column, above))))
      continue;
    above[target] = cell.label;
    if (column === undefined) continue;
    delete inTable[target];
    inTable.shipDate ??= column.name;
  }
  return { above, targets: inTable };
}

/** An invoice has one date: a column with several is not that of the invoice above. */
const isOfShipments = ({ distinct, words }: ColumnFacts, { invoiceNumber }: Above): boolean =>
  (invoiceNumber !== undefined && distinct > 1) || !(namesOfTarget('billDate')[0]?.test(words) ?? false);

function cellFor(target: (typeof targetsAbove)[number], cells: readonly CellAbove[]): CellAbove | undefined {
  const fits = ({ value }: CellAbove): boolean => {
    if (target === 'currency') return /^[A-Z]{3}$/.test(value);
    return target === 'billDate' ? isDateText(value) : /\d/.test(value) && !isDateText(value);
  };
  const fitting = cells.filter(fits);
  for (const name of namesOfTarget(target)) {
    const found = fitting.find(({ label }) => name.test(wordsOf(label)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The cell above the table that states what its charges add up to, if there is one. */
export function totalAbove(
  sample: FileSample,
  { ofRows }: GuessedCharges,
  mark: DecimalMark,
): InvoiceMapping['controlTotal'] | undefined {
  if (!sample.isWhole) return undefined;
  const sum = ofRows.reduce((all, cents) => all + cents, 0);
  const cell = sum === 0 ? undefined : cellsAboveTable(sample).find(({ value }) => centsIn(value, mark) === sum);
  return cell === undefined ? undefined : { kind: 'above', label: cell.label };
}
