import type { Warehouse } from '@waybill/warehouse';

const millisecondsBetweenLooks = 60_000;

interface Sorter {
  readonly warehouse: Pick<Warehouse, 'compact' | 'dataVersion'>;
  readonly milliseconds?: number;
  /** Called when sorting failed; it is tried again next time. Nothing is lost: the rows only stay scattered. */
  onFailure(error: unknown): void;
}

/**
 * Sorts the partitions that loads have scattered, in the background, at most once a minute and only when something was
 * loaded since. Returns what ends it: it waits for the partitions in work.
 */
export function keepSorted({ warehouse, milliseconds = millisecondsBetweenLooks, onFailure }: Sorter) {
  const ending = new AbortController();
  let sortedVersion: number | undefined;
  let work: Promise<void> | undefined;
  const look = () => {
    if (work !== undefined || warehouse.dataVersion === sortedVersion) return;
    const version = warehouse.dataVersion;
    work = warehouse
      .compact({ signal: ending.signal })
      .then(() => {
        sortedVersion = version;
      })
      .catch(onFailure)
      .finally(() => {
        work = undefined;
      });
  };
  const timer = setInterval(look, milliseconds);
  return async (): Promise<void> => {
    clearInterval(timer);
    ending.abort();
    await work;
  };
}
