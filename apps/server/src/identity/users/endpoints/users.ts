import {
  createUser,
  getUser,
  listUserSessions,
  listUsers,
  resetUserPassword,
  revokeUserSession,
  setUserActivation,
  unlockUser,
  updateUser,
  userChoices,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { lockRow } from '../../../platform/database/lock-row.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { endSessionOf, openSessionsOf } from '../../sign-in/open-sessions.ts';
import { administeredUsers } from '../administered-user.ts';
import { createUser as create } from '../create-user.ts';
import { editableUser, visibleUser } from '../editable-user.ts';
import { assignableClients, grantableRoles } from '../grantable.ts';
import { resetUserPassword as resetPassword } from '../reset-user-password.ts';
import { setActivation } from '../set-activation.ts';
import { unlockUser as unlock } from '../unlock-user.ts';
import { updateUser as update } from '../update-user.ts';

/** The administration of users. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listUsers, async ({ user, query }) => {
    const { status } = query;
    const users = (await administeredUsers(settings, user, clock())).$if(status !== 'all', (all) =>
      all.where('user_account.activated', '=', status === 'active'),
    );
    return await tablePage(settings, users, query, { searched: ['login', 'name', 'email'], unique: 'id' });
  });

  route(app, userChoices, async ({ user }) => ({
    roles: await grantableRoles(settings, user),
    clients: await assignableClients(settings, user),
    mayMakeInternal: user.internal,
  }));

  route(app, getUser, ({ user, params }) => visibleUser(services, user, params.id));

  route(app, createUser, ({ user, body }) => create(services, user, body));

  route(app, updateUser, ({ user, params, body }) => update(services, user, params.id, body));

  route(app, setUserActivation, ({ user, params, body }) => setActivation(services, user, params.id, body.activated));

  route(app, unlockUser, ({ user, params }) => unlock(services, user, params.id));

  route(app, resetUserPassword, async ({ user, params }) => {
    const email = await resetPassword(services, user, params.id);
    return { message: `A temporary password was sent to ${email}.` };
  });

  route(app, listUserSessions, async ({ user, params }) => {
    await visibleUser(services, user, params.id);
    return await openSessionsOf(settings, params.id, user, clock());
  });

  route(app, revokeUserSession, async ({ user, params }) => {
    return await settings.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'user_account', params.id);
      const owner = await editableUser({ settings: transaction, clock }, user, params.id);
      await endSessionOf(transaction, owner, params.sessionId, user, clock());
      return { message: `The session of ${owner.login} is ended.` };
    });
  });
}
