import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { rollups as declaredRollups, type Rollup } from '@waybill/query';
import {
  type CopiedTable,
  CopyFailed,
  type CopySource,
  type CopyTarget,
  type LedgerColumn,
  type Portion,
} from '@waybill/warehouse';
import type { DuckDbOptions } from '../duckdb-options.ts';
import { type OpenInstance, openInstance } from '../engine/open-instance.ts';
import { prepareRollups } from '../rollup/prepare-rollups.ts';
import { assertCurrentSchema, prepareSchema } from '../schema/schema.ts';

type CopyOptions = Pick<DuckDbOptions, 'file' | 'memoryLimit' | 'threads'>;
/** Rollups that are left out are built when the file is opened. */
type RollupsOfCopy = Pick<DuckDbOptions, 'rollups'>;

/** Opens a warehouse file to copy from it. Nobody else may write to it meanwhile. */
export async function openDuckDbCopySource(options: CopyOptions): Promise<CopySource> {
  const { opened, connection } = await connect({ ...options, readOnly: true });
  try {
    await assertCurrentSchema(connection, options.file);
    return new DuckDbCopySource(options.file, opened, connection);
  } catch (error) {
    opened.close();
    throw error;
  }
}

/**
 * Creates a warehouse file to copy into. It has another name until the copy is complete. @throws CopyFailed if the file
 * exists.
 */
export async function openDuckDbCopyTarget(options: CopyOptions & RollupsOfCopy): Promise<CopyTarget> {
  const { file, rollups = declaredRollups } = options;
  if (existsSync(file)) throw new CopyFailed(`${file} exists already. Copy into a new file.`);
  const unfinished = `${file}.copying`;
  await removeFile(unfinished);
  const { opened, connection } = await connect({ ...options, file: unfinished });
  try {
    await prepareSchema(connection, unfinished);
    return new DuckDbCopyTarget({ file, rollups }, opened, connection);
  } catch (error) {
    opened.close();
    throw error;
  }
}

async function connect(options: DuckDbOptions): Promise<{ opened: OpenInstance; connection: DuckDBConnection }> {
  const opened = await openInstance(options);
  return { opened, connection: await opened.instance.connect() };
}

async function removeFile(file: string): Promise<void> {
  for (const name of [file, `${file}.wal`]) await rm(name, { force: true });
}

/** A warehouse file that is copied. */
class DuckDbCopySource implements CopySource {
  readonly name: string;
  protected readonly opened: OpenInstance;
  protected readonly connection: DuckDBConnection;

  constructor(file: string, opened: OpenInstance, connection: DuckDBConnection) {
    this.name = file;
    this.opened = opened;
    this.connection = connection;
  }

  async lastLoad(): Promise<number> {
    const found = await this.connection.runAndReadAll('select coalesce(max(load_id), 0) from load');
    return Number(found.getRows()[0]?.[0]);
  }

  async portions({ name, columns, portionedBy }: CopiedTable): Promise<Portion[]> {
    const key = portionedBy === undefined ? "'all'" : `"${portionedBy}"::varchar`;
    const counts = columns.map((column) => `count("${column.name}")::varchar`);
    const found = await this.connection.runAndReadAll(
      `select ${key}, count(*)::varchar, [${counts.join(', ')}], [${columns.map(sumOf).join(', ')}]
       from ${name} group by 1 order by 1`,
    );
    return found.getRowsJson().map(([portion, rows, values, sums]) => ({
      key: String(portion),
      rows: String(rows),
      values: textsOf(values),
      sums: textsOf(sums),
    }));
  }

  async write({ name, columns, portionedBy }: CopiedTable, key: string, file: string): Promise<void> {
    const where = portionedBy === undefined ? 'true' : `"${portionedBy}" = ${BigInt(key)}`;
    await this.connection.run(
      `copy (select ${namesOf(columns)} from ${name} where ${where}) to '${quoted(file)}' (format parquet)`,
    );
  }

  async close(): Promise<void> {
    this.connection.closeSync();
    this.opened.close();
  }
}

/** A warehouse file that is being created. */
class DuckDbCopyTarget extends DuckDbCopySource implements CopyTarget {
  readonly #rollups: readonly Rollup[];
  #isWhole = false;

  constructor(
    { file, rollups }: { readonly file: string; readonly rollups: readonly Rollup[] },
    opened: OpenInstance,
    connection: DuckDBConnection,
  ) {
    super(file, opened, connection);
    this.#rollups = rollups;
  }

  async read({ name, columns }: CopiedTable, file: string): Promise<void> {
    await this.connection.run(
      `insert into ${name} (${namesOf(columns)})
       select ${columns.map(readFrom).join(', ')} from read_parquet('${quoted(file)}')`,
    );
  }

  async buildRollups(): Promise<void> {
    await prepareRollups(this.connection, this.#rollups);
  }

  async moveIntoPlace(): Promise<void> {
    await this.connection.run('checkpoint');
    this.#isWhole = true;
  }

  override async close(): Promise<void> {
    await super.close();
    const unfinished = `${this.name}.copying`;
    if (this.#isWhole) await rename(unfinished, this.name);
    await removeFile(unfinished);
  }
}

const namesOf = (columns: CopiedTable['columns']): string => columns.map(({ name }) => `"${name}"`).join(', ');
const quoted = (path: string): string => path.replaceAll("'", "''");
const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** The exact sum of a column's values as text; empty without values. */
function sumOf({ name, type }: LedgerColumn): string {
  return `coalesce(sum(${added(`"${name}"`, type)})::varchar, '')`;
}

function added(value: string, type: LedgerColumn['type']): string {
  switch (type) {
    case 'text':
      return `strlen(${value})`;
    case 'date':
      return `(${value} - date '1970-01-01')`;
    case 'timestamp':
      return `epoch_us(${value})`;
    case 'boolean':
      return `${value}::integer`;
    default:
      return value;
  }
}

/** A column of a file as it is stored: times from other engines have a time zone, which is UTC. */
function readFrom({ name, type }: LedgerColumn): string {
  return type === 'timestamp' ? `make_timestamp(epoch_us("${name}"))` : `"${name}"`;
}
