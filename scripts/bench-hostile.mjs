import { runBench } from './lib/run-bench.mjs';

await runBench('hostile/main.ts');
