import {
  allDimensions,
  findColumn,
  findFilterDimension,
  type PartComparison,
  type RowsPart,
  type TableName,
} from '@waybill/model';
import { rangeText } from '../languages/formats.ts';
import { type Family, ownedNameLabel } from '../languages/owned-name-label.ts';
import { text } from '../languages/text.ts';
import { texts } from '../languages/texts.ts';

/** What a part says on screen: `Carrier: UPS`. */
export function partTitle(part: RowsPart, table: TableName, family: Family): string {
  switch (part.kind) {
    case 'days':
      return rangeText(part.days);
    case 'zipArea':
      return zipAreaTitle(part.side, part.digits);
    case 'carriersOf':
      return part.spend === 'totalSpend' ? texts.t('Without USPS and DHL') : texts.t('Only USPS and DHL');
    case 'filled':
      return `${labelOf(part.column, table)} ${texts.t('is not blank')}`;
    case 'number':
      return `${labelOf(part.column, table)} ${texts.t(comparisonTexts[part.comparison])} ${part.value}`;
    case 'values': {
      const { column, values, excluded } = part;
      const list = values.map((value) => valueTitle(column, value, family)).join(', ');
      return excluded
        ? texts.t('{{column}}: all but {{values}}', { column: labelOf(column, table), values: list })
        : `${labelOf(column, table)}: ${list}`;
    }
    case 'either': {
      const [one = '', other = '', ...more] = part.of.map((parts) =>
        parts.map((each) => partTitle(each, table, family)).join(', '),
      );
      return [other, ...more].reduce(
        (before, next) => texts.t('{{one}} or {{other}}', { one: before, other: next }),
        one,
      );
    }
    case 'value':
      return `${labelOf(part.column, table)}: ${valueTitle(part.column, part.value, family)}`;
  }
}

const comparisonTexts: Readonly<Record<PartComparison, string>> = {
  '>': text('is greater than'),
  '<': text('is less than'),
  '>=': text('is at least'),
  '<=': text('is at most'),
  '=': text('is'),
  '<>': text('is not'),
};

function zipAreaTitle(side: 'sender' | 'consignee', known: string): string {
  const digits = known === '' ? texts.t('none') : known;
  return side === 'sender'
    ? texts.t('Sender ZIP area {{digits}}', { digits })
    : texts.t('Receiver ZIP area {{digits}}', { digits });
}

function labelOf(column: string, table: TableName): string {
  const made = allDimensions.find((each) => each.name === column || each.expression === column);
  return texts.t(made?.label ?? findColumn(table, column)?.label ?? column);
}

function valueTitle(column: string, value: string, family: Family): string {
  if (value === '') return texts.t('none');
  if (column === 'client_id') {
    return [family, ...family.childClients].find(({ id }) => String(id) === value)?.name ?? value;
  }
  return findFilterDimension(column)?.clientSpecific ? ownedNameLabel(value, family) : value;
}
