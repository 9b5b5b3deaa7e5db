import { isUnderMaintenance } from '@waybill/contract';
import plugin from 'fastify-plugin';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { underMaintenance } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { statusesOf } from './statuses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Throws ProblemError 503 when all of these pages are closed for the user. A call that belongs to no page, or to one
     * that is open, passes.
     */
    assertOpen(pages: readonly string[], user: SignedInUser): Promise<void>;
  }
}

/** Calls of pages under maintenance are refused too, except for users who may override it (S3 section 4.13). */
export const maintenance = plugin<Pick<Services, 'settings'>>(async (app, { settings }) => {
  app.decorate('assertOpen', async (pages, user) => {
    if (pages.length === 0 || user.permissions.has('MAINTENANCE_OVERRIDE')) return;
    const statuses = await statusesOf(settings, user.tenantId);
    if (pages.every((page) => isUnderMaintenance(page, statuses))) throw underMaintenance();
  });
});
