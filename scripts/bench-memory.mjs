import { runBench } from './lib/run-bench.mjs';

await runBench('memory/main.ts');
