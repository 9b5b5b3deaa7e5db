import type { OfferedReport } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { mostNamedReportMonths, type NamedReport, namedReports } from '@waybill/model';
import { carriersOf } from '../../organisation/carriers/carriers-of.ts';
import { maySeeRows } from '../prepare-report.ts';
import type { ReportOwner } from '../report-context.ts';

/** The reports that a user may request by name: those of pages that they may open. */
export function orderableReports(
  user: Pick<ReportOwner, 'permissions' | 'roles' | 'internal'>,
): readonly NamedReport[] {
  if (!user.permissions.has('RUN_REPORTS')) return [];
  return namedReports.filter(({ page }) => maySeeRows(user, page, {}));
}

/** The same with the carriers of the user's tenant. */
export async function offeredReports(settings: Settings, user: ReportOwner): Promise<OfferedReport[]> {
  const carriers = (await carriersOf(settings, user.tenantId).select('name').orderBy('id').execute()).map(
    ({ name }) => name,
  );
  return orderableReports(user).map(({ name, meaning, columns, carrier }) => ({
    reportName: name,
    meaning,
    columns: columns.map(({ header }) => header),
    carriers: carrier === undefined ? carriers : [carrier],
    months: mostNamedReportMonths,
  }));
}
