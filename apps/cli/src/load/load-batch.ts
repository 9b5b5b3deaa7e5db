import type { LoadReport } from '@waybill/server';
import { ProgressDisplay } from '../print/progress-display.ts';
import type { FileToLoad, Loader } from './loader.ts';

/**
 * Hands files in, each as soon as the one before it has its place in the queue, so that small ones are stored together.
 * Yields the reports in the order of the files.
 * @throws the first failure, when no file is being loaded any more
 */
export async function* loadBatch(loader: Loader, files: readonly FileToLoad[]): AsyncGenerator<LoadReport> {
  const loads: Promise<LoadReport>[] = [];
  for (const file of files) {
    const { load, isQueued } = handIn(loader, file);
    loads.push(load);
    await isQueued;
  }
  try {
    for (const load of loads) yield await load;
  } finally {
    await Promise.allSettled(loads);
  }
}

function handIn(loader: Loader, file: FileToLoad) {
  const progress = new ProgressDisplay(file.name);
  const queued = Promise.withResolvers<void>();
  const load = loader
    .load(file, (step) => {
      queued.resolve();
      progress.show(step);
    })
    .finally(() => {
      progress.clear();
      queued.resolve();
    });
  load.catch(() => undefined);
  return { load, isQueued: queued.promise };
}
