import { useCallback, useState } from 'react';
import type { GroupPath } from '../request/grid-request.ts';
import type { Arrangement } from '../request/grid-setup.ts';
import { pathId } from './row-tree.ts';

const none: ReadonlySet<string> = new Set();

/** Which groups stand open; another grouping begins with all closed, another sort or filter keeps them. */
export function useOpenedGroups({ view, groups }: Arrangement) {
  const grouping = [view.name, ...groups].join();
  const [state, setState] = useState({ grouping, opened: none });
  const opened = state.grouping === grouping ? state.opened : none;
  const toggle = useCallback(
    (path: GroupPath) =>
      setState((before) => {
        const changed = new Set(before.grouping === grouping ? before.opened : none);
        const id = pathId(path);
        if (!changed.delete(id)) changed.add(id);
        return { grouping, opened: changed };
      }),
    [grouping],
  );
  return { opened, toggle };
}
