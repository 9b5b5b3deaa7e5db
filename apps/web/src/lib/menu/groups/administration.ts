import { IconKey, IconLock, IconMapSearch, IconTag } from '@tabler/icons-react';
import { audiences } from '@waybill/contract';
import { text } from '../../languages/text.ts';
import { administrationEntries } from '../administration-entries.ts';
import { isStaffOrClient, type MenuEntry, type MenuGroup } from '../menu-entry.ts';

/** Further pages of the specification; those that this version has stand in `administrationEntries`. */
const others: readonly MenuEntry[] = [
  { label: text('Tracking'), path: '/tracking', icon: IconMapSearch, permissions: ['TRACKING'] },
  {
    label: text('Tracking history'),
    path: '/trackingHistory',
    icon: IconMapSearch,
    permissions: ['TASK_TRACK_HISTORY'],
  },
  { label: text('Roles and permissions'), path: '/acl', icon: IconLock, permissions: ['ACL_ADMIN'] },
  { label: text('GL codes'), path: '/glcodes', icon: IconTag, permissions: ['GL_CODES'] },
  {
    label: text('Client credentials'),
    path: '/client_credentials',
    icon: IconKey,
    permissions: audiences.clientCredentials.access,
  },
];
const known = new Set<string>(administrationEntries.map(({ path }) => path));

export const administration: MenuGroup = {
  label: text('Administration'),
  isFor: isStaffOrClient,
  entries: [...administrationEntries, ...others.filter(({ path }) => !known.has(path))],
};
