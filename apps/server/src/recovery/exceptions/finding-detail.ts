import type { Finding, FindingDetail, FindingFilters, FindingInputs } from '@waybill/contract';
import { type BilledPackage, billedInputsQuery, billedLinesQuery, type ExceptionLevel, findRule } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { findInvoices } from '../../invoicing/invoices/find-invoices.ts';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { explainPrice } from '../agreed-prices/explain-price.ts';
import { claimClocksOf } from './claim-clocks.ts';
import { filesOfFinding } from './files/finding-files.ts';
import { type FindingDesk, findingDesk } from './finding-desk.ts';
import { findingHistory } from './finding-history.ts';
import { type BilledLine, expectedLines } from './finding-lines.ts';
import { type FindingRow, oneFinding, presentFindings } from './finding-rows.ts';
import { publishedRules } from './published-rules.ts';

type Asked = Pick<FindingFilters, 'clientId' | 'from' | 'to'> & { readonly id: string };

interface LineRow extends Record<string, string | number | null> {
  readonly CHARGE_FAMILY: string;
  readonly ACCESSORIAL_CODE: string | null;
  readonly CHARGE_DESCRIPTION: string | null;
  readonly TIMES: number;
  readonly NET: number;
}

interface InputRow extends Record<string, string | number | null> {
  readonly ZONE: string | null;
  readonly ACTUAL_WEIGHT_POUNDS: number | null;
  readonly BILL_WEIGHT_POUNDS: number | null;
  readonly LENGTH: number | null;
  readonly WIDTH: number | null;
  readonly HEIGHT: number | null;
  readonly DIM_UNIT: string | null;
  readonly SCHEDULED_DATE: string | null;
  readonly DELIVERY_DATE: string | null;
  readonly SENDER_POSTAL_CODE: string | null;
  readonly CONSIGNEE_POSTAL_CODE: string | null;
}

/**
 * A finding with the lines of its package, what the invoice states, and the published rules of its ship date.
 * @throws ProblemError 404 in the same words whether there is no such finding or the user may not read its client.
 */
export async function findingDetail(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>,
  user: SignedInUser,
  level: ExceptionLevel,
  { id, ...filters }: Asked,
  signal: AbortSignal,
): Promise<FindingDetail> {
  const { settings, warehouse } = services;
  const missing = () => notFound('There is no such finding in the invoices of these days, or you may not see it.');
  const readable = await readableClients(settings, user);
  const isReadable = (clientId: number) => readable.some((client) => client.id === clientId);
  if (filters.clientId !== undefined && !isReadable(filters.clientId)) throw missing();
  const limits = { ...longQuery, signal };
  const desk = await findingDesk(services, user, level, filters, { ids: [id] });
  const [row] = await warehouse.rows<FindingRow>(desk.compiled.window(oneFinding), limits);
  if (row === undefined) throw missing();
  const [finding] = await presentFindings([row], desk, settings, user);
  if (finding === undefined) throw missing();
  const { clientId } = finding;
  const scope = scopeTo({ clientId, childClientIdsCSV: String(clientId) }, readable, warehouse.dataVersion);
  const [lines, inputs, invoiceId, history, files, agreedPrice] = await Promise.all([
    warehouse.rows<LineRow>(compileDataQuery(billedLinesQuery(finding), { scope }), limits),
    finding.trackingNumber === null
      ? []
      : warehouse.rows<InputRow>(compileDataQuery(billedInputsQuery(finding), { scope }), limits),
    invoiceIdOf(services, user, { ...finding, clientId }, signal),
    findingHistory(settings, id),
    filesOfFinding(settings, id),
    agreedPriceOf(services, user, finding),
  ]);
  const packs = await packsInUse(settings, user.tenantId);
  const [stated] = inputs;
  const claim = findRule(finding.rule)?.claim;
  return {
    finding,
    from: desk.from,
    to: desk.to,
    invoiceId,
    lines: expectedLines(lines.map(lineOf), {
      charge: finding.charge,
      freight: row.freight_part,
      fuel: row.fuel_part,
      rest: row.rest_part,
    }),
    inputs: stated === undefined ? null : inputsOf(stated),
    clocks:
      finding.trackingNumber === null
        ? []
        : claimClocksOf(packs, {
            ...finding,
            scheduled: stated?.SCHEDULED_DATE ?? null,
            delivered: stated?.DELIVERY_DATE ?? null,
          }),
    files,
    agreedPrice,
    credits: creditsOf(desk, id),
    history,
    rules:
      claim === undefined ? [] : publishedRules(packs, { ...finding, claim, delivered: stated?.DELIVERY_DATE ?? null }),
  };
}

/** Agreements have a permission of their own; everybody sees what the finding says is due. */
async function agreedPriceOf(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>,
  { permissions }: SignedInUser,
  { rule, clientId, trackingNumber, billDate }: Finding,
): Promise<FindingDetail['agreedPrice']> {
  if (rule !== 'above_agreement' || trackingNumber === null || !permissions.has('AGREEMENT_VIEW')) return null;
  return await explainPrice(services, { clientId, trackingNumber, day: billDate });
}

/** The credits that answer a finding, the oldest first. */
function creditsOf({ ledger, automatic }: FindingDesk, findingId: string): FindingDetail['credits'] {
  const credits = new Map(ledger.credits.map((credit) => [credit.key, credit]));
  return [...ledger.allocations, ...automatic]
    .filter((part) => part.findingId === findingId)
    .flatMap(({ creditKey, cents, ground }) => {
      const credit = credits.get(creditKey);
      if (credit === undefined) return [];
      const { invoiceNumber, billDate, creditType, text } = credit;
      return [{ invoiceNumber, billDate, creditType, text, amount: cents / 100, ground }];
    })
    .toSorted((one, other) => one.billDate.localeCompare(other.billDate));
}

/** The number by which the carrier's invoice is opened. */
async function invoiceIdOf(
  services: Pick<Services, 'settings' | 'warehouse'>,
  user: SignedInUser,
  { clientId, carrierName, accountNumber, invoiceNumber, billDate }: BilledPackage & { readonly clientId: number },
  signal: AbortSignal,
): Promise<number | null> {
  const filters = { clientId, childClientIdsCSV: String(clientId), invoiceNumber, accountNumber, search: '' };
  const dates = { fromDate: billDate, toDate: billDate };
  const first = { sort: 'id', descending: false, limit: 100, offset: 0 } as const;
  const { rows } = await findInvoices(services, user, { ...filters, ...dates }, first, signal);
  const same = rows.find((each) => each.carrierName === carrierName && each.invoiceNumber === invoiceNumber);
  return same?.id ?? null;
}

const lineOf = (row: LineRow): BilledLine => ({
  family: row.CHARGE_FAMILY,
  code: row.ACCESSORIAL_CODE ?? '',
  charge: row.CHARGE_DESCRIPTION ?? '',
  times: row.TIMES,
  net: row.NET,
});

const inputsOf = (row: InputRow): FindingInputs => ({
  zone: row.ZONE ?? '',
  actualPounds: row.ACTUAL_WEIGHT_POUNDS,
  billPounds: row.BILL_WEIGHT_POUNDS,
  length: row.LENGTH,
  width: row.WIDTH,
  height: row.HEIGHT,
  sideUnit: row.DIM_UNIT ?? '',
  scheduledDate: row.SCHEDULED_DATE,
  deliveryDate: row.DELIVERY_DATE,
  senderPostalCode: row.SENDER_POSTAL_CODE ?? '',
  consigneePostalCode: row.CONSIGNEE_POSTAL_CODE ?? '',
});
