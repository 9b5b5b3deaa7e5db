import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { isUnderMaintenance, maintenanceSwitch, mayOpenPage } from '@waybill/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { statusesOptions } from '../../lib/maintenance/statuses.ts';
import { shellSettingsOptions } from '../../lib/menu/shell-settings.ts';
import type { Visitor } from '../../lib/session/may-open.ts';

const MaintenanceScreen = lazy(() => import('./maintenance-screen.tsx'));

interface Props {
  readonly user: Visitor;
  readonly children: ReactNode;
}

/** The page, or the maintenance screen while its path is closed for this user (S3 section 4.13). */
export function MaintenanceGate({ user, children }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: statuses = [] } = useQuery(statusesOptions);
  const { data: shell } = useQuery(shellSettingsOptions);
  const isClosed = isUnderMaintenance(path, statuses) && !user.permissions.includes('MAINTENANCE_OVERRIDE');
  if (!isClosed) return children;
  const isAdministrator = mayOpenPage(maintenanceSwitch, user);
  return (
    <Suspense fallback={null}>
      <MaintenanceScreen
        contact={shell?.contact ?? undefined}
        settings={isAdministrator ? maintenanceSwitch : undefined}
      />
    </Suspense>
  );
}
