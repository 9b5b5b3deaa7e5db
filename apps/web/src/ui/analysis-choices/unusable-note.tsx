import type { DateRange } from '@waybill/model';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { forgetUnusable, unusableStore } from '../../lib/analysis/unusable-parts.ts';

const UnusableAlert = lazy(() => import('./unusable-alert.tsx'));

interface Props {
  /** What is read of the address. */
  readonly search: object;
  /** The days that are shown. */
  readonly dates: DateRange;
}

/** Says that parts of the link could not be used, and what is shown instead; gone with the next choice. */
export function UnusableNote({ search, dates }: Props) {
  const unusable = useSyncExternalStore(unusableStore.subscribe, unusableStore.read);
  const opened = useRef(search);
  useEffect(() => {
    if (opened.current !== search && JSON.stringify(opened.current) !== JSON.stringify(search)) forgetUnusable();
    opened.current = search;
  }, [search]);
  useEffect(() => forgetUnusable, []);
  if (unusable.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <UnusableAlert unusable={unusable} dates={dates} />
    </Suspense>
  );
}
