import { unsubscribeRoutes } from '../identity/mail-links/unsubscribe.ts';
import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { alertMails } from './alert-mails.ts';
import { alertRoutes } from './endpoints/alerts.ts';

/** Endpoints for users' alerts. */
export const alertsEndpoints: EndpointList = [
  alertRoutes,
  (app, services) => unsubscribeRoutes(app, services, alertMails),
];
