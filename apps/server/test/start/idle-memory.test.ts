import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import type { LocalFile } from '@waybill/warehouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { returnMemoryWhenIdle } from '../../src/start/idle-memory.ts';

type Opened = Awaited<ReturnType<typeof openDuckDbWarehouse>>;

describe('memory of an idle process', () => {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    const isMajor = (entry: PerformanceEntry & { readonly detail?: { readonly kind?: number } }) =>
      entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    collections += list.getEntries().filter(isMajor).length;
  });
  let folder: string;
  let warehouse: Opened;
  let stop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waybill-idle-'));
    warehouse = await openDuckDbWarehouse({ file: join(folder, 'warehouse.duckdb'), threads: 1 });
  });
  afterEach(async () => {
    await stop();
    observer.disconnect();
  });
  afterAll(async () => {
    await warehouse.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is collected, and that of the engine returned, though nothing asks for more', async () => {
    observer.observe({ entryTypes: ['gc'] });
    let returned = 0;
    const { localFile } = warehouse;
    const returnMemory = async (): Promise<boolean> => {
      const isReturned = await localFile.returnMemory();
      returned += isReturned ? 1 : 0;
      return isReturned;
    };
    const failures: unknown[] = [];
    stop = returnMemoryWhenIdle({
      warehouse: { localFile: { ...localFile, returnMemory } },
      milliseconds: 200,
      onFailure: (error) => failures.push(error),
    });
    await expect.poll(() => [collections > 0, returned > 0, failures]).toEqual([true, true, []]);
  });

  it('is asked for again after a failure, which is reported', async () => {
    const failures: unknown[] = [];
    const closed: LocalFile = await closedFile();
    stop = returnMemoryWhenIdle({
      warehouse: { localFile: closed },
      milliseconds: 200,
      onFailure: (error) => failures.push(error),
    });
    await expect.poll(() => failures.length).toBeGreaterThan(1);
  });

  async function closedFile(): Promise<LocalFile> {
    const other = await openDuckDbWarehouse({ file: join(folder, 'closed.duckdb'), threads: 1 });
    await other.close();
    return other.localFile;
  }
});
