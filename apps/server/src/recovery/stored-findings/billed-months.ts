import { compileBilledMonths } from '@waybill/query';
import type { FindingServices } from './finding-services.ts';
import { limitsOfSearch, scopeOfSearch } from './search-years.ts';
import type { BilledPart } from './stale-years.ts';

type BilledParts = ReadonlyMap<number, readonly BilledPart[]>;

/** What was billed to clients by month, read once for a state of the warehouse. */
export class BilledMonths {
  readonly #services: FindingServices;
  readonly #signal: AbortSignal | undefined;
  #read:
    | { readonly dataVersion: number; readonly clientIds: ReadonlySet<number>; readonly parts: BilledParts }
    | undefined;

  constructor(services: FindingServices, signal: AbortSignal | undefined) {
    this.#services = services;
    this.#signal = signal;
  }

  async of(clients: readonly { readonly clientId: number }[], dataVersion: number): Promise<BilledParts> {
    const read = this.#read;
    const isRead = read?.dataVersion === dataVersion && clients.every(({ clientId }) => read.clientIds.has(clientId));
    if (isRead) return read.parts;
    const query = compileBilledMonths({ scope: scopeOfSearch(clients, dataVersion) });
    const limits = { ...limitsOfSearch, ...(this.#signal && { signal: this.#signal }) };
    const rows = await this.#services.warehouse.rows<BilledPart>(query, limits);
    const parts = Map.groupBy(rows, (row) => row.client_id);
    this.#read = { dataVersion, clientIds: new Set(clients.map(({ clientId }) => clientId)), parts };
    return parts;
  }
}
