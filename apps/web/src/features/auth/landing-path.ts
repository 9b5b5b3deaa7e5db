import type { AnyRouter } from '@tanstack/react-router';
import type { AuthUser } from '@waybill/contract';

/** The user's own landing page where this version has it, else the home page (S3 section 2.1). */
export function landingPath(router: Pick<AnyRouter, 'routesByPath'>, { defaultLandingPage }: AuthUser): string {
  const path = `/${(defaultLandingPage ?? '').replace(/^\/+/, '')}`;
  return path in router.routesByPath ? path : '/';
}
