import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { isUnderMaintenance } from '@waybill/contract';
import type { ReactNode } from 'react';
import { MaintenanceScreen } from '../../ui/maintenance-screen.tsx';
import { shellSettingsOptions } from '../menu/shell-settings.ts';
import { statusesOptions } from './statuses.ts';

interface Props {
  /** Of the user, if anybody has signed in. */
  readonly permissions: readonly string[];
  readonly children: ReactNode;
}

/** The page, or the maintenance screen while its path is closed for this user (S3 section 4.13). */
export function MaintenanceGate({ permissions, children }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: statuses = [] } = useQuery(statusesOptions);
  const { data: shell } = useQuery(shellSettingsOptions);
  const isClosed = isUnderMaintenance(path, statuses) && !permissions.includes('MAINTENANCE_OVERRIDE');
  return isClosed ? <MaintenanceScreen contact={shell?.contact ?? undefined} /> : children;
}
