import { useNotifications } from '@mantine/notifications';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./notice-stack.tsx');
const NoticeStack = lazy(load);

/** Late enough for everything that the first page needs. */
const fetchedAfter = 5_000;

/**
 * Short notices in a corner. Their code is not needed for the first page: it comes with the first notice, or a little
 * later, so that it is there when the network is gone.
 */
export function Notices() {
  const { notifications } = useNotifications();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), fetchedAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted && notifications.length > 0) setWanted(true);
  if (!wanted) return null;
  return (
    <CatchBoundary getResetKey={() => 'unchanged'} errorComponent={() => null}>
      <Suspense fallback={null}>
        <NoticeStack />
      </Suspense>
    </CatchBoundary>
  );
}
