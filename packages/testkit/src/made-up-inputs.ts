import { env } from 'node:process';
import fc from 'fast-check';

/**
 * The same generated inputs in every run, so that a change is tested and not chance; `WAYBILL_TEST_SEED=random` (or a
 * number) tries others.
 */
const chosen = env.WAYBILL_TEST_SEED ?? '20261121';
if (chosen !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(chosen) });
