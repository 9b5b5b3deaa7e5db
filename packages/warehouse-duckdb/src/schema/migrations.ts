import type { DuckDBConnection } from '@duckdb/node-api';
import { addClassifiedCharges } from './add-classified-charges.ts';
import { addDeliveries } from './add-deliveries.ts';
import { addDollars } from './add-dollars.ts';
import { finerWeights } from './finer-weights.ts';
import { specifiedCreditTypes } from './specified-credit-types.ts';

/** A step from one schema version to the next. */
export interface Migration {
  /** What changes, for people. */
  readonly name: string;
  up(connection: DuckDBConnection): Promise<void>;
}

/** Steps in order: the first one migrates version 1 to 2. A new file always starts at the newest version. */
export const migrations: readonly Migration[] = [
  { name: 'US dollars of packages are those of their charges', up: addDollars },
  { name: 'Weights have six decimals', up: finerWeights },
  { name: 'Credit types have the names of the specification', up: specifiedCreditTypes },
  { name: 'Delivery facts come from files of their own', up: addDeliveries },
  { name: 'Charges that users classified are known with what they were before', up: addClassifiedCharges },
];
