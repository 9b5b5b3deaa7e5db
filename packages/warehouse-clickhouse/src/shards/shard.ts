import { randomUUID } from 'node:crypto';
import { type ClickHouseAddress, replicasOf } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { waitForRows } from './wait-for-rows.ts';

/**
 * A shard: one server, or several replicas that ClickHouse keeps equal with the help of its Keeper. Changes are made on
 * the first of them, in the order of the address, and reach the others from there.
 */
export class Shard extends ClickHouseConnection {
  readonly #others: readonly ClickHouseConnection[];

  constructor(address: ClickHouseAddress) {
    super(address);
    const [, ...others] = replicasOf(address);
    this.#others = others.map((other) => new ClickHouseConnection(other));
  }

  /** All servers that have the rows of the shard; the first is the one on which changes are made. */
  get replicas(): readonly ClickHouseConnection[] {
    return [this, ...this.#others];
  }

  get isReplicated(): boolean {
    return this.#others.length > 0;
  }

  /** Makes a table on every replica that lacks it. @param ddl with `engine = MergeTree` */
  async createTable(name: string, ddl: string): Promise<void> {
    if (!this.isReplicated) return await this.command(ddl);
    const path = await this.#pathOf(name);
    for (const replica of this.replicas) {
      const engine = `engine = ReplicatedMergeTree('${path}', '${replica.host}')`;
      await replica.command(ddl.replace('engine = MergeTree', engine));
    }
  }

  /** Runs a statement that ClickHouse does not pass on, such as `exchange tables`, on every replica. */
  async everywhere(statement: string): Promise<void> {
    for (const replica of this.replicas) await replica.command(statement);
  }

  /** Waits until every replica has all rows that any of them has, of every table. @throws WarehouseUnreachable */
  async waitForReplicas(): Promise<void> {
    if (this.isReplicated) await waitForRows(this.replicas);
  }

  override async close(): Promise<void> {
    await super.close();
    for (const other of this.#others) await other.close();
  }

  /** Where Keeper keeps what the replicas of a table agree on: of a new table, a place that no other table has had. */
  async #pathOf(name: string): Promise<string> {
    for (const replica of this.replicas) {
      const [row] = await replica.rows(
        'select zookeeper_path from system.replicas where database = currentDatabase() and table = {p1:String}',
        [name],
      );
      if (row !== undefined) return String(row[0]);
    }
    return `/waybill/${this.database}/${name}/${randomUUID()}`;
  }
}
