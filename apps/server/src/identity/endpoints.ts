import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { auditLogRoutes } from './audit/endpoints/audit-log.ts';
import { exportAuditLogRoute } from './audit/endpoints/export-audit-log.ts';
import { roles } from './roles/endpoints/roles.ts';
import { scimRoutes } from './scim/endpoints/scim.ts';
import { accountRoute } from './sign-in/endpoints/account.ts';
import { changeDefaultsRoute } from './sign-in/endpoints/change-defaults.ts';
import { ownPasswordRoutes } from './sign-in/endpoints/own-password.ts';
import { ownSessionsRoutes } from './sign-in/endpoints/own-sessions.ts';
import { resetPasswordRoutes } from './sign-in/endpoints/reset-password-init.ts';
import { sessionRoutes } from './sign-in/endpoints/session.ts';
import { tryBetaRoute } from './sign-in/endpoints/try-beta.ts';
import { updateUserChatBotSettingsRoute } from './sign-in/endpoints/update-user-chat-bot-settings.ts';
import { getSSOUserDetailsRoute } from './sso/endpoints/get-sso-user-details.ts';
import { identityProviderRoutes } from './sso/endpoints/identity-providers.ts';
import { logoutRoute } from './sso/endpoints/logout.ts';
import { openIdCallbackRoute } from './sso/endpoints/openid-callback.ts';
import { saml2AcsRoute } from './sso/endpoints/saml2-acs.ts';
import { saml2LoginRoute } from './sso/endpoints/saml2-login.ts';
import { serviceProviderMetadataRoute } from './sso/endpoints/service-provider-metadata.ts';
import { ssoSignInRoute } from './sso/endpoints/sso-sign-in.ts';
import { apiTokenRoutes } from './tokens/endpoints/api-tokens.ts';
import { ownTokenRoutes } from './tokens/endpoints/own-tokens.ts';
import { internalUsersRoute } from './users/endpoints/internal-users.ts';
import { userRoutes } from './users/endpoints/users.ts';

/** Endpoints for signing in, users, roles and the audit log. */
export const identityEndpoints: EndpointList = [
  sessionRoutes,
  logoutRoute,
  accountRoute,
  ownPasswordRoutes,
  resetPasswordRoutes,
  ownSessionsRoutes,
  ownTokenRoutes,
  apiTokenRoutes,
  changeDefaultsRoute,
  tryBetaRoute,
  updateUserChatBotSettingsRoute,
  getSSOUserDetailsRoute,
  saml2LoginRoute,
  saml2AcsRoute,
  openIdCallbackRoute,
  ssoSignInRoute,
  identityProviderRoutes,
  serviceProviderMetadataRoute,
  scimRoutes,
  userRoutes,
  internalUsersRoute,
  roles.serve,
  auditLogRoutes,
  exportAuditLogRoute,
];
