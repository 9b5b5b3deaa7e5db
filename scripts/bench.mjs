import { runBench } from './lib/run-bench.mjs';

await runBench('main.ts');
