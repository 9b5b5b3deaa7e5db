import { type DeliveryMapping, type InvoiceMapping, referenceTargets } from '@waybill/contract';
import { deliveryColumnNames } from '../../deliveries/delivery-columns.ts';
import { plainName } from '../../reading/column-names.ts';
import { isMoney } from '../amounts/money-words.ts';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import { dateOrderOf } from './date-order-of.ts';
import { guessDeliveryTargets } from './guess-delivery-targets.ts';
import type { FileSample } from './read-sample.ts';

/** A column whose date is that of the delivery. */
const deliveryColumn =
  /^(?!.*\b(not|attempt|out for|nicht|non)\b).*(deliver(?!y exception|y attempt)|zugestellt|livr|entregad|consegnat|afgeleverd|bezorgd)/i;
const delivered =
  /(?<!\p{L})(?:delivered|zugestellt|livrée?s?|entregad[oa]s?|consegnat[oaie]|afgeleverd|bezorgd)(?!\p{L})/iu;
const not = /(?<!\p{L})(?:not|no|non|pas|nicht|niet|never|be|being|attempt|attempted)(?!\p{L})/iu;
const mostStatuses = 50;
/** A mapping holds no longer one. */
const longestStatus = 200;

/** A mapping of deliveries for a file whose layout nobody knows. */
export function guessDeliveries(sample: FileSample, name: string): DeliveryMapping {
  const { header, rows, delimiter } = sample;
  const facts = factsOf({ header, rows }, '.');
  const columns = guessDeliveryTargets(facts);
  return {
    format: 'waybill delivery mapping 1',
    name,
    carrier: null,
    header: [...header],
    sheet: sample.sheet ?? null,
    hasHeader: sample.headerLine !== undefined,
    firstRow: sample.headerLine === undefined || sample.firstRowIsChosen ? sample.firstRow : null,
    columns,
    dateOrder: dateOrderOf(facts, sample, delimiter === ';' ? ',' : '.'),
    source: sourceOf(columns),
    deliveredStatuses: statusesOfDelivery(columns, facts, rows),
  };
}

function sourceOf(columns: DeliveryMapping['columns']): DeliveryMapping['source'] {
  if (columns.delivered !== undefined || columns.status !== undefined) return 'tracking_list';
  return columns.promised === undefined && hasFields(columns) ? 'references' : 'manifest';
}

const hasFields = (columns: DeliveryMapping['columns']): boolean =>
  referenceTargets.some((target) => columns[target] !== undefined);

/** Where the date is that of an event, the events that are a delivery. */
function statusesOfDelivery(
  { delivered, status }: DeliveryMapping['columns'],
  facts: readonly ColumnFacts[],
  rows: FileSample['rows'],
): string[] {
  const place = facts.find(({ name }) => name === status)?.place;
  if (delivered === undefined || place === undefined || isOfDelivery(delivered)) return [];
  const texts = new Set(rows.map((row) => row[place] ?? '').filter(({ length }) => length <= longestStatus));
  return [...texts].filter(meansDelivered).slice(0, mostStatuses);
}

const isOfDelivery = (column: string): boolean =>
  deliveryColumnNames.delivered.some((name) => plainName(name) === plainName(column)) || deliveryColumn.test(column);

/** Whether a file tells of deliveries rather than of money. */
export function looksLikeDeliveries(
  { columns }: DeliveryMapping,
  { columns: ofInvoices, charges, controlTotal }: InvoiceMapping,
): boolean {
  const tells = columns.delivered ?? columns.promised ?? columns.status;
  if (columns.trackingNumber === undefined || (tells === undefined && !hasFields(columns))) return false;
  const hasMoney =
    controlTotal.kind !== 'none' || charges.kind === 'rows' || charges.columns.some(({ column }) => isMoney(column));
  return !hasMoney && ofInvoices.invoiceNumber === undefined;
}

/** ‘Delivered’, but neither ‘Undelivered’ nor ‘To be delivered’ nor ‘Delivery failed’. */
function meansDelivered(status: string): boolean {
  const denied = status.search(not);
  return delivered.test(status) && (denied < 0 || !delivered.test(status.slice(denied)));
}
