import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { createUserRoute } from './create-user.ts';
import { getUserRoute } from './get-user.ts';
import { listUserSessionsRoute } from './list-user-sessions.ts';
import { listUsersRoute } from './list-users.ts';
import { resetUserPasswordRoute } from './reset-user-password.ts';
import { revokeUserSessionRoute } from './revoke-user-session.ts';
import { setUserActivationRoute } from './set-user-activation.ts';
import { unlockUserRoute } from './unlock-user.ts';
import { updateUserRoute } from './update-user.ts';
import { userChoicesRoute } from './user-choices.ts';

const routes = [
  listUsersRoute,
  userChoicesRoute,
  getUserRoute,
  createUserRoute,
  updateUserRoute,
  setUserActivationRoute,
  unlockUserRoute,
  resetUserPasswordRoute,
  listUserSessionsRoute,
  revokeUserSessionRoute,
];

/** The administration of users. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
