import { type Kysely, sql } from 'kysely';

/**
 * Exchange rates and carriers belong to a tenant, or to all of them (null). Existing rates keep applying to all
 * tenants; a carrier becomes that of the tenant that added it, unless another tenant uses it by now.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table exchange_rate add column tenant_id integer references tenant on delete cascade`,
    sql`alter table exchange_rate drop constraint exchange_rate_pkey`,
    sql`create unique index exchange_rate_of_tenant on exchange_rate (currency_code, rate_date, tenant_id)
      nulls not distinct`,
    sql`alter table carrier add column tenant_id integer references tenant on delete cascade`,
    sql`alter table carrier drop constraint carrier_name_key`,
  ];
  for (const statement of statements) await statement.execute(database);
  for (const carrier of await addedCarriers(database)) await giveToTenant(database, carrier);
  await sql`create unique index carrier_name_of_tenant on carrier (lower(name), tenant_id) nulls not distinct`.execute(
    database,
  );
}

interface AddedCarrier {
  readonly id: number;
  readonly tenantId: number;
}

async function addedCarriers(database: Kysely<unknown>): Promise<AddedCarrier[]> {
  const { rows } = await sql<{ tenant_id: number; details: string }>`
    select tenant_id, details from audit_log where action = 'carrier.create' and tenant_id is not null order by id`.execute(
    database,
  );
  return rows.flatMap(({ tenant_id: tenantId, details }) => {
    const { subject }: { subject?: { id?: unknown } } = JSON.parse(details);
    return typeof subject?.id === 'number' ? [{ id: subject.id, tenantId }] : [];
  });
}

async function giveToTenant(database: Kysely<unknown>, { id, tenantId }: AddedCarrier): Promise<void> {
  await sql`update carrier set tenant_id = ${tenantId} where id = ${id} and not exists (
    select from client where tenant_id <> ${tenantId} and (
      exists (select from account where account.client_id = client.id and account.carrier_id = ${id})
      or exists (select from client_credential c where c.client_id = client.id and c.carrier_id = ${id})
      or exists (select from payment_number p where p.client_id = client.id and p.carrier_id = ${id})))`.execute(
    database,
  );
}
