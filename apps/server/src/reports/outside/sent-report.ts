import { dayOf } from '@waybill/model';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { notFound } from '../../platform/problems.ts';
import { noSuchFile } from '../own-reports.ts';
import type { ReportContext } from '../report-context.ts';
import { type ReportDownload, reportDownload } from '../report-download.ts';
import { findReportOwner } from '../report-owner.ts';
import type { AddressLinked } from './address-token.ts';
import { readMailDomains } from './mail-domains.ts';
import { addressesOf, stateOf } from './outside-addresses.ts';

/**
 * The file behind a link that was mailed to an address: as long as the report is kept, its schedule still sends to the
 * address, and its owner may still read it. @throws ProblemError 404 otherwise.
 */
export async function sentReport(
  context: ReportContext,
  { addressId, reportId }: AddressLinked,
): Promise<ReportDownload> {
  const { settings, clock } = context;
  const report = await settings
    .selectFrom('report')
    .innerJoin('user_account as owner', 'owner.id', 'report.user_id')
    .select(['report.schedule_id as scheduleId', 'report.user_id as userId', 'owner.tenant_id as tenantId'])
    .where('report.id', '=', reportId)
    .executeTakeFirst();
  const owner = report === undefined ? undefined : await findReportOwner(settings, report.userId);
  if (report === undefined || report.scheduleId === null || owner === undefined) throw notFound(noSuchFile);
  const address = (await addressesOf(settings, report.scheduleId)).find(({ id }) => id === addressId);
  const domains = await readMailDomains(settings, report.tenantId);
  if (address === undefined || stateOf(address, domains, dayOf(clock())) !== 'confirmed') throw notFound(noSuchFile);
  const file = await reportDownload(context, owner, reportId);
  await recordEvent(settings, { tenantId: report.tenantId, userId: null }, clock(), {
    action: 'report.download',
    subject: { id: reportId, name: file.fileName },
    more: { bytes: file.bytes, address: address.email },
  });
  return file;
}
