import { useEffect } from 'react';
import { usePreviews } from './use-previews.ts';

/** Marks the document while tables are to stand closer. */
export function useCompactTables(): void {
  const isCompact = usePreviews().has('compactTables');
  useEffect(() => {
    document.documentElement.toggleAttribute('data-compact-tables', isCompact);
  }, [isCompact]);
}
