import { getTrackingLookup, listTrackingLookups } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { presentLookup, visibleLookups } from '../tracking-lookups.ts';

/** Who looked up which tracking numbers (S3 section 2.3). */
export function trackingHistoryRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, listTrackingLookups, async ({ query, user }) => {
    const lookups = visibleLookups(settings, user, query);
    const { rows, total } = await tablePage(settings, lookups, query, { searched: ['login', 'numbers'], unique: 'id' });
    return { rows: rows.map(presentLookup), total };
  });
  route(app, getTrackingLookup, async ({ params, user }) => {
    const lookups = visibleLookups(settings, user, { own: false });
    const lookup = await lookups.where('tracking_lookup.id', '=', params.id).executeTakeFirst();
    if (lookup === undefined) throw notFound('There is no such look-up.');
    return { numbers: lookup.numbers.split(' ') };
  });
}
