import { env } from 'node:process';

/** How many made-up files each test tries; `WAYBILL_FUZZ_RUNS=5000` tries more. */
export const numRuns = Number(env.WAYBILL_FUZZ_RUNS ?? 25);
