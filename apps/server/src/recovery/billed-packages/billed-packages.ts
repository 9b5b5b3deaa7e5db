import { calendarDay } from '@waybill/contract';
import { dateWhereClause, oneOf } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import { z } from 'zod';
import type { Services } from '../../platform/services.ts';

/** What the command asks of the packages that a carrier billed to accounts of one client. */
export const billedPackagesRequest = z.strictObject({
  clientId: z.int().positive(),
  carrierId: z.int(),
  accounts: z.array(z.string().max(200)).min(1).max(5_000),
  /** Without a day, how many packages were billed on each day. */
  day: calendarDay().optional(),
  /** With a day: only this package. */
  trackingNumber: z.string().max(200).optional(),
});
export type BilledPackagesRequest = z.output<typeof billedPackagesRequest>;

const rowId = z.union([z.string(), z.number()]);
const text = z.string().nullable();
const measure = z.number().nullable();
const money = z.number();

const packageRow = z.object({
  TRACKING_ID: rowId,
  TRACKING_NUMBER: z.string(),
  CARRIER_ID: z.number(),
  CARRIER_NAME: z.string(),
  ACCOUNT_NUMBER: z.string(),
  PICKUP_DATE: z.string(),
  CURRENCY_CODE: z.string(),
  SERVICE: text,
  MODE_CATEGORY: z.string(),
  SERVICE_CATEGORY: z.string(),
  ZONE: text,
  RATED_ZONE: text,
  BILL_OPTION: text,
  SENDER_POSTAL_CODE: text,
  CONSIGNEE_POSTAL_CODE: text,
  NORMALISED_SENDER_COUNTRY: z.string(),
  NORMALISED_CONSIGNEE_COUNTRY: z.string(),
  NORMALISED_CONSIGNEE_STATE: z.string(),
  NO_OF_PKGS: z.number(),
  ACTUAL_WEIGHT_POUNDS: measure,
  BILL_WEIGHT_POUNDS: measure,
  LENGTH: measure,
  WIDTH: measure,
  HEIGHT: measure,
  DIM_UNIT: text,
  NET_AMOUNT: money,
  TRANSPORTATION_AMOUNT: money,
  TRANSPORTATION_DISCOUNT: money,
  FUEL_SURCHARGE_AMOUNT: money,
  FUEL_SURCHARGE_DISCOUNT: money,
  BILLING_ADJUSTMENT_AMOUNT: money,
  OTHER_AMOUNT: money,
});
const chargeRow = z.object({
  TRACKING_ID: rowId,
  ACCESSORIAL_CODE: text,
  CHARGE_DESCRIPTION: text,
  NET_AMOUNT: money,
});
const dayRow = z.object({ BILL_DATE: z.string(), PACKAGES: z.number() });

/** Days with packages, or the packages of the day with their accessorials. */
export const billedPackagesAnswer = z.object({
  days: z.array(dayRow),
  packages: z.array(packageRow),
  charges: z.array(chargeRow),
});
export type BilledPackagesAnswer = z.output<typeof billedPackagesAnswer>;
export type BilledPackageRow = BilledPackagesAnswer['packages'][number];
export type BilledChargeRow = BilledPackagesAnswer['charges'][number];

/** The packages cannot be read; the message is for the operator. */
export class BilledPackagesError extends Error {
  override readonly name = 'BilledPackagesError';
}

/** No more packages are rated at a time, and so no day has more. */
export const mostRatedPackages = 200_000;
/** A package has this many accessorials at most, on average. */
const accessorialsOfPackage = 5;
/** A command waits longer than a page. */
const timeoutMs = 120_000;

const columnsOf = (row: z.ZodObject): string[] => Object.keys(row.shape).map((name) => name.toLowerCase());

/** Reads what was billed, and changes nothing. @throws BilledPackagesError for an unknown client. */
export async function readBilledPackages(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  { clientId, carrierId, accounts, day, trackingNumber }: BilledPackagesRequest,
): Promise<BilledPackagesAnswer> {
  const client = await settings.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst();
  if (client === undefined) throw new BilledPackagesError(`There is no client ${clientId}.`);
  const scope = scopeTo({ clientId }, [{ id: clientId, childIds: [] }], warehouse.dataVersion);
  const rowsOf = async <Row extends z.ZodObject>(
    row: Row,
    query: Parameters<typeof compileDataQuery>[0],
    maxRows: number,
  ): Promise<z.output<Row>[]> => {
    const compiled = compileDataQuery(query, { scope });
    const rows = await warehouse.rows(compiled, { lane: 'long', timeoutMs, maxRows });
    return z.array(row).parse(rows);
  };
  const billed = [`carrier_id = ${carrierId}`, oneOf('account_number', accounts)];
  const arePackages = ["row_kind = 'package'", 'tracking_number is not null'];
  if (day === undefined) {
    const query = {
      selectColumnNames: ['bill_date', 'count(*) as packages'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [...billed, ...arePackages],
      groupByDetails: ['bill_date'],
      orderByDetails: ['bill_date'],
    };
    return { days: await rowsOf(dayRow, query, mostRatedPackages), packages: [], charges: [] };
  }
  const ofDay = [
    ...billed,
    dateWhereClause('bill_date', { from: day, to: day }),
    ...(trackingNumber === undefined ? [] : [oneOf('tracking_number', [trackingNumber])]),
  ];
  const [packages, charges] = await Promise.all([
    rowsOf(
      packageRow,
      {
        selectColumnNames: columnsOf(packageRow),
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [...ofDay, ...arePackages],
      },
      mostRatedPackages,
    ),
    rowsOf(
      chargeRow,
      {
        selectColumnNames: columnsOf(chargeRow),
        fromTableNames: ['charge_level_info'],
        whereClauseDetails: [...ofDay, "charge_family = 'other_accessorial'"],
      },
      mostRatedPackages * accessorialsOfPackage,
    ),
  ]);
  return { days: [], packages, charges };
}
