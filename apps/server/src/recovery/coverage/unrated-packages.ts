import { mostUnratedPackages, type RatingLack, type UnratedPackage, type unratedPackages } from '@waybill/contract';
import { type DateRange, dateWhereClause } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { z } from 'zod';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { type ActiveAgreement, activeAgreements } from '../agreed-prices/active-agreements.ts';
import { resultsOf } from '../agreed-prices/stored-days.ts';
import { type Asked, askedCoverage } from './asked-coverage.ts';

interface AskedPackages extends Asked {
  readonly reason: RatingLack;
  readonly about: string;
  readonly carrierName?: string | undefined;
}

const row = z.object({
  CLIENT_ID: z.number(),
  CARRIER_NAME: z.string(),
  ACCOUNT_NUMBER: z.string(),
  INVOICE_NUMBER: z.string(),
  BILL_DATE: z.string(),
  TRACKING_NUMBER: z.string(),
  PICKUP_DATE: z.string(),
  SERVICE: z.string().nullable(),
  NET_AMOUNT: z.number(),
});

/** The packages that agreements could not rate for a reason, of the newest invoices first. @throws as `askedCoverage`. */
export async function readUnrated(
  context: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>,
  user: SignedInUser,
  asked: AskedPackages,
): Promise<z.output<typeof unratedPackages.answer>> {
  const { settings } = context;
  const { scope, days } = await askedCoverage(context, user, asked);
  const carriers = await settings.selectFrom('carrier').select(['id', 'name']).execute();
  const isAsked = ({ agreement: { carrierId } }: ActiveAgreement) =>
    asked.carrierName === undefined || carriers.some(({ id, name }) => id === carrierId && name === asked.carrierName);
  let count = 0;
  const newest: number[] = [];
  for (const { id, sealed } of (await activeAgreements(context, scope.clientIds)).filter(isAsked)) {
    const notJudged = (await resultsOf(settings, sealed, id, days)).toReversed().flatMap((day) => day.notJudged);
    const rows = notJudged
      .filter(({ reason, about }) => reason === asked.reason && about === asked.about)
      .flatMap((each) => each.rows);
    count += rows.length;
    newest.push(...rows.slice(0, mostUnratedPackages));
  }
  const packages = await packagesOf(context, { scope, days, rows: newest });
  return { count, packages };
}

async function packagesOf(
  { warehouse }: Pick<Services, 'warehouse'>,
  { scope, days, rows }: { readonly scope: Scope; readonly days: DateRange; readonly rows: readonly number[] },
): Promise<UnratedPackage[]> {
  if (rows.length === 0) return [];
  const query = {
    selectColumnNames: Object.keys(row.shape).map((name) => name.toLowerCase()),
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [dateWhereClause('bill_date', days), `tracking_id in (${rows.join(', ')})`],
    orderByDetails: ['bill_date desc', 'net_amount desc', 'tracking_number'],
  };
  const compiled = compileDataQuery(query, { scope });
  const found = await warehouse.rows(compiled, { ...longQuery, maxRows: rows.length });
  return z
    .array(row)
    .parse(found)
    .slice(0, mostUnratedPackages)
    .map((each) => ({
      clientId: each.CLIENT_ID,
      carrierName: each.CARRIER_NAME,
      accountNumber: each.ACCOUNT_NUMBER,
      invoiceNumber: each.INVOICE_NUMBER,
      invoiceDate: each.BILL_DATE,
      trackingNumber: each.TRACKING_NUMBER,
      shipDate: each.PICKUP_DATE,
      service: each.SERVICE ?? '',
      amount: each.NET_AMOUNT,
    }));
}
