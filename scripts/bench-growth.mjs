import { runBench } from './lib/run-bench.mjs';

await runBench('growth/main.ts');
