import { IconHistory, IconUsers } from '@tabler/icons-react';
import { text } from '../languages/text.ts';

/** Where the administration is (S3 sections 2.2 and 2.3). */
export type AdministrationPath = '/users' | '/audit_log';

/** The pages of the administration, each with the permissions that open it. */
export const administrationEntries = [
  { label: text('Users'), path: '/users', icon: IconUsers, permissions: ['USER_VIEW'] },
  { label: text('Audit log'), path: '/audit_log', icon: IconHistory, permissions: ['AUDIT_WEB'] },
] as const;
