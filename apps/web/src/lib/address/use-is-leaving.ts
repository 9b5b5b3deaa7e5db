import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Whether the reader is on the way to another page, whose code may still be loading. A late change of this page's address,
 * such as a column's width or a word that is being typed, would then change the other page's.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const { resolvedLocation } = router.state;
    return resolvedLocation !== undefined && resolvedLocation.pathname !== router.latestLocation.pathname;
  }, [router]);
}
