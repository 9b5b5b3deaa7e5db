import {
  IconBuildingStore,
  IconCurrencyDollar,
  IconFileInvoice,
  IconHierarchy2,
  IconHistory,
  IconId,
  IconKey,
  IconShieldCheck,
  IconStack2,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react';
import { text } from '../languages/text.ts';

/** Where the administration is (S3 sections 2.2 and 2.3). */
export type AdministrationPath = (typeof administrationEntries)[number]['path'];

/** The pages of the administration, each with the permissions that open it. */
export const administrationEntries = [
  { label: text('Clients'), path: '/clients', icon: IconBuildingStore, permissions: ['CLIENT_VIEW'] },
  { label: text('Carriers'), path: '/carriers', icon: IconTruck, permissions: ['CARRIER_VIEW'] },
  { label: text('Accounts'), path: '/accounts', icon: IconId, permissions: ['ACCOUNT_VIEW'] },
  { label: text('Account groups'), path: '/accountgroups', icon: IconStack2, permissions: ['ACCOUNT_VIEW'] },
  {
    label: text('Account divisions'),
    path: '/accountconfig',
    icon: IconHierarchy2,
    permissions: ['ACCOUNT_DIVISION'],
  },
  { label: text('Users'), path: '/users', icon: IconUsers, permissions: ['USER_VIEW'] },
  { label: text('Roles'), path: '/acl', icon: IconShieldCheck, permissions: ['ACL_ADMIN'] },
  { label: text('Identity providers'), path: '/identityProviders', icon: IconKey, permissions: ['ACL_ADMIN'] },
  { label: text('Invoice files'), path: '/uploadFiles', icon: IconFileInvoice, permissions: ['BULK_UPLOAD'] },
  { label: text('Exchange rates'), path: '/exchangeRates', icon: IconCurrencyDollar, permissions: ['SETTINGS_ADMIN'] },
  { label: text('Audit log'), path: '/audit_log', icon: IconHistory, permissions: ['AUDIT_WEB'] },
] as const;
