import { WarehouseUnreachable } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { Servers } from './servers.ts';
import type { Shard } from './shard.ts';
import { hasCommittedRows } from './wait-for-rows.ts';

const millisecondsBetweenLooks = 2_000;

/**
 * Chooses the replicas that answer questions: one for each shard, and another one when it is lost. Each process begins
 * with a replica of its own choice, so that several processes share them. No replica answers before it has every load
 * that the others have.
 */
export class Reading {
  readonly #shards: readonly Shard[];
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #turn = Math.floor(Math.random() * 1_000);
  #chosen: Servers | undefined;
  #choosing: Promise<Servers> | undefined;
  #onOthers: () => void = () => undefined;

  constructor(shards: readonly Shard[]) {
    this.#shards = shards;
    if (!shards.some(({ isReplicated }) => isReplicated)) return;
    // A server that is cut off from the network answers nothing, not even that it fails.
    this.#timer = setInterval(() => this.#leaveLost(this.#chosen).catch(() => undefined), millisecondsBetweenLooks);
    this.#timer.unref();
  }

  /** Calls the listener when questions go to other replicas than before. */
  onOthers(listener: () => void): void {
    this.#onOthers = listener;
  }

  /** Asks one replica of each shard, and others if one of them is lost meanwhile. */
  async ask<Result>(work: (servers: Servers) => Promise<Result>): Promise<Result> {
    let left = Math.max(...this.#shards.map(({ replicas }) => replicas.length));
    for (;;) {
      const servers = await this.#servers();
      try {
        return await work(servers);
      } catch (error) {
        left -= 1;
        if (!(error instanceof WarehouseUnreachable) || left <= 0 || !(await this.#leaveLost(servers))) throw error;
      }
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #servers(): Promise<Servers> {
    return this.#chosen ?? (await this.#choose());
  }

  /** Whether others answer now, because one of these was lost. */
  async #leaveLost(servers: Servers | undefined): Promise<boolean> {
    if (servers === undefined) return false;
    if (servers !== this.#chosen) return true;
    const answers = await Promise.all(
      servers.all.map(async (server, index) => this.#shards[index]?.isReplicated === false || (await server.answers())),
    );
    if (answers.every((isThere) => isThere)) return false;
    if (servers === this.#chosen) this.#chosen = undefined;
    await this.#servers();
    return true;
  }

  async #choose(): Promise<Servers> {
    this.#choosing ??= this.#chooseOnce().finally(() => {
      this.#choosing = undefined;
    });
    return await this.#choosing;
  }

  async #chooseOnce(): Promise<Servers> {
    const [first, ...further] = await Promise.all(this.#shards.map((shard) => this.#replicaOf(shard)));
    if (first === undefined) throw new Error('An address names at least one server');
    this.#chosen = new Servers(first, further);
    this.#onOthers();
    return this.#chosen;
  }

  async #replicaOf(shard: Shard): Promise<ClickHouseConnection> {
    if (!shard.isReplicated) return shard;
    const { replicas } = shard;
    const start = this.#turn % replicas.length;
    for (const replica of [...replicas.slice(start), ...replicas.slice(0, start)]) {
      if ((await replica.answers()) && (await hasCommittedRows(replica).catch(() => false))) return replica;
    }
    throw new WarehouseUnreachable(
      `No replica of the shard ${shard.name} can answer: each is away, has no Keeper, or lacks rows.`,
    );
  }
}
