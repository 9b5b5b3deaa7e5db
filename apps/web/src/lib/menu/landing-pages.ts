import { type AuthUser, belongsTo } from '@waybill/contract';
import { text } from '../languages/text.ts';
import { mayOpen } from '../session/may-open.ts';
import { audienceOf, type MenuEntry } from './menu-entry.ts';

/** A page on which a user can begin, for those who may open it. */
export type LandingPage = Pick<MenuEntry, 'label' | 'path'>;

const freightPages: readonly LandingPage[] = [
  { label: text('Freight Invoices'), path: '/ui6/ltlinvoices' },
  { label: text('Freight Dashboards'), path: '/ui4/freightDashboards' },
];

const parcelPages: readonly LandingPage[] = [
  { label: text('Dashboards'), path: '/dashboards' },
  { label: text('Overview'), path: '/aframe/dashboard/overview' },
  { label: text('Spend'), path: '/aframe/dashboard/spend' },
  { label: text('Refund'), path: '/aframe/dashboard/refund' },
  { label: text('Carrier Score'), path: '/aframe/dashboard/carrierScore' },
  { label: text('Accessorial'), path: '/aframe/dashboard/accessorial' },
  { label: text('Weight'), path: '/aframe/dashboard/weight' },
  { label: text('Network map'), path: '/aframe/dashboard/networkmap' },
  { label: text('Distribution map'), path: '/aframe/distributionmap' },
  { label: text('Invoices'), path: '/invoices' },
  { label: text('Reports'), path: '/reports' },
];
const everyPage = [...freightPages, ...parcelPages];

/** What a landing page is called; its path where no page of this list is there. */
export const landingPageLabel = (path: string): string =>
  everyPage.find((page) => page.path === `/${path.replace(/^\/+/, '')}`)?.label ?? path;

/**
 * The pages that a user may choose to begin on, of those that are there: freight first for users who work with freight, and
 * freight invoices alone for a carrier (S3 section 5).
 */
export function landingPages(
  user: Pick<AuthUser, 'permissions' | 'roles' | 'internal'>,
  isThere: (path: string) => boolean,
): readonly LandingPage[] {
  const worksWithFreight = mayOpen(['LTL', 'LTL_ADMIN', 'ROLE_CARRIER'], [...user.permissions, ...user.roles]);
  const offered = worksWithFreight ? everyPage : parcelPages;
  return offered.filter(({ path }) => isThere(path) && belongsTo(audienceOf(path), user));
}

/** The landing page, by role, of a user who has chosen none; undefined if they are to be asked (S3 section 4.1). */
export function roleLandingPage({ roles }: Pick<AuthUser, 'roles'>): string | undefined {
  if (roles.includes('ROLE_CLIENT')) return '';
  return roles.includes('ROLE_GUEST') ? 'profile' : undefined;
}
