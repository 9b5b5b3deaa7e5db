import { per } from '../facts/aggregate.ts';
import { packageCount, pounds } from './counted.ts';
import { other, total } from './figure.ts';
import { figures } from './figures.ts';

/** The figures of the quarterly and monthly grids (S1 section 3). */
export const gridFigures = [
  total({ ...figures.amount, name: 'spend' }),
  total({ ...figures.packages, name: 'pkgs' }),
  total({
    name: 'lbs',
    text: 'Pounds',
    meaning: 'Pounds that were billed for the packages.',
    unit: 'lbs',
    expression: pounds,
  }),
  total({
    name: 'accessorial',
    text: 'Accessorials',
    meaning: 'Charges for extras, after discounts, without fuel.',
    unit: 'currency',
    expression: 'sum(net_other_accessorial_amount)',
  }),
  other({ ...figures.costPerPackage, name: 'div' }),
  other({ ...figures.costPerPound, name: 'divlbs', ...per('sum(net_amount)', pounds) }),
  other({
    name: 'divpkg',
    text: 'Pounds per Package',
    meaning: 'Billed pounds per package.',
    unit: 'lbs',
    ...per(pounds, packageCount),
  }),
] as const;
