import { isUnderMaintenance, mayOpenPage, portalPathAt } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import plugin from 'fastify-plugin';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { underMaintenance } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { statusesOf } from './statuses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `assertOpen` for the app's settings. */
    assertOpen(pages: readonly string[], user: Visitor): Promise<void>;
  }
}

/** Who asks for the data of a page. */
type Visitor = Pick<SignedInUser, 'tenantId' | 'permissions' | 'roles' | 'internal'>;

/** Calls of pages under maintenance are refused too, except for users who may override it (S3 section 4.13). */
export const maintenance = plugin<Pick<Services, 'settings'>>(async (app, { settings }) => {
  app.decorate('assertOpen', (pages, user) => assertOpen(settings, pages, user));
});

/**
 * Passes for what belongs to no page, or to one that is open. Pages that the user may not open count only if there is no
 * other.
 * @throws ProblemError 503 when all of the pages are closed for the user.
 */
export async function assertOpen(settings: Settings, pages: readonly string[], user: Visitor): Promise<void> {
  if (pages.length === 0 || user.permissions.has('MAINTENANCE_OVERRIDE')) return;
  const statuses = await statusesOf(settings, user.tenantId);
  const own = pages.filter((path) => mayOpen(path, user));
  const counted = own.length === 0 ? pages : own;
  if (counted.every((page) => isUnderMaintenance(page, statuses))) throw underMaintenance();
}

function mayOpen(path: string, user: Visitor): boolean {
  const page = portalPathAt(path);
  return page !== undefined && mayOpenPage(page, user);
}
