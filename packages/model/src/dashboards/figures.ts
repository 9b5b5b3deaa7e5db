import { accessorialCount } from '../figures/accessorial-facts.ts';
import {
  exceptionPackages,
  latePackages,
  onTimePackages,
  onTimePercent,
  pendingLatePackages,
} from '../figures/delivery-facts.ts';
import { expectedSpend, findingCount, overcharged, recoverable, unproven } from '../figures/finding-facts.ts';
import { costPerPackage, costPerPound, packages } from '../figures/packages.ts';
import { discount, fuelPercent, fuelSurcharge, gross, spend, transportation } from '../figures/spend-facts.ts';
import { actualWeight, billWeight, countsInWeight } from '../figures/weight-facts.ts';
import { figureOf } from './figure.ts';

/** The dashboards of weights say themselves which rows count. */
const ofWeights = ({ whereClauses }: typeof billWeight) => whereClauses.filter((clause) => clause !== countsInWeight);

/** The figures of dashboards along time. */
export const figures = {
  amount: figureOf('amount', spend),
  packages: figureOf('packages', packages),
  gross: figureOf('gross', gross),
  discount: figureOf('discount', discount),
  /** Spend is called so beside what it is the difference of. */
  net: figureOf('net', spend, { text: 'Net', meaning: 'What was billed: gross less discount.' }),
  freight: figureOf('freight_charge', transportation),
  fuel: figureOf('fuel_surcharge', fuelSurcharge),
  fuelPercent: figureOf('fuel_freight_surcharge_percent', fuelPercent),
  billWeight: figureOf('bill_weight', { ...billWeight, whereClauses: ofWeights(billWeight) }),
  actualWeight: figureOf('actual_weight', { ...actualWeight, whereClauses: ofWeights(actualWeight) }),
  costPerPackage: figureOf('costperpackage', costPerPackage),
  costPerPound: figureOf('costperpound', costPerPound),
  accessorialCharges: figureOf('pkgs', { ...accessorialCount, whereClauses: [] }, { text: 'Accessorial Charges' }),
  onTime: figureOf('on_time', onTimePackages, { text: 'On Time' }),
  late: figureOf('lates', latePackages, { text: 'Late' }),
  exception: figureOf('exceptions', exceptionPackages, { text: 'Exception' }),
  pendingLate: figureOf('pending', pendingLatePackages, { text: 'Pending Late' }),
  onTimePercent: figureOf('on_time_percent', onTimePercent),
  recoverable: figureOf('recoverable', recoverable),
  overcharged: figureOf('overcharged', overcharged),
  unproven: figureOf('unproven', unproven),
  findings: figureOf('findings', findingCount),
  expectedSpend: figureOf('expected_spend', expectedSpend),
} as const;
