import { plainName } from '../../reading/column-names.ts';
import {
  chargeAmountHeader,
  chargeDescriptionHeader,
  type FedexColumn,
  fedexColumns,
  requiredColumns,
} from './fedex-columns.ts';

/** Where a file has its columns: the layouts of 210 and of 156 columns differ in a few. */
export interface FedexHeader {
  readonly width: number;
  readonly columns: ReadonlyMap<FedexColumn, number>;
  /** Positions of each charge's description and amount. */
  readonly charges: readonly (readonly [description: number, amount: number])[];
}

/** Reads a header row; undefined if it is not one of this layout. */
export function readHeader(fields: readonly string[]): FedexHeader | undefined {
  const names = fields.map(plainName);
  const columns = new Map<FedexColumn, number>();
  for (const [column, header] of Object.entries(fedexColumns) as [FedexColumn, string][]) {
    const place = names.indexOf(plainName(header));
    if (place !== -1) columns.set(column, place);
  }
  if (requiredColumns.some((column) => !columns.has(column))) return undefined;
  const charges = names.flatMap((name, place) =>
    name === plainName(chargeDescriptionHeader) && names[place + 1] === plainName(chargeAmountHeader)
      ? [[place, place + 1] as const]
      : [],
  );
  return charges.length === 0 ? undefined : { width: fields.length, columns, charges };
}
