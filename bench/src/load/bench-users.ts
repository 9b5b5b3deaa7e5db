import { HandWritten } from '../engines/hand-written.ts';
import { Product } from '../engines/product.ts';
import type { BenchOptions } from '../options.ts';
import { milliseconds, printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { dashboardQueries } from '../queries/dashboard-queries.ts';
import { gridQueries } from '../queries/grid-queries.ts';
import { questionsOf } from '../queries/questions.ts';
import { closedLoop } from './closed-loop.ts';

const userCounts = [1, 8, 32];

/** The dashboard mix for 1, 8 and 32 users at once, without a cache. */
export async function benchUsers(file: string, { loadSeconds }: BenchOptions): Promise<void> {
  const handWritten = await HandWritten.open(file);
  const { largest, median } = await questionsOf(handWritten.connection);
  handWritten.close();
  const mix = [largest, median].flatMap((question) => [
    ...dashboardQueries(question),
    ...gridQueries(question).filter(({ name }) => name.startsWith('grid page at row 0,') || name.startsWith('filter')),
  ]);
  const product = await Product.start(file, 0);
  const rows: string[][] = [];
  for (const users of userCounts) {
    progress(`${users} users for ${loadSeconds} seconds`);
    await product.stalls();
    const result = await closedLoop(product, mix, users, loadSeconds);
    const stalls = await product.stalls();
    rows.push([
      String(users),
      result.requestsPerSecond.toFixed(0),
      milliseconds(result.p50),
      milliseconds(result.p95),
      String(result.errors),
      milliseconds(stalls.p99),
      milliseconds(stalls.longest),
      milliseconds(stalls.ownWork),
    ]);
  }
  await product.stop();
  printTable(
    'Users on the dashboard mix, no cache',
    [
      'users',
      'requests a second',
      'p50 ms',
      'p95 ms',
      'errors',
      'event loop late, p99 ms',
      'longest stall ms',
      'of it own work ms',
    ],
    rows,
  );
}
