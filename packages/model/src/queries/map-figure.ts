import type { DataQuery } from '@waybill/contract';
import type { FactUnit } from '../figures/fact.ts';
import type { Analysis } from '../pages/page.ts';
import { deliveryMapQuery } from './delivery-map-query.ts';
import { freightMapQuery } from './freight-map-query.ts';
import type { MapLevel, MapSide } from './map-area.ts';
import type { PageState } from './page-state.ts';

/** What a map of parcels or of freight counts, beside the page's own fact (S1 section 7). */
export interface MapFigure {
  readonly key: MapFigureName;
  readonly text: string;
  readonly unit: FactUnit;
  /** Whether the areas add up to a whole. */
  readonly addsUp: boolean;
  /** The column of the answer that holds it. */
  readonly column: string;
  readonly meaning: string;
  /** The column that weights areas without a name: spend or packages. */
  readonly weight: 'SPEND' | 'PACKAGES';
}

export const mapFigureNames = [
  'packages',
  'late',
  'latePercentage',
  'exceptions',
  'exceptionPercentage',
  'parcelSpend',
  'freightSpend',
] as const;
export type MapFigureName = (typeof mapFigureNames)[number];

const ofParcels = 'Parcels only, whichever fact the page shows.';

/** The figures that a map offers, in the order of the menu. */
export const mapFigures: readonly MapFigure[] = [
  {
    key: 'packages',
    text: 'Packages',
    unit: 'packages',
    addsUp: true,
    column: 'PACKAGES',
    weight: 'PACKAGES',
    meaning: ofParcels,
  },
  {
    key: 'late',
    text: 'Late packages',
    unit: 'packages',
    addsUp: true,
    column: 'LATE',
    weight: 'PACKAGES',
    meaning: ofParcels,
  },
  {
    key: 'latePercentage',
    text: 'Late packages in percent',
    unit: 'percent',
    addsUp: false,
    column: 'LATE_PERCENTAGE',
    weight: 'PACKAGES',
    meaning: 'The share of parcels there that were late.',
  },
  {
    key: 'exceptions',
    text: 'Exceptions',
    unit: 'packages',
    addsUp: true,
    column: 'EXCEPTIONS',
    weight: 'PACKAGES',
    meaning: ofParcels,
  },
  {
    key: 'exceptionPercentage',
    text: 'Exceptions in percent',
    unit: 'percent',
    addsUp: false,
    column: 'EXCEPTION_PERCENTAGE',
    weight: 'PACKAGES',
    meaning: 'The share of parcels there with an exception.',
  },
  {
    key: 'parcelSpend',
    text: 'Parcel spend',
    unit: 'currency',
    addsUp: true,
    column: 'SPEND',
    weight: 'SPEND',
    meaning: ofParcels,
  },
  {
    key: 'freightSpend',
    text: 'Freight spend',
    unit: 'currency',
    addsUp: true,
    column: 'SPEND',
    weight: 'SPEND',
    meaning:
      'Freight only, without the codes TFGHT, FGHT, TDSC and DSC, and without invoices marked zeropayclose, ode or duplicate.',
  },
];

/** The map figures of an analysis: those of parcels and freight where it reads packages. */
export function mapFiguresOf({ table }: Pick<Analysis, 'table'>): readonly MapFigure[] {
  return table === 'package_level_info' ? mapFigures : [];
}

/** The query of a figure by area. */
export function mapFigureQuery(figure: MapFigure, state: PageState, side: MapSide, level: MapLevel): DataQuery {
  return figure.key === 'freightSpend' ? freightMapQuery(state, side, level) : deliveryMapQuery(state, side, level);
}
