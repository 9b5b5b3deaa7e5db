import { runBench } from './lib/run-bench.mjs';

await runBench('assistant/main.ts');
