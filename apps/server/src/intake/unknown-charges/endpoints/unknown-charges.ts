import {
  classifyCharge,
  listClassifications,
  listUnknownCharges,
  previewClassification,
  readChargeTable,
  undoClassification,
} from '@waybill/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { ChargeTableError } from '../charge-table/charge-of-table.ts';
import { classificationsInTable } from '../charge-table/classifications-in-table.ts';
import { chargesInTable } from '../charge-table/read-charge-table.ts';
import { classificationsOf } from '../classifications.ts';
import { classify, previewOf, undo } from '../classify.ts';
import { listUnknown } from '../list-unknown-charges.ts';

/** Charges that no rule recognises, and the tenant's classifications of them. */
export function unknownChargeRoutes(app: FastifyInstance, services: Services): void {
  const failed = (log: FastifyBaseLogger) => (error: unknown) => log.error({ err: error }, 'classification failed');

  route(app, listUnknownCharges, async ({ user }) => ({ rows: await listUnknown(services, user) }));

  route(app, previewClassification, async ({ user, body }) => await previewOf(services, user, body));

  route(app, listClassifications, async ({ user, query }) => {
    const { settings } = services;
    return await tablePage(settings, classificationsOf(settings, user.tenantId), query, {
      searched: ['carrierName', 'description', 'code', 'group', 'meaning'],
      unique: 'id',
    });
  });

  route(
    app,
    classifyCharge,
    async ({ user, body, request }) => await classify(services, user, body, failed(request.log)),
  );

  route(app, readChargeTable, async ({ user, body }) => {
    try {
      const charges = chargesInTable(body.table);
      return { charges: await classificationsInTable(services.settings, user.tenantId, charges) };
    } catch (error) {
      throw error instanceof ChargeTableError ? badRequest(error.message) : error;
    }
  });

  route(
    app,
    undoClassification,
    async ({ user, params, request }) => await undo(services, user, params.id, failed(request.log)),
  );
}
