import type { InvoiceMapping } from '@waybill/contract';
import type { DecimalMark } from '../../reading/marked-number.ts';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import { dateOrderOf } from './date-order-of.ts';
import { decimalMarkOf } from './decimal-mark-of.ts';
import { guessAbove, totalAbove } from './guess-above.ts';
import { guessByShape } from './guess-by-shape.ts';
import { guessCharges } from './guess-charges.ts';
import { guessControlTotal, totalColumns } from './guess-control-total.ts';
import { guessTargets } from './guess-targets.ts';
import { guessUnits } from './guess-units.ts';
import { mailByProduct } from './mail-by-product.ts';
import type { FileSample } from './read-sample.ts';
import { type SummaryLines, summaryLines } from './summary-lines.ts';
import { splitTotalLine } from './total-line.ts';

/** A mapping for a file whose layout nobody knows, from the names of its columns, their values and sums that match. */
export function guessMapping(sample: FileSample, name: string): InvoiceMapping {
  const { header, delimiter } = sample;
  const split = splitTotalLine(sample);
  const decimalMark = decimalMarkOf(split.rows, delimiter);
  const all = meaningsOf(sample, split.rows, decimalMark);
  const summary = summaryLines(all.columns, split.rows, all.targets);
  const { rows, columns, targets, above } = summary === undefined ? all : meaningsOf(sample, summary.rows, decimalMark);
  const columnOf = (column: string | undefined) => columns.find((each) => each.name === column);
  const invoice = columnOf(targets.invoiceNumber);
  const taken = new Set(Object.values(targets));
  const ofInvoices = totalColumns(columns, taken, invoice, rows);
  const guessed = guessCharges(columns, taken, ofInvoices, columnOf(targets.trackingNumber));
  const charges = mailByProduct(guessed.charges, targets);
  const described = charges.kind === 'rows' && targets.service === charges.description;
  const { service: _service, ...withoutService } = targets;
  return {
    format: 'waybill mapping 1',
    name,
    carrier: '',
    header: [...header],
    sheet: sample.sheet ?? null,
    hasHeader: sample.headerLine !== undefined,
    firstRow: sample.headerLine === undefined || sample.firstRowIsChosen ? sample.firstRow : null,
    columns: described ? withoutService : targets,
    above,
    lookups: {},
    fixed: guessUnits({ columns, rows, targets, above, decimalMark }),
    dateOrder: dateOrderOf(columns, { ...sample, rows }, decimalMark),
    decimalMark,
    charges,
    controlTotal:
      summary === undefined
        ? (totalAbove(sample, guessed, decimalMark) ??
          guessControlTotal(guessed, columns, ofInvoices, invoice, rows, split.totalLine, decimalMark))
        : totalOfSummary(summary, charges),
    furtherTables: [],
  };
}

interface Meanings extends Pick<InvoiceMapping, 'above'> {
  readonly rows: FileSample['rows'];
  readonly columns: readonly ColumnFacts[];
  readonly targets: InvoiceMapping['columns'];
}

/** What the columns of these rows mean, and the cells above the table. */
function meaningsOf(sample: FileSample, rows: FileSample['rows'], decimalMark: DecimalMark): Meanings {
  const columns = factsOf({ header: sample.header, rows }, decimalMark);
  const targets = sample.headerLine === undefined ? guessByShape(columns, rows) : guessTargets(columns);
  return { rows, columns, ...guessAbove(sample, targets, columns) };
}

/** Of the columns in which lines state the total of an invoice, the one to which its rows add up. */
function totalOfSummary(
  { text, columns }: SummaryLines,
  charges: InvoiceMapping['charges'],
): InvoiceMapping['controlTotal'] {
  const summed = charges.kind === 'rows' ? charges.amount : (charges.rowTotal ?? charges.columns[0]?.column);
  const [first] = columns;
  const column = columns.find((each) => each === summed) ?? first;
  return column === undefined ? { kind: 'none' } : { kind: 'line', text, column };
}
