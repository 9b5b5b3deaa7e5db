import { createHash } from 'node:crypto';
import { findingFilters, ledgerReportNames, reportRequest } from '@waybill/contract';
import { countsFromToday } from '@waybill/query';
import { z } from 'zod';

/** A submitReport body with its defaults filled in, and internal fields. */
const storedRequest = reportRequest.extend({
  /** Money stays in the currency of its row. */
  asBilled: z.boolean().optional(),
  /** An archive with a file for each invoice; the rows come invoice by invoice. */
  perInvoice: z.boolean().optional(),
  /** The name under which the report was requested. */
  namedReport: z.string().max(100).optional(),
  /** What of claims and credits it reports, instead of rows of the warehouse. */
  ledger: z
    .object({
      report: z.enum(ledgerReportNames),
      filters: findingFilters,
      levels: z.array(z.enum(['tracking', 'charge'])),
    })
    .optional(),
});

export type FullReportRequest = z.output<typeof storedRequest>;

/** What the file of a report is. */
export const fileFormatOf = ({ format, perInvoice }: FullReportRequest) => (perInvoice ? 'zip' : format);

/** The request of a stored report. */
export function readStoredRequest(stored: string): FullReportRequest {
  return readRequest(JSON.parse(stored));
}

/** A request of the server itself, with its defaults filled in. */
export const readRequest = (given: unknown): FullReportRequest => storedRequest.parse(given);

/**
 * Equal for requests that, on that day, mean the same rows in the same kind of file, whatever their other differences.
 */
export function requestHash(page: string, request: FullReportRequest, today: string): string {
  const { clientId, childClientIdsCSV, filterModel, innerQueries, format, unit } = request;
  const children = childClientIdsCSV.split(',').map((id) => id.trim());
  const decisive = {
    page,
    clientId,
    children: children.filter((id) => id !== '').sort(),
    select: request.selectColumnNames,
    from: request.fromTableNames,
    where: request.whereClauseDetails,
    group: request.groupByDetails,
    order: request.orderByDetails,
    filterModel: filterModel ?? {},
    innerQueries: innerQueries ?? {},
    format,
    unit,
    ...(countsFromToday(filterModel) ? { today } : {}),
    ...(request.asBilled ? { asBilled: true } : {}),
    ...(request.perInvoice ? { perInvoice: true } : {}),
    ...(request.namedReport === undefined ? {} : { namedReport: request.namedReport }),
    ...(request.ledger === undefined ? {} : { ledger: request.ledger }),
  };
  return createHash('sha256')
    .update(JSON.stringify(inOrder(decisive)))
    .digest('hex');
}

/** The value, with the keys of every object sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, inOrder(entry)]));
}
