import type { NamedReport } from './named-report.ts';
import { accessorialSummary } from './reports/accessorial-summary.ts';
import { addressCorrection } from './reports/address-correction.ts';
import { annualSummary } from './reports/annual-summary.ts';
import { auditCredit } from './reports/audit-credit.ts';
import { deliveryStatus } from './reports/delivery-status.ts';
import { payment } from './reports/payment.ts';
import { refundVsSpend } from './reports/refund-vs-spend.ts';
import { residentialVsCommercial } from './reports/residential-vs-commercial.ts';
import { serviceSummaryUps } from './reports/service-summary-ups.ts';
import { shipmentDetails } from './reports/shipment-details.ts';
import { spendByService } from './reports/spend-by-service.ts';

/** The reports that users ask for by name (S3 section 9). To add one, add a file beside these and a line here. */
export const namedReports: readonly NamedReport[] = [
  shipmentDetails,
  addressCorrection,
  payment,
  spendByService,
  accessorialSummary,
  annualSummary,
  serviceSummaryUps,
  auditCredit,
  refundVsSpend,
  deliveryStatus,
  residentialVsCommercial,
];

const byName: ReadonlyMap<string, NamedReport> = new Map(
  namedReports.map((report) => [report.name.toLowerCase(), report]),
);

/** The report of a name, in whatever case; undefined if there is none. */
export function findNamedReport(name: string): NamedReport | undefined {
  return byName.get(name.trim().toLowerCase());
}
