import { runBench } from './lib/run-bench.mjs';

await runBench('load/users-of-demo.ts');
