import type { DuckDBConnection } from '@duckdb/node-api';
import type { DeliveryFact } from '@waybill/model';
import type { Rollup } from '@waybill/query';
import {
  type DeliveriesDescription,
  type DeliveriesLoad,
  type DeliveriesPreview,
  type DeliveriesSummary,
  LoadRejected,
} from '@waybill/warehouse';
import { withoutCheckpoints } from '../compact/sort-partitions.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import type { Counters } from '../load/counters.ts';
import { insertLoad } from '../load/insert-load.ts';
import { inQuietTransaction, inTransaction } from '../load/transaction.ts';
import { rollUpSettled, settle, writeSettled } from './apply-deliveries.ts';
import { readFirstDeliveries, readOutcome } from './deliveries-outcome.ts';
import type { DeliveryStaging } from './delivery-staging.ts';

/** What a load of delivery facts works with. */
export interface DeliveriesParts {
  readonly connection: DuckDBConnection;
  readonly gate: ReaderGate;
  readonly rollups: readonly Rollup[];
  readonly staging: DeliveryStaging;
  readonly first: Counters;
  readonly publish: (loadId: number, committedAt: Date) => void;
  readonly end: () => Promise<void>;
}

/** Ends the transaction of a preview, which stores nothing. */
class Previewed extends Error {
  override readonly name = 'Previewed';
}

/** Delivery facts that a file reader passes one by one. */
export class FileDeliveries implements DeliveriesLoad {
  readonly #description: DeliveriesDescription;
  readonly #parts: DeliveriesParts;
  readonly #startedAt = new Date();
  #takesFacts = true;
  #open = true;

  constructor(description: DeliveriesDescription, parts: DeliveriesParts) {
    this.#description = description;
    this.#parts = parts;
  }

  get loadId(): number {
    return this.#parts.first.loadId;
  }

  add(fact: DeliveryFact): void {
    if (!this.#takesFacts) throw new LoadRejected('The load has ended already.');
    this.#parts.staging.add(fact);
  }

  async drain(): Promise<void> {
    await this.#parts.staging.drain();
  }

  async preview(): Promise<DeliveriesPreview> {
    const { connection } = this.#parts;
    let preview: DeliveriesPreview | undefined;
    await this.#closeStaging();
    await inTransaction(connection, async () => {
      await this.#settleAll();
      preview = {
        ...(await readOutcome(connection, this.loadId)),
        first: await readFirstDeliveries(connection, this.loadId),
      };
      throw new Previewed();
    }).catch((error: unknown) => {
      if (!(error instanceof Previewed)) throw error;
    });
    if (preview === undefined) throw new LoadRejected('The preview has ended without a result.');
    return preview;
  }

  async commit(): Promise<DeliveriesSummary> {
    const { connection, gate, rollups, first, publish } = this.#parts;
    const { source } = this.#description;
    await this.#closeStaging();
    try {
      return await withoutCheckpoints(connection, async () => {
        const { outcome, stored } = await inQuietTransaction(connection, gate, async () => {
          await this.#settleAll();
          const outcome = await readOutcome(connection, this.loadId);
          await writeSettled(connection);
          await rollUpSettled(connection, rollups);
          await connection.run('drop table settled');
          const stored = await insertLoad(connection, { kind: 'deliveries', source }, first, this.#startedAt);
          return { outcome, stored };
        });
        publish(stored.loadId, stored.committedAt);
        return { ...outcome, loadId: stored.loadId };
      });
    } finally {
      await this.rollback();
    }
  }

  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    this.#takesFacts = false;
    await this.#parts.staging.remove();
    await this.#parts.end();
  }

  async #closeStaging(): Promise<void> {
    if (!this.#takesFacts) throw new LoadRejected('The load has ended already.');
    this.#takesFacts = false;
    await this.#parts.staging.close();
  }

  /** Inserts the facts within the running transaction, and works out the delivery columns of their packages. */
  async #settleAll(): Promise<void> {
    const { connection, staging } = this.#parts;
    const { kind, name, receivedAt, tenantId, clientIds, coversLaterClients } = this.#description;
    await connection.run(
      `insert into delivery_fact by name select ${this.loadId} as load_id, * from ${staging.relation} order by line`,
    );
    await connection.run('insert into delivery_source values ($1, $2, $3, $4::timestamp, $5, $6)', [
      this.loadId,
      kind,
      name,
      receivedAt.toISOString().replace('T', ' ').replace('Z', ''),
      tenantId,
      coversLaterClients,
    ]);
    await connection.run(`insert into delivery_scope select $1, unnest(from_json($2, '["integer"]'))`, [
      this.loadId,
      JSON.stringify(clientIds),
    ]);
    await settle(connection, packagesToldBy(this.loadId));
  }
}

/** A condition for the packages whose tracking numbers occur in a load. */
export const packagesToldBy = (loadId: number): string =>
  `p.tracking_number in (select tracking_number from delivery_fact where load_id = ${loadId})`;
