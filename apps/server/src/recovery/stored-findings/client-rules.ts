import { createHash } from 'node:crypto';
import { type Packs, packIn, packKindNames } from '@waybill/audit';
import type { Settings } from '@waybill/db';
import { carrierDays, parcelCarriers } from '@waybill/model';
import { compileSearch, scopeTo } from '@waybill/query';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';

/** What a client's findings rest on besides its bills. */
export interface ClientRules {
  readonly tenantId: number;
  readonly packs: Packs;
  /** Another one as soon as packs, agreements or the guarantees of accounts are. */
  readonly digest: string;
}

/** A digest of values: the same values give the same text, others another one. */
export const digestOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

/** The rules that count for these clients, or for all. */
export async function rulesOfClients(
  { settings, files }: Pick<Services, 'settings' | 'files'>,
  clientIds: readonly number[] | undefined,
): Promise<ReadonlyMap<number, ClientRules>> {
  const every = settings.selectFrom('client').select(['id', 'tenant_id as tenantId']).orderBy('id');
  const clients = await (clientIds === undefined ? every : every.where('id', 'in', [0, ...clientIds])).execute();
  const packsOf = new Map<number, Packs>();
  for (const tenantId of new Set(clients.map((client) => client.tenantId)))
    packsOf.set(tenantId, await packsInUse(settings, tenantId));
  const { mark } = await sealerOf(files);
  const own = await ownRules(
    settings,
    clients.map(({ id }) => id),
  );
  return new Map(
    clients.flatMap(({ id, tenantId }) => {
      const packs = packsOf.get(tenantId);
      if (packs === undefined) return [];
      return [[id, { tenantId, packs, digest: digestOf(digestOfPacks(packs), own(id), mark) }]];
    }),
  );
}

/** The accounts with the guarantees that they claim, and the versions of agreements that count. */
async function ownRules(settings: Settings, clientIds: readonly number[]) {
  const accounts = await settings
    .selectFrom('account')
    .select(['client_id', 'id', 'carrier_id', 'number', 'is_ups_gsr', 'is_fedex_express_gsr', 'is_fedex_intl_gsr'])
    .where('client_id', 'in', [0, ...clientIds])
    .orderBy('id')
    .execute();
  const agreements = await settings
    .selectFrom('agreement')
    .select(['client_id', 'id', 'active_version'])
    .where('client_id', 'in', [0, ...clientIds])
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
  const accountsOf = Map.groupBy(accounts, (account) => account.client_id);
  const agreementsOf = Map.groupBy(agreements, (agreement) => agreement.client_id);
  return (clientId: number) => [accountsOf.get(clientId) ?? [], agreementsOf.get(clientId) ?? []];
}

const digests = new WeakMap<Packs, string>();

/** What packs and the rules themselves say: the statements of an example, in which both are written out. */
function digestOfPacks(packs: Packs): string {
  const known = digests.get(packs);
  if (known !== undefined) return known;
  const versions = parcelCarriers.map(({ id }) => packKindNames.map((kind) => packIn(packs, id, kind)?.version));
  const all = { isUpsGsr: [1], isFedexExpressGsr: [1], isFedexIntlGsr: [1] };
  const context = { from: '2025-01-01', to: '2025-12-31', today: '2026-01-01', guaranteed: all };
  const scope = scopeTo({ clientId: 1 }, [{ id: 1, childIds: [] }], 0);
  const search = compileSearch(context, packs, { scope });
  const digest = digestOf(versions, search.sql, search.parameters.map(String));
  digests.set(packs, digest);
  return digest;
}

/** What the findings of clients must have been worked out for, to be those of a search that is made now. */
export async function basesOfClients({
  warehouse,
  clock,
}: Pick<Services, 'warehouse' | 'clock'>): Promise<(clientId: number, rules: ClientRules) => string> {
  const { ofEverybody, ofClients } = await warehouse.lastChanges(warehouse.dataVersion);
  const { today } = carrierDays(clock());
  return (clientId, { digest }) => digestOf(ofEverybody, ofClients.get(clientId) ?? '', today, digest);
}
