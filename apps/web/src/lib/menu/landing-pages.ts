import type { AuthUser } from '@waybill/contract';
import { text } from '../languages/text.ts';
import { mayOpen } from './may-open.ts';

/** A page on which a user can begin; any one of its permissions or roles offers it. */
export interface LandingPage {
  readonly label: string;
  readonly path: string;
  readonly permissions: readonly string[];
}

const freightInvoices: LandingPage = {
  label: text('Freight Invoices'),
  path: '/ui6/ltlinvoices',
  permissions: ['LTL', 'LTL_ADMIN', 'LTL_SHIPPRIMUS_FOP'],
};

const analytics = ['NEW_BI_TOOLS'];

const parcelPages: readonly LandingPage[] = [
  { label: text('Dashboards'), path: '/dashboards', permissions: ['DASHBOARDS_VIEW'] },
  { label: text('Overview'), path: '/aframe/dashboard/overview', permissions: analytics },
  { label: text('Spend'), path: '/aframe/dashboard/spend', permissions: analytics },
  { label: text('Refund'), path: '/aframe/dashboard/refund', permissions: analytics },
  { label: text('Carrier Score'), path: '/aframe/dashboard/carrierScore', permissions: analytics },
  { label: text('Accessorial'), path: '/aframe/dashboard/accessorial', permissions: analytics },
  { label: text('Weight'), path: '/aframe/dashboard/weight', permissions: analytics },
  { label: text('Invoices'), path: '/invoices', permissions: ['INVOICE_SEARCH'] },
  { label: text('Reports'), path: '/reports', permissions: ['DOWNLOAD_REPORTS', 'RUN_REPORTS'] },
];

const freightPages: readonly LandingPage[] = [
  freightInvoices,
  { label: text('Freight Dashboards'), path: '/ui4/freightDashboards', permissions: ['FREIGHT_FACELIFT'] },
  ...parcelPages,
];

/** What a landing page is called; its path where no page of this list stands there. */
export const landingPageLabel = (path: string): string =>
  freightPages.find((page) => page.path === `/${path.replace(/^\/+/, '')}`)?.label ?? path;

type Holder = Pick<AuthUser, 'permissions' | 'roles'>;

/**
 * The pages that a user may choose to begin on, of those that are there: freight first for who works with freight; a
 * carrier who may open none of them is offered the freight invoices (S3 section 5).
 */
export function landingPages(
  { permissions, roles }: Holder,
  isThere: (path: string) => boolean,
): readonly LandingPage[] {
  const held = [...permissions, ...roles];
  const worksWithFreight = mayOpen(['LTL', 'LTL_ADMIN'], held);
  const offered = (worksWithFreight ? freightPages : parcelPages).filter((page) => mayOpen(page.permissions, held));
  return (offered.length === 0 && roles.includes('ROLE_CARRIER') ? [freightInvoices] : offered).filter(({ path }) =>
    isThere(path),
  );
}

/** The landing page of who has chosen none, by role; undefined: they are asked (S3 section 4.1). */
export function roleLandingPage({ roles }: Pick<AuthUser, 'roles'>): string | undefined {
  if (roles.includes('ROLE_CLIENT')) return '';
  return roles.includes('ROLE_GUEST') ? 'profile' : undefined;
}
