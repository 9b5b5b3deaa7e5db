import type { WholeChange } from '../load/whole-change.ts';
import { never, seenAt } from '../schema/versions.ts';
import { usualShard } from '../shards/placement.ts';

/** Reads which clients belong together: the parent of every client that has one. */
export type FamilyReader = () => Promise<ReadonlyMap<number, number>>;

/** Places clients that have no rows yet: with their family, or on the shard that has the fewest clients. */
export class Placing {
  readonly #shardOf: Map<number, number>;
  readonly #parents: ReadonlyMap<number, number>;
  readonly #shardOfFamily = new Map<number, number>();
  readonly #clients: Map<number, number>;
  readonly #placed = new Map<number, number>();

  private constructor(shardOf: Map<number, number>, parents: ReadonlyMap<number, number>, shards: number) {
    this.#shardOf = shardOf;
    this.#parents = parents;
    this.#clients = new Map(Array.from({ length: shards }, (_, index) => [index + 1, 0]));
    for (const [clientId, shard] of shardOf) this.#count(clientId, shard);
  }

  static async of({ shards, first, counters }: WholeChange, families: FamilyReader): Promise<Placing> {
    if (!shards.areSeveral) return new Placing(new Map(), new Map(), 1);
    const rows = await first.connection.rows(
      `select distinct client_id from invoice where ${seenAt(counters.lastLoad)}`,
    );
    const onFirst = rows.map(([clientId]) => [Number(clientId), usualShard] as const);
    const placed = await shards.placement.all(counters.lastLoad);
    return new Placing(new Map([...onFirst, ...placed]), await families(), shards.all.length);
  }

  shardOf(clientId: number): number {
    const known = this.#shardOf.get(clientId);
    if (known !== undefined) return known;
    const [emptiest] = [...this.#clients].toSorted(([, one], [, other]) => one - other);
    const shard = this.#shardOfFamily.get(this.#familyOf(clientId)) ?? emptiest?.[0] ?? usualShard;
    this.#shardOf.set(clientId, shard);
    this.#placed.set(clientId, shard);
    this.#count(clientId, shard);
    return shard;
  }

  /** Keeps where clients were placed, as part of the change that has their first rows. */
  async store({ shards, first: { connection, loading, loadId } }: WholeChange): Promise<void> {
    if (!shards.areSeveral || this.#placed.size === 0) return;
    await loading.makeLike('placement');
    const rows = [...this.#placed].map((placed) => [...placed, loadId, loadId, never]);
    await connection.insertRows(loading.of('placement'), rows);
    await loading.attach('placement');
  }

  #familyOf(clientId: number): number {
    return this.#parents.get(clientId) ?? clientId;
  }

  #count(clientId: number, shard: number): void {
    this.#shardOfFamily.set(this.#familyOf(clientId), shard);
    this.#clients.set(shard, (this.#clients.get(shard) ?? 0) + 1);
  }
}
