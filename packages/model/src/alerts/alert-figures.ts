import { dimensionalTransportation } from '../figures/avoidable-facts.ts';
import { addsUp, type Fact, fact } from '../figures/fact.ts';
import { type AskedFigure, allFigures } from '../figures/figures.ts';
import type { BandScale } from './weekly-band.ts';

const billedBySize = dimensionalTransportation.whereClauses[0] ?? '';

/** How much of transportation is paid for size rather than weight. */
export const dimensionalShare: AskedFigure = {
  ...fact({
    key: 'dimensionalShare',
    text: 'Share of Transportation Billed by Size',
    meaning: 'Transportation of packages that are billed at least a pound above their weight, as a percentage of all.',
    unit: 'percent',
    measure: {
      sum: `case when ${billedBySize} then net_transportation_amount else 0 end`,
      percentOf: 'net_transportation_amount',
    },
    whereClauses: [],
  }),
  tables: ['package_level_info'],
  path: '/aframe/dashboard/shippingInsight',
};

/** The figures that alerts can watch, by name: all that have one, but for counts of different values, which no week adds to. */
export const alertFigures: Readonly<Record<string, AskedFigure>> = Object.fromEntries(
  Object.entries({ ...allFigures, dimensionalShare }).filter(([, { measure }]) => measure.isDistinct !== true),
);

/** The figure of that name; undefined for any other text. */
export const findAlertFigure = (name: string): AskedFigure | undefined =>
  Object.hasOwn(alertFigures, name) ? alertFigures[name] : undefined;

/** How a figure varies from week to week. */
export const bandScaleOf = ({ unit }: Pick<Fact, 'unit'>): BandScale => (unit === 'percent' ? 'points' : 'ratio');

/** Whether a figure grows with every invoice that is loaded. */
export const growsWithInvoices = ({ measure }: Pick<Fact, 'measure'>): boolean => addsUp(measure);
