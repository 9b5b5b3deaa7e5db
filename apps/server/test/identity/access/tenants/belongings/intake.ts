import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFtpLocation } from '@waybill/contract';
import { at, idOf, type Owner } from './owner.ts';

/** An FTP location with what was fetched from it, an invoice file, a layout, a classification and an upload. */
export async function addInvoiceFiles({ house, tenantId, callerId, caller, user, clientId, carrier, mark }: Owner) {
  const { settings } = house;
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
  const fetched = await idOf(
    settings
      .insertInto('ftp_fetch')
      .values({ location_id: location.id, started_at: at, outcome: 'done', reason: mark, user_id: user })
      .returning('id'),
  );
  const mailId = await idOf(
    settings
      .insertInto('fetched_mail')
      .values({
        fetch_id: fetched,
        location_id: location.id,
        place: mark,
        sender: mark,
        subject: mark,
        outcome: 'taken',
        reason: mark,
      })
      .returning('id'),
  );
  await settings
    .insertInto('ftp_file')
    .values({
      fetch_id: fetched,
      location_id: location.id,
      mail_id: mailId,
      name: `${mark}.csv`,
      listing: mark,
      bytes: 1,
      outcome: 'refused',
      reason: mark,
      invoice_file_sha256: mark,
    })
    .execute();
  const [kept, badLines] = [`invoices/${mark}.csv`, `invoices/${mark}.bad-lines.csv`];
  for (const name of [kept, badLines]) await house.files.write(name, `${mark} is no invoice\n`);
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
        quarantine_path: house.files.addressOf(badLines),
        kept_path: house.files.addressOf(kept),
        load_id: null,
        uploaded_by: callerId,
      })
      .returning('id'),
  );
  await settings
    .insertInto('line_correction')
    .values({ invoice_file_id: invoiceFile, line: 1, correction: JSON.stringify({ line: 1, text: mark }) })
    .execute();
  const fileLayout = await idOf(
    settings
      .insertInto('file_layout')
      .values({
        tenant_id: tenantId,
        name: mark,
        carrier_id: carrier,
        mapping: JSON.stringify({
          format: 'waybill mapping 1',
          name: mark,
          carrier: mark,
          header: [mark, 'Date', 'Amount'],
          columns: { trackingNumber: mark, billDate: 'Date' },
          fixed: { accountNumber: mark, currency: 'USD' },
          dateOrder: 'day first',
          decimalMark: ',',
          charges: { kind: 'columns', columns: [{ column: 'Amount', family: 'other' }] },
        }),
        changed_at: at,
      })
      .returning('id'),
  );
  const classification = await idOf(
    settings
      .insertInto('charge_classification')
      .values({
        tenant_id: tenantId,
        carrier_id: carrier,
        carrier_name: mark,
        description: mark,
        code: null,
        valid_from: '2026-01-01',
        family: 'fee',
        accessorial_group: null,
        meaning: mark,
        status: 'applied',
        charges: 0,
        packages: 0,
        net_usd: '0.00',
        created_at: new Date(at),
        created_by: callerId,
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

  return { ftpLocation: location.id, invoiceFile, fileLayout, classification, upload };
}
