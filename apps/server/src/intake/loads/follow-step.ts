import type { LoadProgress } from './load-report.ts';

/** Tells how far a step is, with the rows a second since it began. */
export function followStep(
  step: LoadProgress['step'],
  onProgress: (progress: LoadProgress) => void,
  signal: AbortSignal | undefined,
): (rows: number) => void {
  const started = performance.now();
  return (rows) => {
    signal?.throwIfAborted();
    const seconds = (performance.now() - started) / 1000;
    onProgress({ step, rows, rowsPerSecond: seconds > 0 ? Math.round(rows / seconds) : 0 });
  };
}
