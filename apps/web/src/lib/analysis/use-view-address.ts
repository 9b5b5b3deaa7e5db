import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ViewSearch, viewSearch } from './view-search.ts';

/**
 * How the address draws the page, and the way to change that; the change is not a step of its own for the back button.
 */
export function useViewAddress() {
  const view: ViewSearch = useSearch({ strict: false, select: viewPart, structuralSharing: true });
  const navigate = useNavigate();
  const change = useCallback(
    (changed: Partial<ViewSearch>) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { view, change };
}

function viewPart(search: object): ViewSearch {
  return viewSearch(search);
}
