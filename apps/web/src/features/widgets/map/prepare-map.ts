import type { DataRow } from '@waybill/contract';
import { percentage } from '@waybill/model';

/** The fact in an area, by the area's code, and its percent of all areas. */
export interface AreaValue {
  readonly code: string;
  readonly value: number;
  readonly share: number;
}

export type MapLevel = 'state' | 'country';

/** The figures of a map of states or of countries. */
export interface MapValues {
  readonly level: MapLevel;
  readonly areas: readonly AreaValue[];
}

/** The fact by area, largest first; rows without a place are left out of the map but count in the shares. */
export function prepareMap(level: MapLevel): (rows: readonly DataRow[]) => MapValues {
  return (rows) => ({ level, areas: areasOf(rows) });
}

function areasOf(rows: readonly DataRow[]): readonly AreaValue[] {
  const total = rows.reduce((sum, { VALUE }) => sum + Number(VALUE ?? 0), 0);
  return rows.flatMap(({ NAME, VALUE }) =>
    NAME === null || NAME === undefined || NAME === ''
      ? []
      : [{ code: String(NAME), value: Number(VALUE ?? 0), share: percentage(Number(VALUE ?? 0), total) ?? 0 }],
  );
}
