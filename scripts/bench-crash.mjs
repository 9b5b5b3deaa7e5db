import { runBench } from './lib/run-bench.mjs';

await runBench('crash/main.ts');
