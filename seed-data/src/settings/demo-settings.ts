import type { Settings } from '@waybill/db';
import { addDays } from '@waybill/model';
import { sql } from 'kysely';
import { demoExchangeRates } from '../demo-exchange-rates.ts';
import { demoWorld } from '../world/demo-world.ts';
import type { WorldClient } from '../world/world.ts';
import { addUser } from './add-user.ts';
import { seedDemoBilling } from './demo-billing.ts';
import { type DemoLogin, demoLogins, demoPassword } from './demo-logins.ts';

/** Where and when the demo is set up. */
export interface DemoSettings {
  readonly settings: Settings;
  readonly tenantId: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly hashPassword: (password: string) => Promise<string>;
}

const yearsOfRates = 4;
const rowsPerStatement = 1_000;

/** Writes the demo's clients, accounts, exchange rates and users, once: nothing happens when they are there. */
export async function seedDemoSettings(demo: DemoSettings): Promise<void> {
  const known = await demo.settings
    .selectFrom('client')
    .select('id')
    .where('id', '=', firstId(demoWorld.clients))
    .executeTakeFirst();
  if (known !== undefined) return;
  const passwordHash = await demo.hashPassword(demoPassword);
  await demo.settings.transaction().execute(async (transaction) => {
    const inside = { ...demo, settings: transaction };
    await seedClients(inside);
    await seedAccounts(inside);
    await seedExchangeRates(inside);
    for (const login of demoLogins) await seedLogin(inside, login, passwordHash);
    await seedDemoBilling(transaction, demo.today);
  });
}

const firstId = (rows: readonly { readonly id: number }[]): number => Math.min(...rows.map(({ id }) => id));

async function seedClients({ settings, tenantId, today }: DemoSettings): Promise<void> {
  const engaged = `${Number(today.slice(0, 4)) - 3}${today.slice(4, 7)}-01`;
  for (const { id, name, code, city, state, parentClientId } of demoWorld.clients) {
    await settings
      .insertInto('client')
      .values({
        id,
        tenant_id: tenantId,
        name,
        code,
        city,
        state,
        parent_client_id: parentClientId,
        engage_date: engaged,
      })
      .execute();
  }
  await continueNumbering(settings, 'client', demoWorld.clients);
}

async function seedAccounts({ settings }: DemoSettings): Promise<void> {
  const divisions = new Map<string, number>();
  const groups = new Map<string, number>();
  for (const account of demoWorld.accounts) {
    const divisionKey = `${account.clientId} ${account.division}`;
    const groupKey = `${divisionKey} ${account.group}`;
    const divisionId = divisions.get(divisionKey) ?? (await addDivision(settings, account.clientId, account.division));
    divisions.set(divisionKey, divisionId);
    const groupId = groups.get(groupKey) ?? (await addGroup(settings, account.clientId, divisionId, account.group));
    groups.set(groupKey, groupId);
    await settings
      .insertInto('account')
      .values({
        id: account.id,
        client_id: account.clientId,
        carrier_id: account.carrierId,
        number: account.number,
        name: account.name,
        active: account.active,
        is_ups_gsr: account.carrierId === 1,
        is_fedex_express_gsr: account.carrierId === 2,
        is_fedex_intl_gsr: account.carrierId === 2,
        account_group_id: groupId,
      })
      .execute();
  }
  await continueNumbering(settings, 'account', demoWorld.accounts);
}

async function addDivision(settings: Settings, clientId: number, name: string): Promise<number> {
  const row = await settings
    .insertInto('account_division')
    .values({ client_id: clientId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function addGroup(settings: Settings, clientId: number, divisionId: number, name: string): Promise<number> {
  const row = await settings
    .insertInto('account_group')
    .values({ client_id: clientId, account_division_id: divisionId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function seedExchangeRates({ settings, today }: DemoSettings): Promise<void> {
  const firstDay = `${Number(today.slice(0, 4)) - yearsOfRates}${today.slice(4, 7)}-01`;
  const rates = demoExchangeRates(firstDay, today).map(({ currencyCode, rateDate, usdRate }) => ({
    currency_code: currencyCode,
    rate_date: rateDate,
    usd_rate: usdRate,
    source: 'demo',
  }));
  for (let first = 0; first < rates.length; first += rowsPerStatement) {
    await settings
      .insertInto('exchange_rate')
      .values(rates.slice(first, first + rowsPerStatement))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function seedLogin(demo: DemoSettings, login: DemoLogin, passwordHash: string): Promise<void> {
  const validUntil = addDays(demo.today, login.passwordDays);
  await addUser(demo.settings, {
    tenantId: demo.tenantId,
    login: login.login,
    firstName: login.firstName,
    lastName: login.lastName,
    email: `${login.login}@example.com`,
    passwordHash,
    passwordExpiresOn: validUntil,
    mustChangePassword: false,
    internal: login.internal,
    role: login.role,
    clientIds: clientsOf(login, demoWorld.clients),
    landingPage: login.landingPage,
    chat: login.role !== 'ROLE_CARRIER',
  });
}

function clientsOf({ clients }: DemoLogin, all: readonly WorldClient[]): number[] {
  if (clients === 'none') return [];
  const [parent] = all.filter(({ parentClientId }) => parentClientId === null);
  const [child] = all.filter(({ parentClientId }) => parentClientId !== null);
  const chosen = clients === 'parent' ? parent : child;
  return chosen === undefined ? [] : [chosen.id];
}

/** Rows were given their numbers: the next one that the database numbers itself must come after them. */
async function continueNumbering(
  settings: Settings,
  table: 'client' | 'account',
  rows: readonly { readonly id: number }[],
): Promise<void> {
  const next = Math.max(...rows.map(({ id }) => id)) + 1;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next}, false)`.execute(settings);
}
