import type { DeliveryFact } from '@waybill/model';
import { type Sql, sql } from '@waybill/query';
import type { Change, ChangePart, IncomingRows } from '../change/change.ts';
import { timestamp } from '../engine/values.ts';
import { LoadRejected } from '../errors.ts';
import type { DeliveriesDescription, DeliveriesLoad, DeliveriesPreview, DeliveriesSummary } from './deliveries.ts';
import { readFirstDeliveries, readOutcome } from './deliveries-outcome.ts';
import { contradictions } from './reference-fields.ts';
import { namedIn, settle, storeSettled } from './settle.ts';
import { stagedDelivery, stagedDeliveryColumns } from './staged-delivery.ts';

/** Delivery facts that a file reader passes one by one. */
export class FileDeliveries implements DeliveriesLoad {
  readonly #description: DeliveriesDescription;
  readonly #change: Change;
  /** At every place: which of them has the package of a fact is known only there. */
  readonly #facts: readonly IncomingRows[];
  #takesFacts = true;
  #open = true;

  private constructor(description: DeliveriesDescription, change: Change, facts: readonly IncomingRows[]) {
    this.#description = description;
    this.#change = change;
    this.#facts = facts;
  }

  static async begin(description: DeliveriesDescription, change: Change): Promise<FileDeliveries> {
    try {
      const facts = await change.incoming('incoming_delivery_fact', stagedDeliveryColumns);
      return new FileDeliveries(description, change, facts);
    } catch (error) {
      await change.close();
      throw error;
    }
  }

  get loadId(): number {
    return this.#change.loadId;
  }

  add(fact: DeliveryFact): void {
    this.#assertTakesFacts();
    for (const facts of this.#facts) facts.append(stagedDelivery(fact));
  }

  async drain(): Promise<void> {
    for (const facts of this.#facts) await facts.drain();
  }

  async preview(): Promise<DeliveriesPreview> {
    await this.#settleAll();
    return { ...(await readOutcome(this.#change)), first: await readFirstDeliveries(this.#change) };
  }

  async commit(): Promise<DeliveriesSummary> {
    try {
      await this.#settleAll();
      const outcome = await readOutcome(this.#change);
      await this.#change.onEach(storeSettled);
      await this.#change.commit({ kind: 'deliveries', source: this.#description.source });
      return { ...outcome, loadId: this.loadId };
    } finally {
      await this.rollback();
    }
  }

  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    this.#takesFacts = false;
    await this.#change.close();
  }

  #assertTakesFacts(): void {
    if (!this.#takesFacts) throw new LoadRejected('The load has ended already.');
  }

  /** Inserts the facts, and works out the delivery columns of their packages. */
  async #settleAll(): Promise<void> {
    this.#assertTakesFacts();
    this.#takesFacts = false;
    for (const facts of this.#facts) await facts.close();
    const remaining = [...this.#facts];
    await this.#change.onEach(async (part) => {
      const facts = remaining.shift();
      if (facts !== undefined) await this.#settleOn(part, facts.relation);
    });
  }

  async #settleOn(part: ChangePart, incoming: Sql): Promise<void> {
    const { dialect, loadId } = part;
    const { kind, name, receivedAt, tenantId, clientIds, coversLaterClients, ownPromises = [] } = this.#description;
    const load = sql.lit(loadId);
    if (kind === 'references') await assertAgree(part, incoming);
    const columns = stagedDeliveryColumns.map((column) => column.name).filter((column) => column !== 'line');
    const list = sql.join(columns.map((column) => sql.ref(column)));
    // Each fact once: of equal lines the last.
    await part.insert(
      'delivery_fact',
      ['load_id', 'line', ...columns],
      sql`select ${load}, max(line), ${list} from ${incoming} group by ${list} order by 2`,
    );
    await part.insert(
      'delivery_source',
      ['load_id', 'kind', 'name', 'received_at', 'tenant_id', 'covers_later_clients'],
      sql`select ${load}, ${kind}, ${name}, ${timestamp(dialect, receivedAt)}, ${tenantId}, ${coversLaterClients}`,
    );
    const clients = dialect.jsonRows(JSON.stringify(clientIds.map((clientId) => ({ client_id: clientId }))), {
      client_id: 'integer',
    });
    await part.insert('delivery_scope', ['load_id', 'client_id'], sql`select ${load}, client_id from (${clients}) c`);
    await settle(part, namedIn(part.tableOf('delivery_fact'), sql`load_id = ${load}`), ownPromises);
  }
}

/** How many of the packages with contradicting lines are named. */
const namedContradictions = 5;

/** @throws LoadRejected if lines say different things about the same package. */
async function assertAgree(part: ChangePart, incoming: Sql): Promise<void> {
  const found = await part.rows(contradictions(incoming, namedContradictions));
  if (found.length === 0) return;
  const lines = found.map(([named, first, last]) => `‘${String(named)}’ (lines ${Number(first)} and ${Number(last)})`);
  throw new LoadRejected(`Lines say different things about the same package: ${lines.join(', ')}. Keep one of them.`);
}
