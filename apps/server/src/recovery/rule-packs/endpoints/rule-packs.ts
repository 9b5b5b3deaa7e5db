import { exportRulePack, importRulePack, listRulePacks, revertRulePack } from '@waybill/contract';
import { fileName } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { attachment } from '../../../platform/http/attachment.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { PlainText, route } from '../../../platform/http/route.ts';
import { largestTableBody } from '../../../platform/reading/uploaded-table.ts';
import type { Services } from '../../../platform/services.ts';
import { exportRules, importRules, revertImport } from '../change-rule-packs.ts';
import { rulePacksOf } from '../list-rule-packs.ts';

/** Rules of carriers as dated data: what is in use, imports, exports and reverts. */
export function rulePackRoutes(app: FastifyInstance, services: Services): void {
  route(app, listRulePacks, ({ user }) => rulePacksOf(services.settings, user.tenantId));
  route(app, importRulePack, ({ body, user, reply }) => importRules(services, user, body, callSignal(reply)), {
    bodyLimit: largestTableBody,
  });
  route(app, exportRulePack, async ({ query, user, reply }) => {
    reply.header('content-disposition', attachment(fileName(`${query.kind}.csv`)));
    return new PlainText('text/csv; charset=utf-8', await exportRules(services, user, query));
  });
  route(app, revertRulePack, ({ params, user }) => revertImport(services, user, params.id));
}
