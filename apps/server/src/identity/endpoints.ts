import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { auditRoutes } from './audit/endpoints/audit-routes.ts';
import { roleRoutes } from './roles/endpoints/role-routes.ts';
import { accountRoute } from './sign-in/endpoints/account.ts';
import { authenticateRoute } from './sign-in/endpoints/authenticate.ts';
import { changeDefaultsRoute } from './sign-in/endpoints/change-defaults.ts';
import { changePasswordRoute } from './sign-in/endpoints/change-password.ts';
import { checkPasswordExpirationDaysRoute } from './sign-in/endpoints/check-password-expiration-days.ts';
import { logoutRoute } from './sign-in/endpoints/logout.ts';
import { ownSessionsRoutes } from './sign-in/endpoints/own-sessions.ts';
import { regenerateTokenRoute } from './sign-in/endpoints/regenerate-token.ts';
import { resetPasswordRoutes } from './sign-in/endpoints/reset-password-init.ts';
import { tryBetaRoute } from './sign-in/endpoints/try-beta.ts';
import { updateUserChatBotSettingsRoute } from './sign-in/endpoints/update-user-chat-bot-settings.ts';
import { getSSOUserDetailsRoute } from './sso/endpoints/get-sso-user-details.ts';
import { identityProviderRoutes } from './sso/endpoints/identity-providers.ts';
import { saml2AcsRoute } from './sso/endpoints/saml2-acs.ts';
import { saml2LoginRoute } from './sso/endpoints/saml2-login.ts';
import { serviceProviderMetadataRoute } from './sso/endpoints/service-provider-metadata.ts';
import { ssoSignInRoute } from './sso/endpoints/sso-sign-in.ts';
import { internalUsersRoute } from './users/endpoints/internal-users.ts';
import { userRoutes } from './users/endpoints/user-routes.ts';

/** Endpoints for signing in, users, roles and the audit log. */
export const identityEndpoints: EndpointList = [
  authenticateRoute,
  accountRoute,
  checkPasswordExpirationDaysRoute,
  regenerateTokenRoute,
  logoutRoute,
  changePasswordRoute,
  changeDefaultsRoute,
  ownSessionsRoutes,
  tryBetaRoute,
  updateUserChatBotSettingsRoute,
  resetPasswordRoutes,
  getSSOUserDetailsRoute,
  saml2LoginRoute,
  saml2AcsRoute,
  ssoSignInRoute,
  identityProviderRoutes,
  serviceProviderMetadataRoute,
  userRoutes,
  roleRoutes,
  auditRoutes,
  internalUsersRoute,
];
