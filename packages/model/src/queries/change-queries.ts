import type { ChangeSide, DataQuery, DataRow } from '@waybill/contract';
import {
  type AccessorialCost,
  type CarrierService,
  type CellName,
  type ClientCost,
  type CostCell,
  cellKey,
} from '../changes/cost-cells.ts';
import type { MinimumCharge } from '../changes/minimum-charges.ts';
import { textLiteral } from '../conditions/text-literal.ts';
import { excludedSpend, netOfAllCarriers, totalSpend } from '../figures/total-spend.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** Whether a change of the chosen fact can be split into its causes: it adds up what packages cost in all. */
export function isExplainable({ analysis, fact }: PageState): boolean {
  return analysis.table === 'package_level_info' && fact.expression === 'sum(net_amount)';
}

/** What the figures are called that `isExplainable` accepts, as reports name them. */
export const costOfRows: readonly string[] = [totalSpend, netOfAllCarriers, excludedSpend].map(({ text }) => text);

/** The clients and conditions of a page, as one side of a change. Also packages that cost nothing count. */
export function changeSideOf(state: PageState): ChangeSide {
  return {
    whereClauseDetails: factWhereClauses(state).filter((clause) => clause !== 'net_amount <> 0'),
    ...fromClients(state),
  };
}

const service = ['bucket_name as bucket', 'carrier_name as carrier', 'service_category as category'];
const serviceGroups = ['bucket_name', 'carrier_name', 'service_category'];

/** Pounds as carriers price them, as an expression: parcels below a pound by the ounce, else by the pound; freight by the usual breaks of less-than-truckload rates. */
export const weightClass = `case when no_of_pkgs = 0 or bill_weight_pounds is null then 0
when bucket_name = 'freight' then case when bill_weight_pounds < 500 then 0 when bill_weight_pounds < 1000 then 500 when bill_weight_pounds < 2000 then 1000 when bill_weight_pounds < 5000 then 2000 when bill_weight_pounds < 10000 then 5000 when bill_weight_pounds < 20000 then 10000 else 20000 end
when bill_weight_pounds < 1 then ceil(bill_weight_pounds * 16) / 16
else ceil(bill_weight_pounds) end`;

const cellColumns = [
  ...service,
  "coalesce(service, '') as product",
  "coalesce(zone, '') as zone",
  `${weightClass} as weight`,
  'currency_code as currency',
  'case when no_of_pkgs > 0 then 1 else 0 end as is_package',
];
const cellGroups = [...serviceGroups, 'product', 'zone', 'weight', 'currency_code', 'is_package'];

/** What packages of one price cost, and what is billed without packages. Its rows are `costCellsOf`. */
export function costCellsQuery(side: ChangeSide): DataQuery {
  return {
    ...side,
    selectColumnNames: [
      ...cellColumns,
      'sum(no_of_pkgs) as packages',
      'sum(bill_weight_pounds) as pounds',
      'sum(net_amount) as net',
      'sum(transportation_amount) as published',
      'sum(transportation_discount) as discount',
      'sum(net_fuel_surcharge_amount) as fuel',
      'sum(net_other_accessorial_amount) as accessorials',
      'sum(transportation_amount / usd_rate) as as_billed',
      'min(net_transportation_amount) as lowest',
      'max(net_transportation_amount) as highest',
    ],
    fromTableNames: ['package_level_info'],
    groupByDetails: cellGroups,
    orderByDetails: cellGroups,
  };
}

/** The packages at one of these minimum charges, by the same cells. */
export function atMinimumQuery(side: ChangeSide, minimums: readonly MinimumCharge[]): DataQuery {
  return {
    ...side,
    selectColumnNames: [
      ...cellColumns,
      'sum(transportation_amount) as published',
      'sum(transportation_discount) as discount',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      ...(side.whereClauseDetails ?? []),
      'no_of_pkgs > 0 and transportation_discount > 0',
      minimums.map(conditionOf).join(' or '),
    ],
    groupByDetails: cellGroups,
    orderByDetails: cellGroups,
  };
}

function conditionOf({ carrier, service, product, currency, amount }: MinimumCharge): string {
  const of = [
    `carrier_name = ${textLiteral(carrier)}`,
    `service_category = ${textLiteral(service)}`,
    `coalesce(service, '') = ${textLiteral(product)}`,
    `currency_code = ${textLiteral(currency)}`,
    `net_transportation_amount = ${amount}`,
  ];
  return `(${of.join(' and ')})`;
}

/** Accessorials by service and family. Its rows are `accessorialCostsOf`. */
export function accessorialCostsQuery(side: ChangeSide): DataQuery {
  return {
    ...side,
    selectColumnNames: [
      ...service,
      'currency_code as currency',
      'accessorial_group as family',
      'sum(net_other_accessorial_amount) as amount',
    ],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [...(side.whereClauseDetails ?? []), 'net_other_accessorial_amount <> 0'],
    groupByDetails: [...serviceGroups, 'currency_code', 'accessorial_group'],
    orderByDetails: [...serviceGroups, 'currency_code', 'accessorial_group'],
  };
}

/** The packages of each client. */
export function clientPackagesQuery(side: ChangeSide): DataQuery {
  return {
    ...side,
    selectColumnNames: ['client_id', 'sum(no_of_pkgs) as packages'],
    fromTableNames: ['package_level_info'],
    groupByDetails: ['client_id'],
    orderByDetails: ['client_id'],
  };
}

/** What the services of some clients cost. Its rows are `clientCostsOf`. */
export function clientCostsQuery(side: ChangeSide, clientIds: readonly number[]): DataQuery {
  return {
    ...side,
    selectColumnNames: [...service, 'client_id', 'sum(no_of_pkgs) as packages', 'sum(net_amount) as net'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [...(side.whereClauseDetails ?? []), `client_id in (${clientIds.join(', ')})`],
    groupByDetails: [...serviceGroups, 'client_id'],
    orderByDetails: [...serviceGroups, 'client_id'],
  };
}

/** The same side without some clients. */
export function withoutClients(side: ChangeSide, clientIds: readonly number[]): ChangeSide {
  if (clientIds.length === 0) return side;
  const others = `client_id not in (${clientIds.join(', ')})`;
  return { ...side, whereClauseDetails: [...(side.whereClauseDetails ?? []), others] };
}

/** The rows of that query; amounts in one currency only are not converted. */
export function costCellsOf(rows: readonly DataRow[], isConverted: boolean): readonly CostCell[] {
  return rows.map((row) => ({
    ...cellOf(row),
    packages: number(row.PACKAGES),
    pounds: number(row.POUNDS),
    net: number(row.NET),
    published: number(row.PUBLISHED),
    discount: number(row.DISCOUNT),
    fuel: number(row.FUEL),
    accessorials: number(row.ACCESSORIALS),
    publishedAsBilled: isConverted ? number(row.AS_BILLED) : 0,
    lowest: number(row.LOWEST),
    highest: number(row.HIGHEST),
  }));
}

/** The cells with what is at minimum charges, from the rows of that query. */
export function withMinimums(cells: readonly CostCell[], rows: readonly DataRow[]): readonly CostCell[] {
  const minimums = new Map(
    rows.map((row) => [cellKey(cellOf(row)), { published: number(row.PUBLISHED), discount: number(row.DISCOUNT) }]),
  );
  return cells.map((cell) => ({ ...cell, atMinimum: cell.packages > 0 ? minimums.get(cellKey(cell)) : undefined }));
}

/** The rows of that query. */
export function accessorialCostsOf(rows: readonly DataRow[]): readonly AccessorialCost[] {
  return rows.map((row) => ({
    ...serviceOf(row),
    currency: String(row.CURRENCY ?? ''),
    family: String(row.FAMILY ?? ''),
    amount: number(row.AMOUNT),
  }));
}

/** The rows of that query. */
export function clientCostsOf(rows: readonly DataRow[]): readonly ClientCost[] {
  return rows.map((row) => ({
    ...serviceOf(row),
    clientId: number(row.CLIENT_ID),
    packages: number(row.PACKAGES),
    net: number(row.NET),
  }));
}

function cellOf(row: DataRow): CellName {
  return {
    ...serviceOf(row),
    product: String(row.PRODUCT ?? ''),
    zone: String(row.ZONE ?? ''),
    weight: number(row.WEIGHT),
    currency: String(row.CURRENCY ?? ''),
  };
}

function serviceOf(row: DataRow): CarrierService {
  return {
    isFreight: row.BUCKET === 'freight',
    carrier: String(row.CARRIER ?? ''),
    service: String(row.CATEGORY ?? ''),
  };
}

const number = (value: DataRow[string] | undefined): number => Number(value ?? 0);
