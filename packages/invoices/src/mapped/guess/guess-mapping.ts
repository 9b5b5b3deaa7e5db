import type { InvoiceMapping } from '@waybill/contract';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import { dateOrderOf } from './date-order-of.ts';
import { decimalMarkOf } from './decimal-mark-of.ts';
import { guessByShape } from './guess-by-shape.ts';
import { guessCharges } from './guess-charges.ts';
import { guessControlTotal, totalColumns } from './guess-control-total.ts';
import { guessTargets } from './guess-targets.ts';
import type { FileSample } from './read-sample.ts';
import { splitTotalLine } from './total-line.ts';

const kilograms = /\b(kgs?|kilo)/i;
const ounces = /\b(oz|ounces?)\b/i;
const centimetres = /\bcm\b/i;
const currencies = /\b(EUR|USD|GBP|CAD|MXN|CHF|AUD|SEK|DKK|NOK|PLN|CZK|JPY|CNY)\b|[€£]/;
const ofSigns: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

/** A mapping for a file whose layout nobody knows, from the names of its columns, their values and sums that match. */
export function guessMapping(sample: FileSample, name: string): InvoiceMapping {
  const { header, delimiter } = sample;
  const { rows, totalLine } = splitTotalLine(sample);
  const decimalMark = decimalMarkOf(rows, delimiter);
  const columns = factsOf({ header, rows }, decimalMark);
  const targets = sample.headerLine === undefined ? guessByShape(columns, rows) : guessTargets(columns);
  const columnOf = (column: string | undefined) => columns.find((each) => each.name === column);
  const invoice = columnOf(targets.invoiceNumber);
  const taken = new Set(Object.values(targets));
  const ofInvoices = totalColumns(columns, taken, invoice, rows);
  const guessed = guessCharges(columns, taken, ofInvoices, columnOf(targets.trackingNumber));
  const { charges } = guessed;
  const described = charges.kind === 'rows' && targets.service === charges.description;
  const { service: _service, ...withoutService } = targets;
  const weight = columnOf(targets.billedWeight) ?? columnOf(targets.actualWeight);
  return {
    format: 'waybill mapping 1',
    name,
    carrier: '',
    header: [...header],
    sheet: sample.sheet ?? null,
    hasHeader: sample.headerLine !== undefined,
    firstRow: sample.headerLine === undefined || sample.firstRowIsChosen ? sample.firstRow : null,
    columns: described ? withoutService : targets,
    fixed: {
      currency: currencyIn(sample, columns),
      weightUnit: unitOf(weight, rows),
      sizeUnit: centimetres.test(targets.length ?? '') ? 'cm' : weightIsMetric(weight, rows) ? 'cm' : 'in',
    },
    dateOrder: dateOrderOf(columns, rows, delimiter, decimalMark),
    decimalMark,
    charges,
    controlTotal: guessControlTotal(guessed, columns, ofInvoices, invoice, rows, totalLine, decimalMark),
  };
}

/** The currency from a column's name or from symbols next to amounts; otherwise US dollars. */
function currencyIn({ header, rows }: FileSample, columns: readonly ColumnFacts[]): string {
  const ofNames = header.map((name) => currencies.exec(name)?.[0]);
  const ofAmounts = rows
    .slice(0, 50)
    .flatMap((row) =>
      columns.filter(({ hasCents }) => hasCents).map(({ place }) => currencies.exec(row[place] ?? '')?.[0]),
    );
  const found = [...ofNames, ...ofAmounts].find((text) => text !== undefined);
  return found === undefined ? 'USD' : (ofSigns[found] ?? found);
}

function unitOf(weight: ColumnFacts | undefined, rows: FileSample['rows']): InvoiceMapping['fixed']['weightUnit'] {
  if (weight === undefined) return 'lb';
  const texts = [weight.words, ...rows.slice(0, 50).map((row) => row[weight.place] ?? '')];
  if (texts.some((text) => kilograms.test(text.replace(/(?<=\d)(?=[a-z])/i, ' ')))) return 'kg';
  if (texts.some((text) => ounces.test(text.replace(/(?<=\d)(?=[a-z])/i, ' ')))) return 'oz';
  return 'lb';
}

const weightIsMetric = (weight: ColumnFacts | undefined, rows: FileSample['rows']): boolean =>
  unitOf(weight, rows) === 'kg';
