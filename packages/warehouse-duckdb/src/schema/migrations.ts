import type { DuckDBConnection } from '@duckdb/node-api';
import { addDollars } from './add-dollars.ts';
import { addReferences } from './add-references.ts';
import { addShipped } from './add-shipped.ts';
import { finerWeights } from './finer-weights.ts';
import { ledgerTables } from './ledger-tables.ts';
import { specifiedCreditTypes } from './specified-credit-types.ts';

/** A step from one schema version to the next. */
export interface Migration {
  /** What changes, for people. */
  readonly name: string;
  up(connection: DuckDBConnection): Promise<void>;
}

const making =
  (...names: readonly string[]): Migration['up'] =>
  async (connection) => {
    for (const ddl of ledgerTables(names)) await connection.run(ddl);
  };

/** Steps in order: the first one migrates version 1 to 2. A new file always starts at the newest version. */
export const migrations: readonly Migration[] = [
  { name: 'US dollars of packages are those of their charges', up: addDollars },
  { name: 'Weights have six decimals', up: finerWeights },
  { name: 'Credit types have the names of the specification', up: specifiedCreditTypes },
  {
    name: 'Delivery facts come from files of their own',
    up: making('delivery_source', 'delivery_scope', 'delivery_fact', 'billed_delivery'),
  },
  { name: 'Charges that users classified are known with what they were before', up: making('classified_charge') },
  { name: 'Delivery facts say what was shipped', up: addShipped },
  { name: 'Packages have the reference fields of the shipper', up: addReferences },
];
