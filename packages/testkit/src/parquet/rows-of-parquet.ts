import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type Json } from '@duckdb/node-api';

/** Answers a question about Parquet files, as somebody who has them and DuckDB: `select … from 'folder/*.parquet'`. */
export async function askDuckDb(question: string): Promise<Record<string, Json>[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(question)).getRowObjectsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** The same about one file that was received, under the name `received`. */
export async function askParquet(bytes: Uint8Array, question: string): Promise<Record<string, Json>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-parquet-'));
  try {
    const file = join(folder, 'received.parquet');
    await writeFile(file, bytes);
    return await askDuckDb(`with received as (from '${file}') ${question}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
