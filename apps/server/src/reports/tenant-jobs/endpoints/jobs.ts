import { listJobs } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { type JobRow, jobsOfTenant } from '../jobs-of-tenant.ts';

/** The background jobs of the tenant. */
export function jobRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, listJobs, async ({ user, query: { kind, state, ...query } }) => {
    const jobs = jobsOfTenant(settings, user.tenantId, {
      ...(kind === undefined ? {} : { kind }),
      ...(state === undefined ? {} : { state }),
    });
    const { rows, total } = await tablePage<JobRow>(settings, jobs, query, {
      searched: ['name', 'owner'],
      unique: 'id',
    });
    return {
      rows: rows.map(({ startedAt, finishedAt, ...row }) => ({
        ...row,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
      })),
      total,
    };
  });
}
