import type { Endpoint, Permission, Problem } from '@waybill/contract';
import * as contract from '@waybill/contract';
import { type CallParts, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tokenOf } from './token-of.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
const endpoints = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'public');

const people = ['admin', 'shipper', 'guest', 'carrier', 'expired', neighbour.login];
const someOfThem: readonly Permission[] = ['INVOICE_SEARCH', 'NEW_BI_TOOLS', 'USER_VIEW', 'GL_CODES', 'CARRIER_EDIT'];
const narrow = { writes: false, permissions: someOfThem, clientIds: [1002] } as const;
const scopes = [
  ['that may do all that its user may', { writes: true, permissions: null, clientIds: null }],
  ['that only reads', { writes: false, permissions: null, clientIds: null }],
  ['for some permissions', { writes: true, permissions: someOfThem, clientIds: null }],
  ['for some clients', { writes: true, permissions: null, clientIds: [1002] }],
] as const;
type Scope = (typeof scopes)[number][1] | typeof narrow;

/** Parameters that fit no data, so that only the access is tried. */
const emptyParts = ({ path, body }: Endpoint): CallParts => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '0'])),
  ...(body ? { body: {} } : {}),
});

describe('an API token', async () => {
  const house = await House.open({ tokenRequestsPerMinute: 1_000_000 });
  afterAll(() => house.close());

  /** What every call is refused for, and what the rule says about it. */
  async function tried(login: string, scope: Scope) {
    const caller = await tokenOf(house, login, scope);
    const holder = await rightsOf(login);
    const found: Record<string, string> = {};
    const promised: Record<string, string> = {};
    for (const endpoint of endpoints) {
      const { status, body } = await caller.call(endpoint, emptyParts(endpoint));
      found[endpoint.name] = status === 403 ? refusalOf(body as unknown as Problem) : 'none';
      promised[endpoint.name] = expectedRefusal(endpoint, holder, scope);
      expect(status, endpoint.name).not.toBe(401);
      expect(status, endpoint.name).toBeLessThan(500);
    }
    return { found, promised };
  }

  async function rightsOf(login: string) {
    const user = await house.settings
      .selectFrom('user_account')
      .select(['id', 'internal', 'password_expires_on as endsOn'])
      .where('login', '=', login)
      .executeTakeFirstOrThrow();
    const rights = await house.settings
      .selectFrom('user_role')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .leftJoin('role_permission', 'role_permission.role_id', 'role.id')
      .select(['role.name', 'role_permission.permission'])
      .where('user_role.user_id', '=', user.id)
      .execute();
    return {
      internal: user.internal,
      isExpired: user.endsOn <= '2026-11-20',
      permissions: new Set(rights.map(({ permission }) => String(permission))),
      isNarrowRole: rights.some(({ name }) => name === 'ROLE_GUEST' || name === 'ROLE_CARRIER'),
      role: rights[0]?.name,
    };
  }

  it.each(scopes)('of an administrator, %s, opens what the rule says', async (_scope, scope) => {
    const { found, promised } = await tried('admin', scope);
    expect(found).toEqual(promised);
  });

  it.each(people)('of %s, narrow in all ways, opens what the rule says', async (login) => {
    const { found, promised } = await tried(login, narrow);
    expect(found).toEqual(promised);
    expect(Object.values(found).filter((refusal) => refusal !== 'none').length).toBeGreaterThan(100);
  });
});

function refusalOf({ detail, missingScope }: Problem): string {
  if (missingScope !== undefined) return missingScope.join(' ');
  if (detail.startsWith('This is not available to API tokens. ')) return 'tokens';
  if (detail.startsWith('Your Password')) return 'expired';
  if (detail.startsWith('This requires the permission')) return 'permission';
  if (detail === 'This is for internal users only.') return 'internal';
  return /^This is not available to (guests|carriers)\.$/.test(detail) ? 'role' : 'none';
}

interface Holder {
  readonly internal: boolean;
  readonly isExpired: boolean;
  readonly permissions: ReadonlySet<string>;
  readonly isNarrowRole: boolean;
  readonly role: string | undefined;
}

/** The calls that no token may make, written down apart from the rule. */
const forTokens: readonly string[] = [
  ...['regenerateToken', 'logout', 'checkPasswordExpirationDays', 'changePassword', 'changeDefaults', 'tryBeta'],
  ...['updateUserChatBotSettings', 'listOwnSessions', 'endOwnSession', 'listOwnTokens', 'createOwnToken'],
  ...['revokeOwnToken', 'listApiTokens', 'getApiToken', 'apiTokenChoices', 'createServiceToken', 'revokeApiToken'],
  ...['listIdentityProviders', 'createIdentityProvider', 'updateIdentityProvider', 'deleteIdentityProvider'],
  ...['readIdentityProviderMetadata', 'createUser', 'updateUser', 'setUserActivation', 'unlockUser'],
  ...['resetUserPassword', 'listUserSessions', 'revokeUserSession', 'createRole', 'updateRole', 'deleteRole'],
  'showClientCredentialSecret',
  ...['listWebhooks', 'getWebhook', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'renewWebhookSecret'],
  ...['testWebhook', 'listWebhookMessages', 'sendWebhookMessage'],
  ...['createDataExport', 'updateDataExport', 'deleteDataExport', 'testDataExport', 'forgetDataExportKey'],
];

function expectedRefusal(endpoint: Endpoint, holder: Holder, scope: Scope): string {
  const { name, access, internalOnly, alsoFor = [] } = endpoint;
  const { writes, concernsAllClients } = contract.tokenRuleOf(endpoint);
  if (forTokens.includes(name)) return 'tokens';
  if (writes && !scope.writes) return 'write';
  if (concernsAllClients && scope.clientIds !== null) return 'clients:all';
  if (access === 'signed-in') return 'none';
  if (holder.isExpired) return 'expired';
  if (typeof access === 'string') return 'none';
  const own = access.filter((permission) => holder.permissions.has(permission));
  const granted = own.filter((permission) => scope.permissions === null || scope.permissions.includes(permission));
  if (own.length === 0) return 'permission';
  if (granted.length === 0) return own.map((permission) => `permission:${permission}`).join(' ');
  if (holder.isNarrowRole && !alsoFor.some((role) => role === holder.role)) return 'role';
  return internalOnly && !(holder.internal && scope.clientIds === null) ? 'internal' : 'none';
}
