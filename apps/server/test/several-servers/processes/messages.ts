import type { LoadDescription, Warehouse } from '@waybill/warehouse';

/** What all servers know of the warehouse without asking. */
export interface WarehouseState {
  readonly dataVersion: number;
  readonly dataAsOf: Date | null;
  readonly rollups: Warehouse['rollups'];
}

/** The next load of a group, or a row that it adds, with the numbers that the server gave to what the row belongs to. */
export type LoadStep =
  | { readonly add: 'load'; readonly description: LoadDescription }
  | { readonly add: 'invoice'; readonly row: unknown }
  | { readonly add: 'package'; readonly invoice: number; readonly row: unknown }
  | { readonly add: 'charge'; readonly package: number; readonly row: unknown }
  | { readonly add: 'sourceRows'; readonly invoice: number; readonly fingerprints: readonly string[] };

/** What a server asks of the warehouse. */
export type Question =
  | { readonly kind: 'call'; readonly method: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'begin loads' }
  | { readonly kind: 'loads'; readonly group: number; readonly steps: readonly LoadStep[]; readonly then: LoadEnd };

/** What follows after the rows were added. */
export type LoadEnd = 'drain' | 'commit' | 'rollback';

/** A question with the number that its answer has, too. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** What the warehouse tells a server. */
export type Told =
  | { readonly kind: 'state'; readonly state: WarehouseState }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly name: string; readonly message: string };
