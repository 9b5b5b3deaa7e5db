import type { Permission } from './permission.ts';

/** Roles that narrow what their holders see, whatever their permissions (S3 section 2.3). */
export const narrowRoles = ['ROLE_GUEST', 'ROLE_CARRIER'] as const;
export type NarrowRole = (typeof narrowRoles)[number];

/** What opens a page or a call: a permission, or the role of a carrier, which opens the freight pages by itself. */
export type Opener = Permission | 'ROLE_CARRIER';

/** Who may open a page, and make the calls behind it. */
export interface Audience {
  /** Any one of them. */
  readonly access: readonly [Opener, ...Opener[]];
  /** It concerns the whole tenant, so only internal users may use it, whatever their permissions. */
  readonly internalOnly?: true;
  /** Guests and carriers see only what lists their role here. */
  readonly alsoFor?: readonly NarrowRole[];
}

/** Who asks: permissions and roles may be in one list or in two. */
export interface Reader {
  readonly permissions: Iterable<string>;
  readonly roles?: readonly string[];
  readonly internal: boolean;
}

/** Why a user does not belong to an audience. */
export type Refusal = 'permission' | 'role' | 'internal';

/** Why the reader may not see this; undefined if they may. */
export function refusalOf({ access, internalOnly, alsoFor = [] }: Audience, reader: Reader): Refusal | undefined {
  const held = new Set([...reader.permissions, ...(reader.roles ?? [])]);
  if (!access.some((opener) => held.has(opener))) return 'permission';
  if (narrowRoles.some((role) => held.has(role) && !alsoFor.includes(role))) return 'role';
  return internalOnly && !reader.internal ? 'internal' : undefined;
}

/** Whether the reader may see this. */
export const belongsTo = (audience: Audience, reader: Reader): boolean => refusalOf(audience, reader) === undefined;

/** The audiences of calls that do not belong to a page (S3 sections 2.3 and 6). */
export const audiences = {
  roles: { access: ['ACL_ADMIN'], internalOnly: true },
  identityProviders: { access: ['ACL_ADMIN'], internalOnly: true },
  /** Users of a client see and load files of their own clients. */
  invoiceFiles: { access: ['BULK_UPLOAD'] },
  /** A layout is everybody's in the tenant, so internal users map files. */
  fileLayouts: { access: ['BULK_UPLOAD'], internalOnly: true },
  /** What a charge is concerns every client of the tenant. */
  unknownCharges: { access: ['BULK_UPLOAD'], internalOnly: true },
  /** What carriers may charge concerns every client of the tenant. */
  rulePacks: { access: ['SETTINGS_ADMIN'], internalOnly: true },
  exchangeRates: { access: ['SETTINGS_ADMIN'], internalOnly: true },
  tenantSettings: { access: ['SETTINGS_ADMIN'], internalOnly: true },
  backups: { access: ['SETTINGS_ADMIN'], internalOnly: true },
  changeData: { access: ['CDC_ADMIN'], internalOnly: true },
  statistics: { access: ['AFRAME_STATISTICS'], internalOnly: true },
  synchronisation: { access: ['SYNC'], internalOnly: true },
  auditLog: { access: ['AUDIT_WEB'], internalOnly: true },
  jobs: { access: ['RUN_JOB'], internalOnly: true },
  reportServer: { access: ['REPORT_SERVER_ADMIN'], internalOnly: true },
  ftpLocations: { access: ['FTPLOCATION_VIEW'] },
  newFtpLocations: { access: ['FTPLOCATION_ADD'] },
  changedFtpLocations: { access: ['FTPLOCATION_EDIT'] },
  /** Mails for an address go to whoever has it. */
  receivedAddresses: { access: ['FTPLOCATION_VIEW'], internalOnly: true },
  clientCredentials: { access: ['CLIENT_CREDENTIALS_VIEW'] },
  newClientCredentials: { access: ['CLIENT_CREDENTIALS_ADD'] },
  changedClientCredentials: { access: ['CLIENT_CREDENTIALS_EDIT'] },
  newCarriers: { access: ['CARRIER_ADD'], internalOnly: true },
  changedCarriers: { access: ['CARRIER_EDIT'], internalOnly: true },
  /** The data calls of all analysis pages; each call also needs what its page needs. */
  analysisData: {
    access: [
      'NEW_BI_TOOLS',
      'DASHBOARDS_VIEW',
      'DISTRIBUTION_MAP',
      'INVOICE_SEARCH',
      'EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL',
      'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL',
    ],
    alsoFor: ['ROLE_GUEST'],
  },
  /** The assistant answers with the same data. */
  assistant: { access: ['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'], alsoFor: ['ROLE_GUEST'] },
  /** Logs, test cases and the conversations of others. */
  assistantOfOthers: { access: ['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'], internalOnly: true, alsoFor: ['ROLE_GUEST'] },
} as const satisfies Readonly<Record<string, Audience>>;
