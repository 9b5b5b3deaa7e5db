import { randomUUID } from 'node:crypto';
import { addUser } from '@waybill/seed-data';
import { hashPassword, refreshAccountMirror } from '@waybill/server';
import type { House } from '@waybill/testkit';
import { addAlerts } from './alerts.ts';
import { addConversations } from './assistant.ts';
import { addSignIns } from './identity.ts';
import { addInvoiceFiles } from './intake.ts';
import { addBilling } from './invoicing.ts';
import { addAccounts } from './organisation.ts';
import { addOwnThings } from './own-things.ts';
import { at, idOf, type Owner } from './owner.ts';
import { addFindings } from './recovery.ts';
import { addReports } from './reports.ts';

/** One thing of every kind that a tenant can have: numbers, and the names by which it is found. */
export type Belongings = Awaited<ReturnType<typeof furnish>>;

interface Place {
  readonly tenant: string;
  /** An internal user of the tenant with all permissions. */
  readonly login: string;
  readonly clientId: number;
  /** Stands in every name, so that it is known again in an answer. */
  readonly mark: string;
}

/** Gives a tenant one thing of every kind. */
export async function furnish(house: House, { tenant, login, clientId, mark }: Place) {
  const { settings } = house;
  const { id: tenantId } = await settings
    .selectFrom('tenant')
    .select('id')
    .where('name', '=', tenant)
    .executeTakeFirstOrThrow();
  const userNamed = (name: string) =>
    settings
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('login', '=', name)
      .executeTakeFirstOrThrow();
  const { id: callerId } = await userNamed(login);
  const colleague = `${mark}-colleague`;
  await addUser(settings, {
    tenantId,
    login: colleague,
    firstName: mark,
    lastName: mark,
    email: `${mark}@${mark}.example`,
    passwordHash: await hashPassword('Nobody1knows-it'),
    passwordExpiresOn: '2099-01-01',
    mustChangePassword: false,
    internal: false,
    role: 'ROLE_CLIENT',
    clientIds: [clientId],
  });
  const { id: user } = await userNamed(colleague);
  const session = randomUUID();
  await settings
    .insertInto('session')
    .values({
      id: session,
      user_id: user,
      token_id: randomUUID(),
      remember_me: false,
      created_at: at,
      expires_at: '2099-01-01',
    })
    .execute();

  const role = await idOf(
    settings
      .insertInto('role')
      .values({ tenant_id: tenantId, name: `ROLE_${mark}` })
      .returning('id'),
  );
  const { max } = await settings
    .selectFrom('carrier')
    .select(({ fn }) => fn.max('id').as('max'))
    .executeTakeFirstOrThrow();
  const carrier = max + 1;
  await settings
    .insertInto('carrier')
    .values({ id: carrier, tenant_id: tenantId, name: `${mark} lines` })
    .execute();
  const caller = await house.as(login, tenant);
  const owner: Owner = { house, tenantId, callerId, caller, user, clientId, carrier, role, mark };

  const billing = await addBilling(owner);
  const things = {
    ...(await addSignIns(owner)),
    ...(await addAccounts(owner)),
    ...(await addInvoiceFiles(owner)),
    ...(await addReports(owner)),
    ...billing,
    ...(await addFindings(owner, billing)),
    ...(await addAlerts(owner)),
    ...(await addOwnThings(owner)),
    ...(await addConversations(owner)),
  };
  await refreshAccountMirror(settings, house.warehouse);
  return { tenantId, callerId, mark, login: colleague, client: clientId, user, session, role, carrier, ...things };
}
