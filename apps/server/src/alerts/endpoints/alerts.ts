import {
  addAlert,
  alertRecipients,
  backTestAlert,
  changeAlert,
  deleteAlert,
  getAlertPreferences,
  listAlerts,
  saveAlertPreferences,
  setAlertState,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { presentPreferences, readPreferences, savePreferences } from '../alert-preferences.ts';
import { possibleReaders } from '../alert-readers.ts';
import { lostRight } from '../alert-rights.ts';
import { OwnAlerts } from '../own-alerts.ts';

/** The user's alerts, and how they are told. */
export function alertRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  const alerts = new OwnAlerts(services);
  route(app, listAlerts, async ({ user }) => alerts.list(user));
  route(app, addAlert, async ({ user, body }) => alerts.add(user, body));
  route(app, changeAlert, async ({ user, params, body }) => alerts.change(user, params.id, body));
  route(app, setAlertState, async ({ user, params, body }) => alerts.setState(user, params.id, body));
  route(app, deleteAlert, async ({ user, params }) => {
    await alerts.remove(user, params.id);
    return { message: 'The alert is deleted.' };
  });
  route(app, backTestAlert, async ({ user, body }) => alerts.backTest(user, body));
  route(app, alertRecipients, async ({ user, query }) =>
    (await lostRight(settings, user, query)) === undefined ? possibleReaders(settings, user, query) : [],
  );
  route(app, getAlertPreferences, async ({ user }) => {
    const { saved, ...stored } = await readPreferences(settings, user.userId);
    return { ...presentPreferences(stored), saved, unsubscribedAt: stored.unsubscribed_at?.toISOString() ?? null };
  });
  route(app, saveAlertPreferences, async ({ user, body }) => savePreferences(settings, user, body, clock()));
}
