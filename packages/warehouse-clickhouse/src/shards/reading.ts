import { setTimeout as pause } from 'node:timers/promises';
import { WarehouseUnreachable } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { type Found, Servers } from './servers.ts';
import type { Shard } from './shard.ts';
import { hasCommittedRows, lastCommitOf } from './wait-for-rows.ts';

const millisecondsBetweenLooks = 2_000;
/** A replica that needs longer to say what it has is left out. */
const longestLook = 20_000;

/** A shard and the connections on which it is asked. */
interface Asked {
  readonly shard: Shard;
  readonly replicas: readonly ClickHouseConnection[];
}

/**
 * Chooses the replicas that answer questions: one for each shard, and another one when it is lost. Each process begins
 * with one chosen at random, so that several processes share them. No replica answers before it has every load that was
 * committed.
 */
export class Reading {
  readonly #asked: readonly Asked[];
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #turn: number;
  #chosen: Servers | undefined;
  #choosing: Promise<Servers> | undefined;
  #onOthers: () => void = () => undefined;

  /** @param turn with which replica it begins, counted from 0 */
  constructor(shards: readonly Shard[], turn = Math.floor(Math.random() * 1_000)) {
    this.#turn = turn;
    this.#asked = shards.map((shard) => ({ shard, replicas: shard.isReplicated ? shard.openReplicas() : [shard] }));
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
    let attempts = Math.max(...this.#asked.map(({ replicas }) => replicas.length));
    for (;;) {
      const servers = this.#chosen ?? (await this.#choose());
      try {
        return await work(servers);
      } catch (error) {
        attempts -= 1;
        if (!(error instanceof WarehouseUnreachable) || attempts <= 0 || !(await this.#leaveLost(servers))) throw error;
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { shard, replicas } of this.#asked)
      if (shard.isReplicated) for (const replica of replicas) await replica.close();
  }

  /** Whether others are asked now, because one of these was lost or one that was missing is back. */
  async #leaveLost(servers: Servers | undefined): Promise<boolean> {
    if (servers === undefined) return false;
    if (servers === this.#chosen) await this.#choose();
    return servers !== this.#chosen;
  }

  async #choose(): Promise<Servers> {
    this.#choosing ??= this.#chooseOnce().finally(() => {
      this.#choosing = undefined;
    });
    return await this.#choosing;
  }

  async #chooseOnce(): Promise<Servers> {
    const before = this.#chosen;
    const found = await this.#find(before);
    const isSame = before?.found.every((server, index) => server === found[index] || areBothLost(server, found[index]));
    if (before !== undefined && isSame === true) return before;
    for (const lost of before?.found.filter((server) => !found.includes(server)) ?? [])
      if (!(lost instanceof Error)) lost.abandon();
    const chosen = new Servers(found);
    this.#chosen = chosen;
    if (before !== undefined) this.#onOthers();
    return chosen;
  }

  /** A server of each shard. The first shard says which loads the others have to have. */
  async #find(before?: Servers): Promise<readonly Found<ClickHouseConnection>[]> {
    const [asked, ...others] = this.#asked;
    if (asked === undefined) throw new Error('An address names at least one server');
    const first = await this.#serverOf(asked, before?.found[0]);
    const isNeeded = others.some(({ shard }) => shard.isReplicated) && !(first instanceof Error);
    const lastCommit = isNeeded ? await lastCommitOf(first).catch(() => undefined) : undefined;
    const found = others.map((each, index) => this.#serverOf(each, before?.found[index + 1], lastCommit));
    return [first, ...(await Promise.all(found))];
  }

  /** The server that was asked before, if it still answers, or another that may be asked. */
  async #serverOf(
    { shard, replicas }: Asked,
    last?: Found<ClickHouseConnection>,
    lastCommit?: number,
  ): Promise<Found<ClickHouseConnection>> {
    if (!shard.isReplicated) return shard;
    if (last !== undefined && !(last instanceof Error) && (await last.answers())) return last;
    const start = this.#turn % replicas.length;
    for (const replica of [...replicas.slice(start), ...replicas.slice(0, start)])
      if (replica !== last && (await mayBeAsked(replica, lastCommit))) return replica;
    return new WarehouseUnreachable(
      `No replica of the shard ${shard.name} can answer: each is away, has no Keeper, or lacks rows.`,
    );
  }
}

const areBothLost = (one: unknown, other: unknown): boolean => one instanceof Error && other instanceof Error;

async function mayBeAsked(replica: ClickHouseConnection, lastCommit?: number): Promise<boolean> {
  if (!(await replica.answers())) return false;
  replica.askAgain();
  const stop = new AbortController();
  const tooLate = pause(longestLook, false, { signal: stop.signal }).catch(() => false);
  const isComplete = await Promise.race([hasCommittedRows(replica, lastCommit).catch(() => false), tooLate]);
  stop.abort();
  return isComplete;
}
