import type { AnyRouter } from '@tanstack/react-router';
import type { AuthUser } from '@waybill/contract';

type Router = Pick<AnyRouter, 'routesByPath'>;

/** Whether this version has the page. */
export const isPage = (router: Router, path: string): boolean => path in router.routesByPath;

/** Where a user begins: the landing page where this version has it, else /dashboards for guests and / (S3 section 2.1). */
export function landingPath(router: Router, landingPage: string, { roles }: Pick<AuthUser, 'roles'>): string {
  const path = `/${landingPage.replace(/^\/+/, '')}`;
  if (isPage(router, path) && path !== '/') return path;
  return roles.includes('ROLE_GUEST') && isPage(router, '/dashboards') ? '/dashboards' : '/';
}

/** Pages of other applications need the whole page to load (S3 section 2.1). */
export const needsFullLoad = (path: string): boolean => /^\/(freight|tmsui)/.test(path);
