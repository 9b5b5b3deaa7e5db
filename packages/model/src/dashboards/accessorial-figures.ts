import { per } from '../figures/aggregate.ts';
import { other, total } from './figure.ts';

/** The figures of the accessorial comparison (S1 section 3). */
export const accessorialFigures = [
  total({
    name: 'spend',
    text: 'Spend',
    meaning: 'What the accessorial cost, after discounts.',
    unit: 'currency',
    expression: 'sum(net_other_accessorial_amount)',
  }),
  other({
    name: 'pkgs',
    text: 'Packages',
    meaning: 'Distinct packages with the accessorial.',
    unit: 'packages',
    expression: 'count(distinct tracking_number)',
  }),
  other({
    name: 'average',
    text: 'Average per Package',
    meaning: 'Average cost of the accessorial per package that has it.',
    unit: 'currency',
    ...per('sum(net_other_accessorial_amount)', 'count(distinct tracking_number)'),
  }),
] as const;
