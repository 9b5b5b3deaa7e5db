import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClientCredential, createFtpLocation } from '@waybill/contract';
import { addUser } from '@waybill/seed-data';
import { hashPassword, refreshAccountMirror } from '@waybill/server';
import type { House } from '@waybill/testkit';

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

const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const at = '2026-11-01T10:00:00Z';

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
  const accountDivision = await idOf(
    settings.insertInto('account_division').values({ client_id: clientId, name: mark }).returning('id'),
  );
  const accountGroup = await idOf(
    settings
      .insertInto('account_group')
      .values({ client_id: clientId, account_division_id: accountDivision, name: mark })
      .returning('id'),
  );
  const accountNumber = `${mark}1`.toUpperCase();
  const account = await idOf(
    settings
      .insertInto('account')
      .values({
        client_id: clientId,
        carrier_id: carrier,
        number: accountNumber,
        name: mark,
        account_group_id: accountGroup,
      })
      .returning('id'),
  );
  const provider = await idOf(
    settings
      .insertInto('identity_provider')
      .values({
        tenant_id: tenantId,
        name: mark,
        entity_id: `https://${mark}.example`,
        sign_in_url: `https://${mark}.example/sign-in`,
        certificates: '',
        email_domains: '',
        match_by: 'email',
        email_attribute: null,
        response_signed: false,
        new_user_role_id: role,
        enabled: true,
      })
      .returning('id'),
  );
  const caller = await house.as(login, tenant);
  const { body: location } = await caller.call(createFtpLocation, {
    body: {
      clientId,
      name: mark,
      protocol: 'sftp',
      host: `${mark}.example`,
      port: 22,
      path: '/',
      pattern: '*.csv',
      userName: mark,
      password: mark,
      privateKey: null,
      passphrase: null,
      intervalMinutes: null,
      moveTo: null,
      active: true,
    },
  });
  const { body: credential } = await caller.call(createClientCredential, {
    body: {
      clientId,
      carrierId: carrier,
      purpose: 'api',
      address: `https://${mark}.example`,
      userName: mark,
      secret: `${mark} secret`,
      note: mark,
    },
  });
  const fetched = await idOf(
    settings
      .insertInto('ftp_fetch')
      .values({ location_id: location.id, started_at: at, outcome: 'done', reason: mark, user_id: user })
      .returning('id'),
  );
  await settings
    .insertInto('ftp_file')
    .values({
      fetch_id: fetched,
      location_id: location.id,
      name: `${mark}.csv`,
      listing: mark,
      bytes: 1,
      outcome: 'refused',
      reason: mark,
      invoice_file_sha256: mark,
    })
    .execute();
  const kept = join(house.dataDirectory, `${mark}.csv`);
  const badLines = join(house.dataDirectory, `${mark}.bad-lines.csv`);
  for (const path of [kept, badLines]) await writeFile(path, `${mark} is no invoice\n`);
  const invoiceFile = await idOf(
    settings
      .insertInto('invoice_file')
      .values({
        tenant_id: tenantId,
        name: `${mark}.csv`,
        sha256: mark,
        bytes: 1,
        layout: null,
        status: 'refused',
        reason: mark,
        summary: null,
        quarantine_path: badLines,
        kept_path: kept,
        load_id: null,
        uploaded_by: callerId,
      })
      .returning('id'),
  );
  const upload = randomUUID();
  const uploads = join(house.dataDirectory, 'resumable-uploads');
  const metadata = { filename: `${mark}.csv`, userId: String(callerId), tenantId: String(tenantId) };
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, upload), mark);
  await writeFile(
    join(uploads, `${upload}.json`),
    JSON.stringify({ id: upload, size: mark.length, offset: 0, metadata, creation_date: new Date().toISOString() }),
  );
  const reportRow = {
    client_id: clientId,
    page: 'spend',
    request: JSON.stringify({
      selectColumnNames: ['tracking_number', 'net_amount'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [],
      clientId,
      childClientIdsCSV: '',
      pageName: mark,
      fact: 'Net Amount',
      dateType: 'bill_date',
      fromDate: '2026-01-01',
      toDate: '2026-01-31',
    }),
    submitted_at: at,
    expires_at: '2099-01-01',
  };
  const schedule = await idOf(
    settings
      .insertInto('report_schedule')
      .values({
        user_id: callerId,
        client_id: clientId,
        name: mark,
        page: 'spend',
        format: 'csv',
        request: reportRow.request,
        period: 'previousWeek',
        frequency: 'daily',
        day: null,
        hour: 1,
        created_at: at,
        failure: null,
      })
      .returning('id'),
  );
  const report = await idOf(
    settings
      .insertInto('report')
      .values({
        ...reportRow,
        user_id: callerId,
        format: 'csv',
        request_hash: mark,
        file_name: `${mark}.csv`,
        status: 'completed',
        reason: null,
        row_count: 1,
        bytes: 1,
        checksum: mark,
        client_ids: String(clientId),
        data_version: 1,
        schedule_id: schedule,
      })
      .returning('id'),
  );
  const glCode = await idOf(
    settings
      .insertInto('gl_code')
      .values({ client_id: clientId, code: mark, name: mark, position: 1, conditions: JSON.stringify(conditions) })
      .returning('id'),
  );
  const markup = await idOf(
    settings
      .insertInto('markup')
      .values({ client_id: clientId, name: mark, lines: JSON.stringify([{ conditions, percent: 1 }]) })
      .returning('id'),
  );
  const markupAssignment = await idOf(
    settings
      .insertInto('markup_assignment')
      .values({ client_id: clientId, markup_id: markup, from_date: '2026-01-01', to_date: '2026-01-31' })
      .returning('id'),
  );
  const markupRun = await idOf(
    settings
      .insertInto('markup_run')
      .values({
        client_id: clientId,
        from_date: '2026-01-01',
        to_date: '2026-01-31',
        ran_at: at,
        ran_by: user,
        packages: 1,
        charged: '1.00',
        markup: '0.10',
        lines: '[]',
        markups: '[]',
        file: `${mark}.csv`,
      })
      .returning('id'),
  );
  const [held] = await house.sql<{ INVOICE: number; NUMBER: string; LOAD: number; PACKAGE: number; TRACKING: string }>(
    `select invoice_id, invoice_number, load_id, tracking_id, tracking_number from package_level_info
     where client_id = ${clientId} and tracking_number is not null order by tracking_id limit 1`,
    { INVOICE: 'bigint', NUMBER: 'text', LOAD: 'integer', PACKAGE: 'bigint', TRACKING: 'text' },
  );
  if (held === undefined) throw new Error(`Client ${clientId} has no packages.`);
  const invoice = Number(held.INVOICE);
  const clientInvoice = await idOf(
    settings
      .insertInto('client_invoice')
      .values({
        tenant_id: tenantId,
        client_id: clientId,
        number: mark,
        from_date: '2026-01-01',
        to_date: '2026-01-31',
        created_at: at,
        created_by: user,
      })
      .returning('id'),
  );
  await settings
    .insertInto('client_invoice_item')
    .values({
      invoice_id: invoice,
      client_invoice_id: clientInvoice,
      packages: 1,
      currency_code: 'USD',
      amount: '1.00',
      amount_usd: '1.00',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const paymentNumber = await idOf(
    settings
      .insertInto('payment_number')
      .values({
        tenant_id: tenantId,
        client_id: clientId,
        carrier_id: carrier,
        number: mark,
        currency_code: 'USD',
        note: mark,
        paid_on: null,
        reference: mark,
        created_at: at,
        created_by: user,
        void_reason: null,
      })
      .returning('id'),
  );
  const finding = mark.padEnd(32, '0').replaceAll(/[^0-9a-f]/g, 'a');
  await settings
    .insertInto('exception_finding')
    .values({
      id: finding,
      client_id: clientId,
      rule: 'late',
      carrier_name: 'UPS',
      tracking_number: held.TRACKING,
      invoice_number: held.NUMBER,
      amount: '1.00',
      state: 'open',
      note: mark,
      owner_id: user,
      changed_by: user,
      changed_at: at,
    })
    .execute();
  const carrierResponse = await idOf(
    settings
      .insertInto('carrier_response')
      .values({
        client_id: clientId,
        carrier_name: 'UPS',
        tracking_number: held.TRACKING,
        outcome: 'denied',
        gsr_reasons: mark,
        file_name: `${mark}.pdf`,
        content_type: 'application/pdf',
        bytes: 1,
        uploaded_by: user,
        uploaded_at: at,
      })
      .returning('id'),
  );
  const lookup = await idOf(
    settings
      .insertInto('tracking_lookup')
      .values({ tenant_id: tenantId, user_id: callerId, at, source: 'page', numbers: `${mark}9`, asked: 1, found: 0 })
      .returning('id'),
  );
  const auditEntry = await idOf(
    settings
      .insertInto('audit_log')
      .values({ tenant_id: tenantId, user_id: user, action: 'test', details: JSON.stringify({ mark }) })
      .returning('id'),
  );
  const notification = await idOf(
    settings
      .insertInto('notification')
      .values({
        user_id: callerId,
        kind: 'announcement',
        details: JSON.stringify({ text: mark }),
        link: null,
        only_once: null,
      })
      .returning('id'),
  );
  const key = `${mark}-key`;
  await settings
    .insertInto('filter_setting')
    .values({ user_id: callerId, filter_key: key, filter_value: mark })
    .execute();
  await settings.insertInto('dashboard_setting').values({ user_id: callerId, settings: '{}' }).execute();
  await settings
    .insertInto('maintenance_status')
    .values({ tenant_id: tenantId, type: 'PAGE', path: `/${mark}`, value: 'OFF' })
    .execute();
  await settings
    .insertInto('exchange_rate')
    .values({
      tenant_id: tenantId,
      currency_code: 'CAD',
      rate_date: '2001-01-01',
      usd_rate: '0.5',
      source: `${mark}.csv`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const beginConversation = () =>
    idOf(
      settings
        .insertInto('chat_conversation')
        .values({
          user_id: callerId,
          client_id: clientId,
          sub_client_ids: [],
          name: mark,
          created_at: at,
          updated_at: at,
        })
        .returning('id'),
    );
  const conversation = await beginConversation();
  const oldConversation = await beginConversation();
  const chatExchange = await idOf(
    settings
      .insertInto('chat_exchange')
      .values({
        conversation_id: conversation,
        prompt: mark,
        asked_on: '2026-01-01',
        sub_client_ids: [],
        reading: null,
        type: 'exception',
        outcome: null,
        said: null,
        logs: '[]',
        milliseconds: 1,
        asked_at: at,
      })
      .returning('id'),
  );
  const testCase = await idOf(
    settings
      .insertInto('chat_test_case')
      .values({
        tenant_id: tenantId,
        user_id: callerId,
        test_case: JSON.stringify({ currentPrompt: [mark], expectedOutputs: [mark], targetAgent: 'INTEGRATION' }),
        created_at: at,
      })
      .returning('id'),
  );

  await refreshAccountMirror(settings, house.warehouse);
  const files = [`reports/${report}.csv`, `carrier-responses/${carrierResponse}`, `markup-runs/${mark}.csv`];
  for (const file of files) {
    const [folder = ''] = file.split('/');
    await mkdir(join(house.dataDirectory, folder), { recursive: true });
    await writeFile(join(house.dataDirectory, file), `the file of ${mark}\n`);
  }

  return {
    tenantId,
    callerId,
    mark,
    login: colleague,
    client: clientId,
    user,
    session,
    role,
    carrier,
    accountDivision,
    accountGroup,
    account,
    accountNumber,
    provider,
    ftpLocation: location.id,
    credential: credential.id,
    invoiceFile,
    upload,
    schedule,
    report,
    glCode,
    markup,
    markupAssignment,
    markupRun,
    invoice,
    invoiceNumber: held.NUMBER,
    load: held.LOAD,
    package: Number(held.PACKAGE),
    trackingNumber: held.TRACKING,
    clientInvoice,
    paymentNumber,
    finding,
    carrierResponse,
    conversation,
    oldConversation,
    chatExchange,
    testCase,
    lookup,
    auditEntry: Number(auditEntry),
    notification: Number(notification),
    key,
  };
}

async function idOf(query: { executeTakeFirstOrThrow(): Promise<{ readonly id: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).id;
}
