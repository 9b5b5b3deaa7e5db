import type { Product } from '../engines/product.ts';
import type { MeasuredQuery } from '../queries/measured-query.ts';
import { percentile } from '../statistics.ts';

/** The result for a number of users who each ask again as soon as they have an answer. */
export interface ClosedLoop {
  readonly users: number;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly errors: number;
}

/** Each user goes through the queries of the dashboard mix, starting at a different one. */
export async function closedLoop(
  product: Product,
  mix: readonly MeasuredQuery[],
  users: number,
  seconds: number,
): Promise<ClosedLoop> {
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const user = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const query = mix[turn % mix.length];
      if (query === undefined) return;
      const started = performance.now();
      await product.askAll(query).catch(() => {
        errors += 1;
      });
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, index) => user(index)));
  return {
    users,
    requestsPerSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    errors,
  };
}
