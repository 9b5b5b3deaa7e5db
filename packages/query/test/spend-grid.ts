import type { GetRowsBody } from '@waybill/contract';
import { spend } from '@waybill/model';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid, type GridAnswer } from './grid-client.ts';
import { randomShipments } from './random-rows.ts';
import { gridBody, withRollups } from './requests.ts';
import type { Answer, Row } from './tiny-warehouse.ts';

const size = 400;

/** What the user may read of the rows that the warehouse of `openGrid` is filled with. */
export const rows = randomShipments(size).packages.filter(
  ({ client_id, load_id }) => client_id !== 2001 && Number(load_id) <= 5,
);

export type Ask = (given: Partial<GetRowsBody>) => Promise<GridAnswer>;

/** The grid of the Spend page over a warehouse of its own; asks for the first thousand rows unless told otherwise. */
export async function openGrid(): Promise<Ask> {
  const warehouse = await filledWarehouse(size);
  return (given) => askGrid(warehouse, gridBody({ endRow: 1_000, ...given }), spend, withRollups);
}

/** A column as the grid sends it. */
export function column(field: string, aggFunc?: string) {
  return { id: field, displayName: field, field, ...(aggFunc === undefined ? {} : { aggFunc }) };
}

export function idsOf(answer: readonly Answer[]): readonly number[] {
  return answer.map(({ TRACKING_ID }) => Number(TRACKING_ID));
}

export function cents(value: unknown): number {
  return Math.round(Number(value) * 100);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The net amount of a row in cents of US dollars, as `filledWarehouse` stores it. */
export function dollarCents({ net_amount, usd_rate, tracking_id }: Row): number {
  const moreCents = usd_rate !== 1 && Number(tracking_id) % 3 === 0 ? 1 : 0;
  return Math.round(Number(net_amount) * Number(usd_rate) * 100 + 1e-7) + moreCents;
}
