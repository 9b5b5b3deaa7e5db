import { createWriteStream } from 'node:fs';
import { argv } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { RecordBatchStreamWriter } from 'apache-arrow';
import { arrowBatches } from './arrow-batches.ts';

// Writes the rows of a Parquet file, which the first argument names, as a stream of Arrow to a new file.
const [, , parquet = '', arrow = ''] = argv;
const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '512MB' });
const connection = await instance.connect();
const rows = await connection.stream('from read_parquet($1)', [parquet]);
const file = createWriteStream(arrow, { flags: 'wx', mode: 0o600 });
await pipeline(Readable.from(arrowBatches(rows)), RecordBatchStreamWriter.throughNode(), file);
