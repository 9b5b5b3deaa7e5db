import { stat } from 'node:fs/promises';
import { HandWritten } from '../engines/hand-written.ts';
import { Product } from '../engines/product.ts';
import { effortOf } from '../measure.ts';
import { dashboardQueries } from '../queries/dashboard-queries.ts';
import { gridQueries } from '../queries/grid-queries.ts';
import type { MeasuredQuery } from '../queries/measured-query.ts';
import { questionsOf } from '../queries/questions.ts';

const bytesOfMegabyte = 1e6;
const millisecondsOfSecond = 1_000;
/** V8 compiles a call's code for speed only then. */
const roundsBefore = 15;

/** What a server on a warehouse costs: its start, its calls without a cache, and its memory. */
export async function measureCalls(file: string, runs: number): Promise<Readonly<Record<string, number>>> {
  const handWritten = await HandWritten.open(file);
  const { largest, median } = await questionsOf(handWritten.connection);
  handWritten.close();
  const started = await effortOf(() => Product.start(file, 0));
  const product = started.result;
  const ready = await product.effort();
  const costs: Record<string, number> = {};
  for (const { client, question } of [
    { client: 'the largest client', question: largest },
    { client: 'a median client', question: median },
  ]) {
    for (const query of [...dashboardQueries(question), ...gridQueries(question)]) {
      costs[`${nameOf(query)}, ${client}: processor ms`] = await costOf(product, query, runs);
    }
  }
  const after = await product.effort();
  await product.stop();
  return {
    'MB on disk': (await stat(file)).size / bytesOfMegabyte,
    'start of a server: ms': started.milliseconds,
    'start of a server: processor ms': ready.processorSeconds * millisecondsOfSecond,
    'memory after the start: MB': ready.bytes / bytesOfMegabyte,
    'memory after all calls: MB': after.bytes / bytesOfMegabyte,
    ...costs,
  };
}

/** Without the number of the row, which differs from size to size. */
const nameOf = ({ name }: MeasuredQuery): string => name.replace(/at row [1-9]\d*(,\d{3})*/, 'far down');

/** Processor milliseconds of the server for one call: unlike the clock, they hardly depend on other work. */
async function costOf(product: Product, query: MeasuredQuery, runs: number): Promise<number> {
  for (let round = 0; round < roundsBefore; round += 1) await product.askAll(query);
  const before = await product.effort();
  for (let run = 0; run < runs; run += 1) await product.askAll(query);
  const after = await product.effort();
  return ((after.processorSeconds - before.processorSeconds) * millisecondsOfSecond) / runs;
}
