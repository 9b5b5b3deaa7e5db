import {
  getClaimTemplate,
  listClaimTemplates,
  previewClaimTemplate,
  resetClaimTemplate,
  saveClaimTemplate,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { carrierTemplate, listTemplates, resetTemplate, saveTemplate } from '../templates/claim-templates.ts';
import { previewTemplate } from '../templates/preview-template.ts';

/** The files that carriers take, and how a tenant changed them. */
export function claimTemplateRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listClaimTemplates, ({ user }) => listTemplates(settings, user.tenantId));
  route(app, getClaimTemplate, ({ params, user }) => carrierTemplate(settings, user.tenantId, params.id));
  route(app, saveClaimTemplate, ({ params, body, user }) => saveTemplate(services, user, params.id, body));
  route(app, resetClaimTemplate, async ({ params, user }) => {
    await resetTemplate(services, user, params.id);
    return { message: 'Reset.' };
  });
  route(app, previewClaimTemplate, ({ params, body, user, reply }) =>
    previewTemplate(services, user, params.id, body, callSignal(reply)),
  );
}
