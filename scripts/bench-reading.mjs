import { runBench } from './lib/run-bench.mjs';

await runBench('reading/main.ts');
