import { per } from '../figures/aggregate.ts';
import { costPerPackage, packages } from '../figures/packages.ts';
import { accessorials, spend } from '../figures/spend-facts.ts';
import { packageCount, pounds } from './counted.ts';
import { figureOf, other, total } from './figure.ts';
import { figures } from './figures.ts';

/** The figures of the quarterly and monthly grids (S1 section 3). */
export const gridFigures = [
  figureOf('spend', spend),
  figureOf('pkgs', packages),
  total({
    name: 'lbs',
    text: 'Pounds',
    meaning: 'Pounds that were billed for the packages.',
    unit: 'lbs',
    expression: pounds,
  }),
  figureOf('accessorial', accessorials),
  figureOf('div', costPerPackage),
  other({ ...figures.costPerPound, name: 'divlbs', ...per('sum(net_amount)', pounds) }),
  other({
    name: 'divpkg',
    text: 'Pounds per Package',
    meaning: 'Billed pounds per package.',
    unit: 'lbs',
    ...per(pounds, packageCount),
  }),
] as const;
