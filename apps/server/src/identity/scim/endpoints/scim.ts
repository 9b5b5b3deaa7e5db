import {
  scimCreateGroup,
  scimCreateUser,
  scimDeleteGroup,
  scimDeleteUser,
  scimGetGroup,
  scimGetUser,
  scimListGroups,
  scimListUsers,
  scimPatchGroup,
  scimPatchUser,
  scimReplaceGroup,
  scimReplaceUser,
  scimResourceTypes,
  scimSchemas,
  scimServiceProviderConfig,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { forbidden } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { setActivation } from '../../users/set-activation.ts';
import { applyOperations } from '../apply-operations.ts';
import { resourceTypes, schemas, serviceProviderConfig } from '../described-service.ts';
import { applyGroupOperations } from '../group-operations.ts';
import { listScimGroups, scimGroupOf } from '../scim-groups.ts';
import { scimProblem } from '../scim-problem.ts';
import { asInput, listScimUsers, scimUserOf } from '../scim-users.ts';
import { changeScimGroup, createScimGroup, deleteScimGroup, groupAsSent } from '../write-scim-group.ts';
import { changeScimUser, createScimUser } from '../write-scim-user.ts';

const contentType = 'application/scim+json';

/** SCIM 2.0: an identity provider manages the users of its tenant, and who has which role. */
export function scimRoutes(app: FastifyInstance, services: Services): void {
  const { settings, publicUrl } = services;
  void app.register(async (scope) => {
    scope.addContentTypeParser(contentType, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.addHook('preHandler', async (_request, reply) => void reply.type(contentType));
    scope.setErrorHandler(async (error, request, reply) => {
      const problem = app.loggedProblem(error, reply);
      await app.recordDenial(problem, request);
      const { status, body } = scimProblem(error, problem);
      return reply.code(status).type(contentType).serializer(JSON.stringify).send(body);
    });

    route(scope, scimServiceProviderConfig, async () => serviceProviderConfig);
    route(scope, scimResourceTypes, async () => resourceTypes);
    route(scope, scimSchemas, async () => schemas);

    route(scope, scimListUsers, async ({ user, query }) => listScimUsers(settings, manager(user), query, publicUrl()));
    route(scope, scimGetUser, async ({ user, params: { id } }) => scimUserOf(settings, manager(user), id, publicUrl()));
    route(scope, scimCreateUser, async ({ user, body, reply }) => {
      const made = await scimUserOf(settings, user, await createScimUser(services, manager(user), body), publicUrl());
      reply.code(201).header('location', made.meta.location);
      return made;
    });
    route(scope, scimReplaceUser, async ({ user, params: { id }, body }) => {
      await changeScimUser(services, manager(user), id, body);
      return scimUserOf(settings, user, id, publicUrl());
    });
    route(scope, scimPatchUser, async ({ user, params: { id }, body }) => {
      const before = await scimUserOf(settings, manager(user), id, publicUrl());
      await changeScimUser(services, manager(user), id, applyOperations(asInput(before), body.Operations));
      return scimUserOf(settings, user, id, publicUrl());
    });
    route(scope, scimDeleteUser, async ({ user, params: { id }, reply }) => {
      await setActivation(services, manager(user), id, false);
      reply.code(204);
    });
    groupRoutes(scope, services);
  });
}

function groupRoutes(scope: FastifyInstance, services: Services): void {
  const { settings, publicUrl } = services;
  const groupOf = (user: SignedInUser, id: number, wanted = {}) => scimGroupOf(settings, user, id, wanted, publicUrl());

  route(scope, scimListGroups, async ({ user, query }) => listScimGroups(settings, manager(user), query, publicUrl()));
  route(scope, scimGetGroup, async ({ user, params: { id }, query }) => groupOf(manager(user), id, query));
  route(scope, scimCreateGroup, async ({ user, body, reply }) => {
    const made = await groupOf(user, await createScimGroup(services, manager(user), body));
    reply.code(201).header('location', made.meta.location);
    return made;
  });
  route(scope, scimReplaceGroup, async ({ user, params: { id }, body }) => {
    await changeScimGroup(services, manager(user), id, groupAsSent(body));
    return groupOf(user, id);
  });
  route(scope, scimPatchGroup, async ({ user, params: { id }, body }) => {
    await changeScimGroup(services, manager(user), id, (group) => applyGroupOperations(group, body.Operations));
    return groupOf(user, id);
  });
  route(scope, scimDeleteGroup, async ({ user, params: { id }, reply }) => {
    await deleteScimGroup(services, manager(user), id);
    reply.code(204);
  });
}

/**
 * The caller with the rights by which it is decided which roles they may give and whom they may change: a service token
 * for users alone withholds the others, which must not keep it from users who have them.
 * @throws ProblemError 403 for personal tokens.
 */
function manager(user: SignedInUser): SignedInUser {
  if (user.token === undefined) return user;
  if (user.token.kind !== 'service')
    throw forbidden('This needs an API token for a service, made by an administrator.');
  return { ...user, permissions: new Set([...user.permissions, ...user.token.withheld]) };
}
