import { at, idOf, type Owner, writeOwnFile } from './owner.ts';

/** A report and its schedule. */
export async function addReports({ house, tenantId, callerId, clientId, mark }: Owner) {
  const { settings } = house;
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
  const address = await idOf(
    settings
      .insertInto('outside_address')
      .values({ tenant_id: tenantId, email: `${mark}@elsewhere.example`, confirmed_at: at, expires_on: '2099-01-01' })
      .returning('id'),
  );
  await settings.insertInto('report_schedule_address').values({ schedule_id: schedule, address_id: address }).execute();
  const dataExport = await idOf(
    settings
      .insertInto('data_export')
      .values({
        client_id: clientId,
        user_id: callerId,
        name: mark,
        format: 'csv',
        currency: 'usd',
        from_date: null,
        protocol: 'sftp',
        host: `${mark}.example`,
        port: 22,
        region: '',
        bucket: '',
        path: `/${mark}`,
        user_name: mark,
        password: null,
        private_key: null,
        passphrase: null,
        host_key: null,
        frequency: 'daily',
        hour: 1,
        time_zone: 'UTC',
        active: false,
        next_run_at: '2099-01-01',
      })
      .returning('id'),
  );
  await settings
    .insertInto('data_export_run')
    .values({ export_id: dataExport, started_at: at, outcome: 'failed', reason: mark, user_id: null, server_id: null })
    .execute();
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
  await writeOwnFile(house, `reports/${report}.csv`, mark);

  return { dataExport, schedule, report };
}
