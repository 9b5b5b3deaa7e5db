import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { internalUsersOf } from '../../../live/notifications/internal-users.ts';
import { notify } from '../../../live/notifications/notify.ts';
import { readersOf } from '../../../live/notifications/readers-of-clients.ts';
import { tellWebhooks } from '../../../live/webhooks/tell-webhooks.ts';
import type { ReceivedFile } from '../../received-files/invoice-files.ts';
import type { LoadReport } from '../../received-files/load-report.ts';

type ToldFile = Pick<ReceivedFile, 'id' | 'tenantId'>;

/**
 * Notifies users of the outcome of a carrier's file: if it was loaded, everybody who may read its clients; otherwise
 * its sender and the tenant's internal users, who can upload a better one. Whoever has been told of ten refused files
 * within an hour is told once that there are more, so that a folder of bad files hides nothing else.
 */
export async function tellOfLoad(settings: Settings, file: ToldFile, report: LoadReport): Promise<void> {
  const { name, packages, status } = report;
  if (status === 'already_there') return;
  const clientIds = report.deliveries?.clientIds ?? [
    ...new Set(report.invoices.flatMap(({ clientId }) => clientId ?? [])),
  ];
  await tellWebhooks(settings, file.tenantId, {
    event: 'load.finished',
    clientIds,
    data: { fileId: file.id, name, status, clientIds, packages, ...countsOf(report), messages: report.messages },
  });
  if (status === 'loaded') {
    const readers = await readersOf(settings, clientIds);
    const link = clientIds.length === 1 ? `/aframe/dashboard/spend?client=${clientIds[0]}` : undefined;
    const message =
      report.deliveries === undefined
        ? ({ kind: 'invoice_file_loaded', values: { name, count: packages } } as const)
        : ({ kind: 'delivery_file_loaded', values: { name, packages } } as const);
    await notify(settings, readers, link === undefined ? message : { ...message, link });
    return;
  }
  const kind = status === 'incomplete' ? 'invoice_file_incomplete' : 'invoice_file_refused';
  const told = new Set([...(await internalUsersOf(settings, file.tenantId)), ...(await senderOf(settings, file))]);
  const weary = await toldOften(settings, [...told]);
  const link = '/uploadFiles';
  await notify(
    settings,
    [...told].filter((userId) => !weary.has(userId)),
    { kind, values: { name } },
  );
  const onlyOnce = `more_files_refused ${new Date().toISOString().slice(0, 'YYYY-MM-DDThh'.length)}`;
  await notify(settings, [...weary], { kind: 'more_files_refused', values: {}, link, onlyOnce });
}

const countsOf = ({ layout, rows, badLines, invoices }: LoadReport) => ({
  ...{ layout, rows, badLines },
  invoices: invoices.map(({ clientId, carrierName, invoiceNumber, billDate, currencyCode, amount }) => ({
    ...{ clientId, carrierName, invoiceNumber, billDate, currencyCode, amount },
  })),
});

const mostAnHour = 10;

/** Those of the users whom the last hour has told of many files that were not loaded. */
async function toldOften(settings: Settings, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await settings
    .selectFrom('notification')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('kind', 'in', ['invoice_file_refused', 'invoice_file_incomplete'])
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .groupBy('user_id')
    .having(({ fn }) => fn.countAll(), '>=', mostAnHour)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Nobody if the file was loaded by a command or fetched. */
async function senderOf(settings: Settings, { id }: ToldFile): Promise<number[]> {
  const file = await settings.selectFrom('invoice_file').select('uploaded_by').where('id', '=', id).executeTakeFirst();
  return file?.uploaded_by == null ? [] : [file.uploaded_by];
}
