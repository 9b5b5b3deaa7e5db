import { useCallback, useMemo } from 'react';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import type { GroupPath } from '../request/grid-request.ts';
import { pathId } from './row-tree.ts';

/** Which groups stand open, as the address says; another grouping begins with all closed, another sort or filter keeps them. */
export function useOpenedGroups() {
  const { address, change } = useGridAddress();
  const written = JSON.stringify(address.open ?? []);
  const opened: ReadonlySet<string> = useMemo(() => new Set<string>(JSON.parse(written)), [written]);
  const toggle = useCallback(
    (path: GroupPath) => {
      const changed = new Set(opened);
      const id = pathId(path);
      if (!changed.delete(id)) changed.add(id);
      change({ open: changed.size === 0 ? undefined : [...changed] });
    },
    [opened, change],
  );
  return { opened, toggle };
}
