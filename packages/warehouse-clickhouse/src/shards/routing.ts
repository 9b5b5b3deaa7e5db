import { clickhouse, type WrittenStatement } from '@waybill/query';
import { QueryFailed, type Statement } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { whileGathered } from './gather.ts';
import type { Servers } from './servers.ts';
import type { Shards } from './shards.ts';

/** What is done with a statement on the server that answers it. */
type AskServer<Result> = (connection: ClickHouseConnection, statement: WrittenStatement) => Promise<Result>;

/** Finds the server that answers a statement: where the rows of its clients are, or where they are put together. */
export class Routing {
  readonly #shards: Shards;
  readonly #known = new WeakMap<Statement, WrittenStatement>();

  constructor(shards: Shards) {
    this.#shards = shards;
  }

  /** The statement as one server reads it. */
  written(statement: Statement): WrittenStatement {
    const { sql, parameters } = statement;
    const written = this.#known.get(statement) ?? statement.writtenFor?.(clickhouse) ?? { sql, parameters };
    this.#known.set(statement, written);
    return written;
  }

  async ask<Result>(statement: Statement, signal: AbortSignal, work: AskServer<Result>): Promise<Result> {
    return await this.#shards.reading.ask((servers) => this.#askServers(servers, statement, signal, work));
  }

  async #askServers<Result>(
    servers: Servers,
    statement: Statement,
    signal: AbortSignal,
    work: AskServer<Result>,
  ): Promise<Result> {
    const { first, areSeveral, placement } = servers;
    if (!areSeveral) return await work(first, this.written(statement));
    const { scope, writtenForShards } = statement;
    if (scope === undefined || writtenForShards === undefined)
      throw new QueryFailed('A statement that does not say whose rows it reads cannot be asked of several shards.');
    const numbers = await placement.shardsOf(scope.clientIds, scope.publishedLoad);
    const shards = numbers.map((number) => servers.numbered(number));
    const [only] = shards;
    if (shards.length === 1 && only !== undefined) return await work(only, this.written(statement));
    return await whileGathered(shards, writtenForShards(), signal, work);
  }
}
