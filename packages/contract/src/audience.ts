import type { Permission } from './permission.ts';

/** Who may open a page, and make the calls behind it. */
export interface Audience {
  /** Any one of them. */
  readonly access: readonly [Permission, ...Permission[]];
  /** It concerns the whole tenant: nobody but internal users, whatever their permissions. */
  readonly internalOnly?: true;
}

/** The audiences of the operators' pages: menu, route guard and server read them here (S3 sections 2.3 and 6). */
export const audiences = {
  roles: { access: ['ACL_ADMIN'], internalOnly: true },
  identityProviders: { access: ['ACL_ADMIN'], internalOnly: true },
  invoiceFiles: { access: ['BULK_UPLOAD'], internalOnly: true },
  exchangeRates: { access: ['SETTINGS_ADMIN'], internalOnly: true },
  changeData: { access: ['CDC_ADMIN'], internalOnly: true },
  statistics: { access: ['AFRAME_STATISTICS'], internalOnly: true },
  synchronisation: { access: ['SYNC'], internalOnly: true },
  auditLog: { access: ['AUDIT_WEB'], internalOnly: true },
  reportServer: { access: ['REPORT_SERVER_ADMIN'], internalOnly: true },
  ftpLocations: { access: ['FTPLOCATION_VIEW'] },
  newFtpLocations: { access: ['FTPLOCATION_ADD'] },
  changedFtpLocations: { access: ['FTPLOCATION_EDIT'] },
  clientCredentials: { access: ['CLIENT_CREDENTIALS_VIEW'] },
  newClientCredentials: { access: ['CLIENT_CREDENTIALS_ADD'] },
  changedClientCredentials: { access: ['CLIENT_CREDENTIALS_EDIT'] },
  newCarriers: { access: ['CARRIER_ADD'], internalOnly: true },
  changedCarriers: { access: ['CARRIER_EDIT'], internalOnly: true },
} as const satisfies Readonly<Record<string, Audience>>;
