import { runBench } from './lib/run-bench.mjs';

await runBench('soak/main.ts');
