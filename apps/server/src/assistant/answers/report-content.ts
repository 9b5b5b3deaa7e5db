import { type Outcome, sayReport } from '@waybill/assistant';
import type { ChatReport } from '@waybill/contract';
import { displayDate } from '@waybill/model';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { orderableReports } from '../../reports/named/offered-reports.ts';

/** The names of the reports that a user may request. */
export const orderableBy = (user: SignedInUser): ReadonlySet<string> =>
  new Set(orderableReports(user).map(({ name }) => name));

/** The clients whose rows the report covers, and the reports that the user may request. */
interface Clients {
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  readonly reports: ReadonlySet<string>;
}

/** The answer to a request for a report. */
type ReportSaid =
  | { readonly kind: 'refuse' | 'clarify'; readonly text: string; readonly questions: readonly string[] }
  | {
      readonly kind: 'order';
      readonly text: string;
      readonly readingText: string;
      readonly order: ChatReport;
    };

/**
 * A question about what the request lacks, a refusal, or the request that the client then sends (S3 sections 3 and 7).
 */
export function reportSaid(
  { asked, question, suggestions }: Extract<Outcome, { kind: 'report' }>,
  { clientId, childClientIds, reports }: Clients,
): ReportSaid {
  const { report, carrier, range, format } = asked;
  const isRefused = report === undefined ? reports.size === 0 : !reports.has(report);
  if (isRefused) return { kind: 'refuse', text: 'You do not have permission to run this report.', questions: [] };
  if (question !== undefined) return { kind: 'clarify', text: question, questions: suggestions };
  if (report === undefined || carrier === undefined || range === undefined)
    throw new Error('A report lacks something.');
  const [startDate, endDate] = [range.from, range.to];
  return {
    kind: 'order',
    text: `${report}: ${carrier}, ${displayDate(startDate)} – ${displayDate(endDate)}`,
    readingText: sayReport(asked),
    order: {
      reportName: report,
      carrier,
      startDate,
      endDate,
      format,
      client: clientId,
      subClientIds: [...childClientIds],
    },
  };
}
