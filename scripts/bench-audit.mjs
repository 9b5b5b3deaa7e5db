import { runBench } from './lib/run-bench.mjs';

await runBench('audit/main.ts');
