import type { Settings } from '@waybill/db';
import type { House } from '@waybill/testkit';
import { sql } from 'kysely';
import type { Belongings } from './belongings/belongings.ts';

const ofTenant = 'r.tenant_id';
const byClient = '(select tenant_id from client where client.id = r.client_id)';
const byUser = '(select tenant_id from user_account where user_account.id = r.user_id)';
const byRole = '(select tenant_id from role where role.id = r.role_id)';
const byProvider = '(select tenant_id from identity_provider p where p.id = r.identity_provider_id)';
const byLocation =
  '(select tenant_id from client join ftp_location l on l.client_id = client.id where l.id = r.location_id)';
const byAlert =
  '(select tenant_id from user_account join alert a on a.user_id = user_account.id where a.id = r.alert_id)';
/** The same for all tenants: nobody who signs in may change it. */
const ofAll = 'null::integer';

/** Whose a row of each table is: SQL for the number of the tenant, null for what all share. */
const owners: Readonly<Record<string, string>> = {
  account: byClient,
  account_division: byClient,
  account_group: byClient,
  api_token: ofTenant,
  agreement: byClient,
  agreement_check: '(select tenant_id from agreement a where a.id = r.agreement_id)',
  agreement_day: '(select tenant_id from agreement a where a.id = r.agreement_id)',
  agreement_version: '(select tenant_id from agreement a where a.id = r.agreement_id)',
  alert: byUser,
  alert_fact: byAlert,
  alert_preference: byUser,
  alert_reader: byAlert,
  audit_log: ofTenant,
  avoidable_action: byClient,
  budget_month: byClient,
  carrier: ofTenant,
  carrier_response: byClient,
  charge_classification: ofTenant,
  chat_conversation: byUser,
  chat_exchange:
    '(select tenant_id from user_account join chat_conversation c on c.user_id = user_account.id where c.id = r.conversation_id)',
  chat_test_case: ofTenant,
  claim_deadline_notice: byUser,
  claim_deadline_reader: byUser,
  claim_packet: ofTenant,
  claim_packet_finding: '(select tenant_id from claim_packet p where p.id = r.packet_id)',
  claim_template: ofTenant,
  client: ofTenant,
  client_credential: byClient,
  client_invoice: ofTenant,
  client_invoice_item: '(select tenant_id from client_invoice i where i.id = r.client_invoice_id)',
  country: ofAll,
  credit_decision: byClient,
  dashboard_setting: byUser,
  data_export: byClient,
  data_export_run:
    '(select tenant_id from client join data_export e on e.client_id = client.id where e.id = r.export_id)',
  exception_finding: byClient,
  exception_finding_change: byClient,
  finding_file: byClient,
  found_client: byClient,
  found_month: byClient,
  found_year: byClient,
  exchange_rate: ofTenant,
  rule_pack: ofTenant,
  file_layout: ofTenant,
  filter_setting: byUser,
  fetched_mail: byLocation,
  ftp_fetch: byLocation,
  ftp_file: byLocation,
  ftp_location: byClient,
  gl_code: byClient,
  idempotency_key: byUser,
  identity_provider: ofTenant,
  invoice_file: ofTenant,
  language_model_request: byUser,
  line_correction: '(select tenant_id from invoice_file f where f.id = r.invoice_file_id)',
  maintenance_status: ofTenant,
  sign_in_network: byUser,
  markup: byClient,
  markup_assignment: byClient,
  markup_run: byClient,
  notification: byUser,
  outside_address: ofTenant,
  number_series: ofTenant,
  password_reset: byUser,
  payment_number: ofTenant,
  payment_number_invoice: '(select tenant_id from payment_number p where p.id = r.payment_number_id)',
  permission: ofAll,
  report: byUser,
  report_limit: ofTenant,
  report_schedule: byUser,
  report_schedule_address: '(select tenant_id from outside_address a where a.id = r.address_id)',
  report_schedule_recipient: byUser,
  role: ofTenant,
  role_permission: byRole,
  session: byUser,
  sso_request: byProvider,
  sso_ticket: byUser,
  sso_used_assertion: byProvider,
  tenant: 'r.id',
  tracking_lookup: ofTenant,
  webhook: ofTenant,
  webhook_message: '(select tenant_id from webhook w where w.id = r.webhook_id)',
  upload: byUser,
  upload_piece: '(select tenant_id from upload p join user_account a on a.id = p.user_id where p.id = r.upload_id)',
  upload_work: byUser,
  user_account: ofTenant,
  user_client: byUser,
  user_role: byUser,
};

/**
 * What belongs to no tenant and may change: names of currencies are added by files of rates, the limits of the server
 * are decided by the first tenant, tallies count attempts of anybody.
 */
const shared: ReadonlySet<string> = new Set([
  'backup_run',
  'backup_schedule',
  'chore',
  'currency',
  'expanding_migration',
  'report_server',
  'request_tally',
  'server',
  'sign_in_tally',
  'upload_lock',
  'used_captcha',
]);

/** The tables of the settings database of which nobody said whose their rows are. */
export async function tablesOfNobody(settings: Settings): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(settings);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(owners, name) && !shared.has(name));
}

/**
 * A fingerprint for each table of the rows of a client, of its users, and of those that bear its mark. Left out are the
 * audit log, and messages about invoice files: internal users get one for every file of the tenant.
 */
export async function rowsOfClient(
  { settings }: House,
  { client, callerId, user, mark }: Belongings,
): Promise<Record<string, string>> {
  const ownersOfClient: Readonly<Record<string, string>> = {
    [byClient]: `r.client_id = ${client}`,
    [byUser]: `r.user_id in (${callerId}, ${user})`,
  };
  const kept = Object.entries(owners).filter(([table]) => table !== 'audit_log');
  const parts = kept.map(
    ([table, owner]) => `select '${table}' as name, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as rows
      from ${table} r where ${ownersOfClient[owner] ?? `r::text ilike '%${mark}%'`}
      ${table === 'notification' ? "and r.kind not like '%_file_%'" : ''}`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.raw(parts.join(' union all '))}`.execute(settings);
  return Object.fromEntries(rows.map(({ name, rows: print }) => [name, print]));
}

/** A fingerprint for each table of the rows that are a tenant's, or everybody's, in both databases. */
export async function rowsOfTenant({ settings, warehouse }: House, tenantId: number): Promise<Record<string, string>> {
  const parts = Object.entries(owners).map(
    ([table, owner]) => `select '${table}' as name, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as rows
      from ${table} r where coalesce(${owner}, ${tenantId}) = ${tenantId}`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.raw(parts.join(' union all '))}`.execute(settings);
  const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
  const held = ['package_level_info', 'charge_level_info', 'invoice', 'account'].map(
    (table) => `select '${table} in the warehouse' as name, md5(string_agg(r::varchar, '|' order by r::varchar)) as rows
      from ${table} r where client_id in (${clients.map(({ id }) => id).join(', ')})`,
  );
  const stored = await warehouse.rows<{ NAME: string; ROWS: string }>({
    sql: held.join(' union all '),
    parameters: [],
    columns: [
      { name: 'NAME', type: 'text' },
      { name: 'ROWS', type: 'text' },
    ],
  });
  return Object.fromEntries([
    ...rows.map(({ name, rows: print }) => [name, print]),
    ...stored.map(({ NAME, ROWS }) => [NAME, ROWS]),
  ]);
}
