import {
  IconBuildingStore,
  IconCalendarRepeat,
  IconCurrencyDollar,
  IconFileInvoice,
  IconHierarchy2,
  IconHistory,
  IconId,
  IconKey,
  IconReport,
  IconServer,
  IconShieldCheck,
  IconStack2,
  IconTruck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { type Audience, audiences } from '@waybill/contract';
import { text } from '../languages/text.ts';
import type { Readers } from './may-open.ts';

/** The permissions of an audience, as entries state them. */
const readBy = ({ access, ...rest }: Audience): Readers => ({ permissions: access, ...rest });

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
  { label: text('New user'), path: '/usersNew', icon: IconUserPlus, permissions: ['USER_ADD'] },
  { label: text('Roles'), path: '/acl', icon: IconShieldCheck, ...readBy(audiences.roles) },
  {
    label: text('Identity providers'),
    path: '/identityProviders',
    icon: IconKey,
    ...readBy(audiences.identityProviders),
  },
  { label: text('Invoice files'), path: '/uploadFiles', icon: IconFileInvoice, ...readBy(audiences.invoiceFiles) },
  {
    label: text('Exchange rates'),
    path: '/exchangeRates',
    icon: IconCurrencyDollar,
    ...readBy(audiences.exchangeRates),
  },
  { label: text('FTP locations'), path: '/ftplocations', icon: IconServer, ...readBy(audiences.ftpLocations) },
  {
    label: text('Report execution'),
    path: '/reportsExecConfig',
    icon: IconReport,
    ...readBy(audiences.reportServer),
  },
  {
    label: text('Scheduled reports'),
    path: '/viewScheduledReports',
    icon: IconCalendarRepeat,
    ...readBy(audiences.reportServer),
  },
  { label: text('Audit log'), path: '/audit_log', icon: IconHistory, ...readBy(audiences.auditLog) },
] as const;
