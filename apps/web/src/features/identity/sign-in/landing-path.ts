import type { AnyRouter } from '@tanstack/react-router';
import type { AuthUser } from '@waybill/contract';
import { type Applications, separateAddress } from '../../../lib/menu/separate-address.ts';

type Router = Pick<AnyRouter, 'routesByPath'>;

/** Whether this version has the page. */
export const isPage = (router: Router, path: string): boolean => path in router.routesByPath;

/**
 * Where a user begins: the landing page where this version or a separate application has it, else /dashboards for
 * guests and / (S3 section 2.1).
 */
export function landingPath(
  router: Router,
  applications: Applications,
  landingPage: string,
  { roles }: Pick<AuthUser, 'roles'>,
): string {
  const path = `/${landingPage.replace(/^\/+/, '')}`;
  if (path !== '/' && (isPage(router, path) || separateAddress(path, applications) !== undefined)) return path;
  return roles.includes('ROLE_GUEST') && isPage(router, '/dashboards') ? '/dashboards' : '/';
}

/** Pages of other applications need the whole page to load (S3 section 2.1). */
export const needsFullLoad = (path: string): boolean => /^\/(freight|tmsui)/.test(path);
