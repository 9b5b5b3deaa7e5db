export {
  type Agreement,
  type AgreementLine,
  agreementSchema,
  hasTermOn,
  lineKinds,
  periodOf,
  readAgreement,
} from './agreement/agreement.ts';
export { type AgreementNote, lintAgreement } from './agreement/lint-agreement.ts';
export { type TierPosition, tierPosition } from './agreement/tiers.ts';
export {
  type DraftAgreement,
  type DraftedPart,
  draftAgreement,
  draftedParts,
  type OwnTerms,
} from './draft/draft-agreement.ts';
export { type BilledTerm, weightBands } from './draft/own-terms.ts';
export {
  businessDaysAfter,
  type CountedDay,
  type HolidayCalendar,
  holidayCalendar,
  serviceDays,
} from './lookups/calendar.ts';
export { type ClaimDeadline, type ClaimedPackage, claimClocks } from './lookups/claim-clocks.ts';
export { commitmentOf, type Guarantee, guaranteeOf } from './lookups/guarantees.ts';
export { fits, inEffect } from './lookups/in-effect.ts';
export { deliveryAreaOf, zoneOf } from './lookups/places.ts';
export {
  otherPromises,
  type PostponedPromise,
  postponedPromises,
  promisingCarriers,
  withinCounted,
} from './lookups/postponed-promises.ts';
export { fee, feeOfAnyDay, fuelPercent, isInFuelBasis, listRate } from './lookups/prices.ts';
export { dimensionalRule, triggersOn } from './lookups/sizes.ts';
export { type ReadSheet, readCarrierSheet, type SheetContext } from './packs/carrier-sheet.ts';
export { withChangedPack } from './packs/changed-pack.ts';
export { mergedPacks, type Pack, type Packs, packIn } from './packs/pack.ts';
export { packCells, packCsv } from './packs/pack-csv.ts';
export {
  type Claim,
  type ClockStart,
  claims,
  type Measure,
  type PackKind,
  type PackRow,
  packKindNames,
} from './packs/pack-kinds.ts';
export { type PackTable, packTable } from './packs/pack-table.ts';
export { type PackFile, type PackProblem, type ReadPack, readPack } from './packs/read-pack.ts';
export { shippedPacks, shippedRules } from './packs/shipped-packs.ts';
export {
  type BilledPackage,
  explainVariance,
  type Variance,
  type VariancePart,
  varianceParts,
} from './rating/explain-variance.ts';
export { ratePackage } from './rating/rate-package.ts';
export type {
  Assumption,
  Given,
  RatedPackage,
  Rating,
  RatingRules,
  RatingStep,
  Unrated,
} from './rating/rated-package.ts';
export { isRated } from './rating/rated-package.ts';
export {
  type AllocatedCredit,
  allocateCredits,
  type CreditLedger,
  type CreditOutcome,
} from './recovery/allocate-credits.ts';
export {
  type Allocation,
  type AllocationGround,
  allocationGrounds,
  type Credit,
  type Decision,
  type FiledClaim,
  type Rebill,
} from './recovery/filed-claim.ts';
export { ledgerInCurrency } from './recovery/ledger-in-currency.ts';
export { type Settled, settleFindings, type UnsettledFinding } from './recovery/settle-findings.ts';
