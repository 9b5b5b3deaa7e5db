import { per } from '../figures/aggregate.ts';
import { packageCount } from './counted.ts';
import { other } from './figure.ts';
import { figures } from './figures.ts';

/** The figures of a weight break and zone; the first is the rate card's (S1 section 3). */
export const rateFigures = [
  other({
    name: 'net_per_package',
    text: 'Net per Package',
    meaning: 'Average cost of a package with all its charges, after discounts.',
    unit: 'currency',
    ...per('sum(net_amount)', packageCount),
  }),
  other({
    name: 'transportation_per_package',
    text: 'Transportation per Package',
    meaning: 'Average transportation cost, after discounts.',
    unit: 'currency',
    ...per('sum(net_transportation_amount)', packageCount),
  }),
  figures.packages,
  figures.amount,
] as const;
