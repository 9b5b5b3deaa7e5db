import { type Column, dollarColumns, referenceColumns, shipmentColumns, type TableName, tables } from '@waybill/model';

/** Both fact tables, packages first: charges refer to them. */
export const tableNames: readonly TableName[] = ['package_level_info', 'charge_level_info'];

/** Every column of a fact table, computed ones included, in the order of the model. */
export const columnsOf = (table: TableName): readonly Column[] => [...tables[table], ...dollarColumns(table)];
const isStored = ({ generated }: Column): boolean => generated === undefined;
const isOfSource = ({ filledBy }: Column): boolean => filledBy === 'source';
const shipmentNames: ReadonlySet<string> = new Set(shipmentColumns.map(({ name }) => name));

/** Columns of a fact table that hold data; the others are computed when read. */
export const storedColumns = (table: TableName): readonly Column[] => columnsOf(table).filter(isStored);

/** The columns of a package row as they come from its source. */
export const packageSourceColumns = storedColumns('package_level_info').filter(isOfSource);

/** The columns of a charge row's own as they come from its source. */
export const chargeSourceColumns = storedColumns('charge_level_info')
  .filter(isOfSource)
  .filter(({ name }) => !shipmentNames.has(name));

/** What the invoice prints as the shipper's reference, and the reference fields: columns of both fact tables. */
export const packageReferenceColumns: readonly Column[] = shipmentColumns.filter(
  ({ name }) => name === 'customer_reference' || referenceColumns.some((each) => each.name === name),
);

/** What a charge row copies from its package row: all that is in both tables. */
export const sharedColumns: readonly Column[] = shipmentColumns;
