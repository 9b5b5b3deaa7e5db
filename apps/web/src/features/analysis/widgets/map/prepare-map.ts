import type { DataRow } from '@waybill/contract';
import { type Fact, type FactUnit, type MapFigure, type MapLevel, percentage } from '@waybill/model';
import { hasShares } from '../../../../ui/cards/has-shares.ts';

/** The figure in an area, by the area's code, and its percent of all areas. */
export interface AreaValue {
  readonly code: string;
  readonly value: number;
  readonly share: number;
}

/** The figures of a map: of the page's fact, or of one of its own. */
export interface MapValues {
  readonly level: MapLevel;
  readonly figure: MapFigure | undefined;
  readonly areas: readonly AreaValue[];
  /** How much has no place of this level, in percent of all. */
  readonly missing: number;
}

/** What a map's figures are. */
export interface MapMeasure {
  readonly text: string;
  readonly unit: FactUnit;
  readonly addsUp: boolean;
}

/** Whether areas have shares of the map: only of what adds up, and not where some are negative. */
export function areasHaveShares({ addsUp }: MapMeasure, areas: readonly AreaValue[]): boolean {
  return addsUp && areas.every(({ value }) => value >= 0);
}

export function mapMeasure(figure: MapFigure | undefined, fact: Fact): MapMeasure {
  return figure ?? { text: fact.text, unit: fact.unit, addsUp: hasShares(fact) };
}

/** The figures by area, largest first; rows without a place are left out of the map but count in the shares. */
export function prepareMap(level: MapLevel, figure?: MapFigure): (rows: readonly DataRow[]) => MapValues {
  const sumIn = (column: string) => (row: DataRow) => Number(row[column] ?? 0);
  const figureOf = sumIn(figure?.column ?? 'VALUE');
  const weightOf = sumIn(figure?.weight ?? 'VALUE');
  return (rows) => {
    const sumOf = (some: readonly DataRow[], of: (row: DataRow) => number) =>
      some.reduce((sum, row) => sum + of(row), 0);
    const total = sumOf(rows, figureOf);
    const shareOf = (row: DataRow) => percentage(figureOf(row), total) ?? 0;
    const [known, unknown] = [rows.filter(hasPlace), rows.filter((row) => !hasPlace(row))];
    return {
      level,
      figure,
      areas: known
        .map((row) => ({ code: String(row.NAME), value: figureOf(row), share: shareOf(row) }))
        .toSorted((one, other) => other.value - one.value),
      missing: percentage(sumOf(unknown, weightOf), sumOf(rows, weightOf)) ?? 0,
    };
  };
}

function hasPlace({ NAME }: DataRow): boolean {
  return NAME !== null && NAME !== undefined && NAME !== '';
}
