import { asExtremes } from '../figures/statistics-asked.ts';
import {
  asBrokenDown,
  asComparison,
  asContest,
  asDifference,
  asFreightBesideParcel,
  asHowMuchMore,
  asMoreThanBefore,
  asOneDimension,
  asSplit,
} from '../figures/words-of-comparison.ts';
import type { Scan } from '../scan/scan.ts';
import { asRankOfWeight, asStrictComparison, asTopLargest } from './rank.ts';
import {
  asAverageBeside,
  asBilled,
  asEachAsked,
  asNet,
  asPartsIncluded,
  asPercentOfChange,
  asPriceOfPound,
} from './words-beside-figures.ts';
import {
  asCountedCharges,
  asCountedDays,
  asNumberOfTimes,
  asNumberPerInvoice,
  asPackagesByCharges,
  asQuantity,
} from './words-of-counting.ts';
import { asQuarter, asTheseDays } from './words-of-days.ts';
import { asCorrection, asDropped, asInsteadOf, asRather, useRest } from './words-of-giving-up.ts';
import { asBreakdown, asFiguresOfGroups, asGroupsByFigure, asKindsThatCost } from './words-of-groups.ts';
import { asChargesOfPackages, asList } from './words-of-lists.ts';
import { asOrdinal, asPackagesByFigure, asRankedPackages, useFiguresOfList } from './words-of-rank.ts';
import { asLateRefunds } from './words-of-refunds.ts';

/** The rules by which words take another meaning from those beside them; each may rest on what those before it decided. */
const rules: readonly ((scan: Scan) => void)[] = [
  asNumberOfTimes,
  asCountedDays,
  asNumberPerInvoice,
  asLateRefunds,
  asCountedCharges,
  asDropped,
  useRest,
  asInsteadOf,
  asQuantity,
  asPackagesByCharges,
  asComparison,
  asOneDimension,
  asEachAsked,
  asFreightBesideParcel,
  asHowMuchMore,
  asMoreThanBefore,
  asContest,
  asList,
  asChargesOfPackages,
  asSplit,
  asBreakdown,
  asKindsThatCost,
  asGroupsByFigure,
  asFiguresOfGroups,
  asRankedPackages,
  asPackagesByFigure,
  useFiguresOfList,
  asDifference,
  asExtremes,
];

/** Rules that also change how a question begins, and so come before its beginning is read. */
const openingRules: readonly ((scan: Scan) => void)[] = [
  asRather,
  asBrokenDown,
  asCorrection,
  asTheseDays,
  asPercentOfChange,
  asAverageBeside,
  asNet,
  asPartsIncluded,
  asPriceOfPound,
  asBilled,
  asOrdinal,
  asQuarter,
  asRankOfWeight,
  asTopLargest,
  asStrictComparison,
];

/** Gives the words of an opening the meaning that their place calls for. */
export function readOpening(scan: Scan): void {
  for (const rule of openingRules) rule(scan);
}

/** Gives all other words the meaning that their place calls for. */
export function readSecondMeanings(scan: Scan): void {
  for (const rule of rules) rule(scan);
}
