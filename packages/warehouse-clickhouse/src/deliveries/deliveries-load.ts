import type { DeliveryFact } from '@waybill/model';
import {
  type DeliveriesDescription,
  type DeliveriesLoad,
  type DeliveriesPreview,
  type DeliveriesSummary,
  LoadRejected,
  stagedDelivery,
  stagedDeliveryColumns,
} from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { StageRows } from '../load/stage-rows.ts';
import type { WholeChange } from '../load/whole-change.ts';
import { allOf } from '../shards/all-of.ts';
import { readFirstDeliveries, readOutcome } from './deliveries-outcome.ts';
import { replaceSettled, settle } from './settle-deliveries.ts';

/** What a load of delivery facts works with. */
interface DeliveriesParts {
  readonly change: WholeChange;
  readonly publish: (loadId: number, committedAt: Date) => void;
  readonly end: () => Promise<void>;
}

const brought = ['delivery_fact', 'delivery_source', 'delivery_scope'];

/** Delivery facts that come one by one from the reader of a file. */
export class FileDeliveries implements DeliveriesLoad {
  readonly #description: DeliveriesDescription;
  readonly #parts: DeliveriesParts;
  /** On every server: whose packages a fact completes is known only there. */
  readonly #facts: readonly StageRows[];
  #takesFacts = true;
  #open = true;

  private constructor(description: DeliveriesDescription, parts: DeliveriesParts) {
    this.#description = description;
    this.#parts = parts;
    this.#facts = parts.change.parts.map(
      ({ connection, loading }) => new StageRows(connection, loading.of('came_delivery_fact'), stagedDeliveryColumns),
    );
  }

  static async begin(description: DeliveriesDescription, parts: DeliveriesParts): Promise<FileDeliveries> {
    const load = new FileDeliveries(description, parts);
    await allOf(load.#facts.map((facts) => facts.create()));
    return load;
  }

  get loadId(): number {
    return this.#parts.change.loadId;
  }

  add(fact: DeliveryFact): void {
    if (!this.#takesFacts) throw new LoadRejected('The load has ended already.');
    for (const facts of this.#facts) facts.append(stagedDelivery(fact));
  }

  async drain(): Promise<void> {
    await allOf(this.#facts.map((facts) => facts.drain()));
  }

  async preview(): Promise<DeliveriesPreview> {
    const { parts } = this.#parts.change;
    await this.#settleAll();
    return { ...(await readOutcome(parts)), first: await readFirstDeliveries(parts) };
  }

  async commit(): Promise<DeliveriesSummary> {
    const { change, publish } = this.#parts;
    try {
      await this.#settleAll();
      const outcome = await readOutcome(change.parts);
      await change.onEach(async (part) => {
        await replaceSettled(part);
        for (const table of brought) await part.loading.attach(table);
      });
      const { loadId, committedAt } = await change.commit({ kind: 'deliveries', source: this.#description.source });
      publish(loadId, committedAt);
      return { ...outcome, loadId };
    } finally {
      await this.rollback();
    }
  }

  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    this.#takesFacts = false;
    await this.#parts.end();
  }

  /** Puts the facts into their loading tables, and works out what their packages have to say then. */
  async #settleAll(): Promise<void> {
    if (!this.#takesFacts) throw new LoadRejected('The load has ended already.');
    this.#takesFacts = false;
    await allOf(this.#facts.map((facts) => facts.close()));
    await this.#parts.change.onEach((part) => this.#settleOn(part));
  }

  async #settleOn(part: Change): Promise<void> {
    const { connection, loading, loadId } = part;
    const { kind, name, receivedAt, tenantId, clientIds, coversLaterClients } = this.#description;
    for (const table of brought) await loading.makeLike(table);
    const names = stagedDeliveryColumns.map((column) => column.name).filter((column) => column !== 'line');
    // Each fact once: of equal lines the last.
    await connection.command(
      `insert into ${loading.of('delivery_fact')} (load_id, line, ${names})
       select ${loadId}, max(line), ${names} from ${loading.of('came_delivery_fact')} group by ${names}`,
    );
    await connection.command(
      `insert into ${loading.of('delivery_source')} (load_id, kind, name, received_at, tenant_id, covers_later_clients)
       select ${loadId}, {p1:String}, {p2:String}, toDateTime64({p3:String}, 6, 'UTC'), {p4:Int32}, {p5:Bool}`,
      [kind, name, receivedAt.toISOString().replace('T', ' ').replace('Z', ''), tenantId, coversLaterClients],
    );
    await connection.command(
      `insert into ${loading.of('delivery_scope')} (load_id, client_id)
       select ${loadId}, arrayJoin(JSONExtract({p1:String}, 'Array(Int32)'))`,
      [JSON.stringify(clientIds)],
    );
    await settle(part, `p.tracking_number in (select tracking_number from ${loading.of('delivery_fact')})`, {
      packages: 'stored',
      brought,
    });
  }
}
