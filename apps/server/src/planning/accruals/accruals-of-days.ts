import { type AccruedPackage, type Accruals as Answer, mostUnbilled } from '@waybill/contract';
import { type Accrual, Accruals, addDays, addMonths, type CalendarDay, dayOf, startOfMonth } from '@waybill/model';
import type { UnbilledPackage } from '@waybill/warehouse';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { Accounts, type KnownAccount } from './account-of-package.ts';
import { readBilledAverages } from './billed-cells.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** Whose packages, shipped on which days. */
export interface AskedAccruals {
  readonly clientId: number;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * The packages that files of deliveries know and no invoice has, at what such packages cost on average. A package is a
 * client's if its account is, or if a file is about that client alone; one that may as well be somebody else's is left
 * out.
 * @throws ScopeError for a client that the user may not read
 */
export async function accrualsOfDays(
  context: Context,
  user: SignedInUser,
  { clientId, from, to }: AskedAccruals,
): Promise<Answer> {
  const { settings, warehouse } = context;
  const scope = await requestScope(context, user, { clientId });
  const { clientIds } = scope;
  const asked = { clientIds, from, to, most: mostUnbilled + 1 };
  const found = await warehouse.unbilledPackages(asked);
  const averages = found.length === 0 ? null : await readBilledAverages(context, scope);
  const accruals = new Accruals(averages?.cells ?? []);
  const accounts = await Accounts.ofTenant(settings, user.tenantId);
  const names = {
    clients: new Map((await readableClients(settings, user)).map(({ id, name }) => [id, name])),
    carriers: new Map(
      (await settings.selectFrom('carrier').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
    ),
  };
  const packages = found.slice(0, mostUnbilled).flatMap((each) => {
    const account = accounts.of(each);
    const owner = account?.clientId ?? each.soleClientId;
    const isTheirs = owner === null ? each.isOfAsked : clientIds.includes(owner);
    if (!isTheirs) return [];
    const carrierId = each.carrierId ?? account?.carrierId ?? null;
    const accrual = accruals.of({ ...each, carrierId });
    const client = owner === null ? null : (names.clients.get(owner) ?? null);
    return [accrued(each, { account, accrual, client, carrier: names.carriers.get(carrierId ?? 0) ?? null })];
  });
  const cents = packages.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
  return {
    packages,
    total: cents / 100,
    averages: averages === null ? null : { from: averages.from, to: averages.to },
    isCutOff: found.length > mostUnbilled,
    elsewhere: packages.length > 0 ? null : await newestUnbilled(context, user, accounts),
  };
}

/** Carriers rarely bill what is older. */
const daysOfNewest = 180;
/** Among so many packages, one is of a client that is known. */
const mostOfNewest = 500;

/** The client and month of the newest package without an invoice that the user may read; null without any. */
async function newestUnbilled(
  { settings, warehouse, clock }: Context,
  user: SignedInUser,
  accounts: Accounts,
): Promise<Answer['elsewhere']> {
  const clientIds = (await readableClients(settings, user)).map(({ id }) => id);
  const today = dayOf(clock());
  const asked = { clientIds, from: addDays(today, -daysOfNewest), to: today, most: mostOfNewest };
  for (const each of await warehouse.unbilledPackages(asked)) {
    const clientId = accounts.of(each)?.clientId ?? each.soleClientId;
    if (clientId === null || !clientIds.includes(clientId)) continue;
    const from = startOfMonth(each.day);
    return { clientId, from, to: addDays(addMonths(from, 1), -1) };
  }
  return null;
}

interface Told {
  readonly account: KnownAccount | undefined;
  readonly accrual: Accrual | undefined;
  readonly client: string | null;
  readonly carrier: string | null;
}

function accrued(each: UnbilledPackage, { account, accrual, client, carrier }: Told): AccruedPackage {
  const { trackingNumber, day, isShipDay, isOnlyManifested, service, zone, pounds } = each;
  return {
    ...{ trackingNumber, day, isShipDay, isOnlyManifested, service, zone, pounds, carrier, client },
    accountNumber: account?.number ?? each.accountNumber,
    accountGroup: account?.group ?? null,
    accountDivision: account?.division ?? null,
    amount: accrual === undefined ? null : accrual.cents / 100,
    basis: accrual?.basis ?? null,
    restsOn: accrual?.restsOn ?? 0,
  };
}
