import type { RowsPart } from './rows-part.ts';

/**
 * How a part of the rows is written in an address: `carrier_name:UPS`, `zone:` for rows without one,
 * `days:2025-06-01..2025-06-30`, `zipArea:sender..941`, `oneOf:state:["CA","TX"]`, `noneOf:carrier_name:["DHL"]`,
 * `number:net_amount:>:100`, `filled:tracking_number`, `carriers:totalSpend`, `either:[["…"],["…"]]` with texts of
 * parts. No column has the name of a kind.
 */
export function partText(part: RowsPart): string {
  switch (part.kind) {
    case 'zipArea':
      return `zipArea:${part.side}..${part.digits}`;
    case 'days':
      return `days:${part.days.from}..${part.days.to}`;
    case 'values':
      return `${part.excluded ? 'noneOf' : 'oneOf'}:${part.column}:${JSON.stringify(part.values)}`;
    case 'number':
      return `number:${part.column}:${part.comparison}:${part.value}`;
    case 'filled':
      return `filled:${part.column}`;
    case 'carriersOf':
      return `carriers:${part.spend}`;
    case 'either':
      return `either:${JSON.stringify(part.of.map((parts) => parts.map(partText)))}`;
    case 'value':
      return `${part.column}:${part.value}`;
  }
}
