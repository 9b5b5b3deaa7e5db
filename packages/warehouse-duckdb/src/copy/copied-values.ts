import type { LedgerColumn } from '@waybill/warehouse';

/** The exact sum of a column's values as text; empty without values. */
export function sumOf({ name, type }: LedgerColumn): string {
  return `coalesce(sum(${added(`"${name}"`, type)})::varchar, '')`;
}

function added(value: string, type: LedgerColumn['type']): string {
  switch (type) {
    case 'text':
      return `strlen(${value})`;
    case 'date':
      return `(${value} - date '1970-01-01')`;
    case 'timestamp':
      return `epoch_us(${value})`;
    case 'boolean':
      return `${value}::integer`;
    default:
      return value;
  }
}

/** A column of a file as it is stored: times from other engines have a time zone, which is UTC. */
export function readFrom({ name, type }: LedgerColumn): string {
  return type === 'timestamp' ? `make_timestamp(epoch_us("${name}"))` : `"${name}"`;
}
