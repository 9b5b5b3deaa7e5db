import { type ClickHouseAddress, replicasOf } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { isOneOfSeveral, newestPaths, newPath, pathsOf } from './replicated-tables.ts';
import { waitForRows } from './wait-for-rows.ts';

/**
 * A shard: one server, or several replicas that ClickHouse keeps equal with the help of its Keeper. Changes are made on
 * the first of them, in the order of the address, and reach the others from there.
 */
export class Shard extends ClickHouseConnection {
  readonly #address: ClickHouseAddress;
  readonly #others: readonly ClickHouseConnection[];

  constructor(address: ClickHouseAddress) {
    super(address);
    this.#address = address;
    this.#others = this.openReplicas().slice(1);
  }

  /** All servers that have the rows of the shard; the first is the one on which changes are made. */
  get replicas(): readonly ClickHouseConnection[] {
    return [this, ...this.#others];
  }

  get isReplicated(): boolean {
    return this.#others.length > 0;
  }

  /** Further connections to all of them, for whoever closes them. */
  openReplicas(): readonly ClickHouseConnection[] {
    return replicasOf(this.#address).map((replica) => new ClickHouseConnection(replica));
  }

  /**
   * Makes a table on every replica that lacks it. It is replicated if the address names several replicas, and also while
   * it names only one of those that the other tables have. @param ddl with `engine = MergeTree`
   */
  async createTable(name: string, ddl: string): Promise<void> {
    if (!this.isReplicated && !(await isOneOfSeveral(this))) return await this.command(ddl);
    const known = await Promise.all(this.replicas.map(pathsOf));
    const path = newestPaths(known).get(name) ?? newPath(this.database, name);
    for (const replica of this.replicas) {
      const engine = `engine = ReplicatedMergeTree('${path}', '${replica.host}')`;
      await replica.command(ddl.replace('engine = MergeTree', engine));
    }
  }

  /** Runs a statement that ClickHouse does not pass on, such as `exchange tables`, on every replica. */
  async everywhere(statement: string): Promise<void> {
    for (const replica of this.replicas) await replica.command(statement);
  }

  /**
   * Waits until every replica has all rows that any of them has, of every table.
   * @throws WarehouseUnreachable, or WarehouseCorrupt when they do not have the same tables.
   */
  async waitForReplicas(): Promise<void> {
    if (this.isReplicated) await waitForRows(this.replicas);
  }

  override async close(): Promise<void> {
    await super.close();
    for (const other of this.#others) await other.close();
  }
}
