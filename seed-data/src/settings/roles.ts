import { type Permission, permissions } from '@waybill/contract';

/** The roles that a new tenant has (S3 section 6); administrators change them as they like. */
export const standardRoles: Readonly<Record<string, readonly Permission[]>> = {
  ROLE_ADMIN: permissions,
  ROLE_CLIENT: [
    'INVOICE_SEARCH',
    'RUN_REPORTS',
    'DOWNLOAD_REPORTS',
    'NEW_BI_TOOLS',
    'DASHBOARDS_VIEW',
    'DISTRIBUTION_MAP',
    'TRACKING_NUMBER_SEARCH_FILTER',
    'DOWNLOAD_CAPTCHA',
    'BULK_INVOICE_DOWNLOAD',
    'USER_SCHEDULED_REPORTS',
    'EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL',
    'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL',
    'ACCOUNT_NUMBER_VALIDATION',
  ],
  ROLE_GUEST: ['NEW_BI_TOOLS', 'DISTRIBUTION_MAP'],
  ROLE_CARRIER: ['LTL_CARRIER'],
};
