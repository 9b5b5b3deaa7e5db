import { addDays, findRule } from '@waybill/model';
import { claimNumbersIn, plainClaimNumber } from './claim-numbers.ts';
import type { Allocation, AllocationGround, Credit, Decision, FiledClaim, Rebill } from './filed-claim.ts';
import { type NetCredit, netOfRebills, oldestFirst, subjectOf } from './net-of-rebills.ts';
import { onlySum } from './only-sum.ts';

/** Credits whose type does not say for what they are. */
export const unspecificTypes: ReadonlySet<string> = new Set(['Billing adjustment', 'Miscellaneous / Other']);

/** What carriers round differently, in cents. */
const tolerance = 1;

/** How long after their filing claims may be answered together by a credit that names none of them. */
const daysToAnswer = 120;

/** How many sums are formed to explain such credits of a client's carrier. */
const sumsOfCarrier = 2_000_000;

/** What has become of a credit. */
export type CreditOutcome = 'allocated' | 'unclaimed' | 'to_decide' | 'not_for_claims' | 'taken_back';

/** A credit with what of it is allocated, and what is left. */
export interface AllocatedCredit extends NetCredit {
  readonly allocatedCents: number;
  readonly leftCents: number;
  readonly outcome: CreditOutcome;
  /** Whether somebody decided what it is for. */
  readonly isDecided: boolean;
}

/** Every credit of some clients, and the claims that it belongs to. */
export interface CreditLedger {
  readonly credits: readonly AllocatedCredit[];
  readonly allocations: readonly Allocation[];
}

interface Question {
  /** Claims that were filed, whatever has become of them. */
  readonly claims: readonly FiledClaim[];
  /** What invoices give back since the first of these claims, and what they take back. */
  readonly credits: readonly Credit[];
  readonly rebills: readonly Rebill[];
  readonly decisions: readonly Decision[];
}

/**
 * Allocates credits to claims, in cents. What somebody decided comes first; then the claim number in the text; then the
 * package, the same amount before any other and the own type of credit before one that does not say what it is for; and
 * without either, an amount that only one claim, or the claims that were filed together, can have: of the invoice that
 * the text names, if it names one; and last the only choice of claims that add up to a credit. No step takes what an
 * earlier one has given. The answer depends on nothing but its question: a credit or a decision that is taken away takes
 * its allocations with it.
 */
export function allocateCredits({ claims, credits, rebills, decisions }: Question): CreditLedger {
  const book = new Book(netOfRebills(credits, rebills, claims), claims);
  const decided = new Set(decisions.filter(({ kind }) => kind !== 'automatic').map(({ creditKey }) => creditKey));
  const excluded = new Set(decisions.filter(({ kind }) => kind === 'none').map(({ creditKey }) => creditKey));
  for (const { creditKey, findingId, cents, kind } of decisions) {
    if (findingId !== null) book.give(creditKey, findingId, cents, kind === 'claim' ? 'decision' : 'automatic');
  }
  const open = book.credits.filter(({ key }) => !decided.has(key));
  byClaimNumber(book, open);
  byPackage(book, open);
  byAmount(book, open);
  for (const credits of Map.groupBy(open, carrierOf).values()) bySums(book, credits);
  return {
    allocations: book.allocations,
    credits: book.credits.map((credit) => {
      const leftCents = book.leftOf(credit.key);
      const allocatedCents = credit.cents - credit.takenBackCents - leftCents;
      const outcome = outcomeOf({ credit, leftCents, isExcluded: excluded.has(credit.key), book });
      return { ...credit, allocatedCents, leftCents, outcome, isDecided: decided.has(credit.key) };
    }),
  };
}

/** What of each credit and each claim is left while credits are allocated. */
class Book {
  readonly allocations: Allocation[] = [];
  readonly credits: readonly NetCredit[];
  readonly claimsOfPackage: ReadonlyMap<string, readonly FiledClaim[]>;
  /** By claim number, and by tracking number, which carriers print in the text as well. */
  readonly claimsOfNumber: ReadonlyMap<string, readonly FiledClaim[]>;
  readonly claimsOfInvoice: ReadonlyMap<string, readonly FiledClaim[]>;
  readonly claimsOfCarrier: ReadonlyMap<string, readonly FiledClaim[]>;
  readonly #left: Map<string, number>;
  readonly #due: Map<string, number>;

  constructor(credits: readonly NetCredit[], claims: readonly FiledClaim[]) {
    const inOrder = claims.toSorted(
      (one, other) => (one.filedOn ?? '').localeCompare(other.filedOn ?? '') || one.id.localeCompare(other.id),
    );
    this.credits = credits.toSorted((one, other) => oldestFirst(one, other) || one.key.localeCompare(other.key));
    this.claimsOfPackage = Map.groupBy(
      inOrder.filter(({ trackingNumber }) => trackingNumber !== null),
      subjectOf,
    );
    this.claimsOfNumber = byNumbers(inOrder, ({ reference, trackingNumber }) => [reference, trackingNumber ?? '']);
    this.claimsOfInvoice = byNumbers(inOrder, ({ invoiceNumber }) => [invoiceNumber]);
    this.claimsOfCarrier = Map.groupBy(inOrder, carrierOf);
    this.#left = new Map(credits.map(({ key, cents, takenBackCents }) => [key, cents - takenBackCents]));
    this.#due = new Map(claims.map(({ id, cents }) => [id, cents]));
  }

  leftOf(creditKey: string): number {
    return this.#left.get(creditKey) ?? 0;
  }

  dueOf(claimId: string): number {
    return Math.max(0, this.#due.get(claimId) ?? 0);
  }

  give(creditKey: string, findingId: string, wanted: number, ground: AllocationGround): void {
    const cents = Math.min(wanted, this.leftOf(creditKey));
    if (cents <= 0) return;
    this.#left.set(creditKey, this.leftOf(creditKey) - cents);
    if (ground !== 'automatic') this.#due.set(findingId, (this.#due.get(findingId) ?? 0) - cents);
    this.allocations.push({ creditKey, findingId, cents, ground });
  }

  /** Gives a credit to claims in turn, each what is due; what is more goes to the last, if it is theirs for sure. */
  pour(credit: NetCredit, claims: readonly FiledClaim[], ground: AllocationGround, isTheirs: boolean): void {
    for (const { id } of claims) this.give(credit.key, id, this.dueOf(id), ground);
    const last = claims.at(-1);
    if (isTheirs && last !== undefined) this.give(credit.key, last.id, this.leftOf(credit.key), ground);
  }
}

/** Claims by the numbers that a text may print of them. */
function byNumbers(
  claims: readonly FiledClaim[],
  numbersOf: (claim: FiledClaim) => readonly string[],
): ReadonlyMap<string, readonly FiledClaim[]> {
  const known = new Map<string, FiledClaim[]>();
  for (const claim of claims) {
    for (const number of new Set(numbersOf(claim).map(plainClaimNumber))) {
      if (number === '') continue;
      const key = numberOf(claim, number);
      const same = known.get(key);
      if (same === undefined) known.set(key, [claim]);
      else same.push(claim);
    }
  }
  return known;
}

/** The claims of which a credit's text prints a number. */
const namedIn = (credit: Credit, claims: ReadonlyMap<string, readonly FiledClaim[]>): readonly FiledClaim[] => [
  ...new Set([...claimNumbersIn(credit.text)].flatMap((number) => claims.get(numberOf(credit, number)) ?? [])),
];

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance;

function byClaimNumber(book: Book, credits: readonly NetCredit[]): void {
  for (const credit of credits) {
    if (book.leftOf(credit.key) === 0) continue;
    const named = namedIn(credit, book.claimsOfNumber);
    const ofPackage = named.filter(
      ({ trackingNumber }) => trackingNumber !== null && trackingNumber === credit.trackingNumber,
    );
    const claims = (ofPackage.length > 0 ? ofPackage : named).filter((claim) => isAfter(credit, claim));
    const [exact] = claims.filter(({ id }) => isNear(book.dueOf(id), book.leftOf(credit.key)));
    book.pour(credit, exact === undefined ? claims : [exact], 'claim_number', true);
  }
}

/** How well a credit fits a claim for the same package, the best first. */
const fits: readonly {
  readonly isExact: boolean;
  readonly isOfType: (credit: Credit, claim: FiledClaim) => boolean;
  /** Whether what is more than due belongs to the claim as well. */
  readonly isTheirs: boolean;
}[] = [
  { isExact: true, isOfType: isOwnType, isTheirs: true },
  { isExact: true, isOfType: isUnspecific, isTheirs: true },
  { isExact: false, isOfType: isOwnType, isTheirs: true },
  { isExact: false, isOfType: isUnspecific, isTheirs: false },
  { isExact: true, isOfType: () => true, isTheirs: true },
];

function byPackage(book: Book, credits: readonly NetCredit[]): void {
  for (const { isExact, isOfType, isTheirs } of fits) {
    for (const credit of credits) {
      if (credit.trackingNumber === null || book.leftOf(credit.key) === 0) continue;
      const claims = (book.claimsOfPackage.get(subjectOf(credit)) ?? []).filter(
        (claim) => isAfter(credit, claim) && isOfType(credit, claim) && book.dueOf(claim.id) > 0,
      );
      const exact = claims.filter(({ id }) => isNear(book.dueOf(id), book.leftOf(credit.key)));
      book.pour(credit, isExact ? exact.slice(0, 1) : claims, 'tracking_number', isTheirs);
    }
  }
}

function byAmount(book: Book, credits: readonly NetCredit[]): void {
  for (const credit of credits) {
    const claims = possibleByAmount(book, credit);
    const isDue = (cents: number): boolean => isNear(cents, book.leftOf(credit.key));
    const single = claims.filter(({ id }) => isDue(book.dueOf(id)));
    const [only, ...others] = single.length > 0 ? single.map((claim) => [claim]) : filedTogether(claims, book, isDue);
    if (only !== undefined && others.length === 0) book.pour(credit, only, 'amount', true);
  }
}

/** The claims that a credit without a package may be for, if nothing but its amount tells. */
function possibleByAmount(book: Book, credit: NetCredit): readonly FiledClaim[] {
  if (credit.trackingNumber !== null || book.leftOf(credit.key) === 0) return [];
  const ofInvoice = namedIn(credit, book.claimsOfInvoice);
  const possible = ofInvoice.length > 0 ? ofInvoice : (book.claimsOfCarrier.get(carrierOf(credit)) ?? []);
  return possible.filter(
    (claim) =>
      isAfter(credit, claim) &&
      (ofInvoice.length > 0 || isOwnType(credit, claim) || isUnspecific(credit)) &&
      (claim.filedOn === null || claim.filedOn <= credit.billDate) &&
      book.dueOf(claim.id) > 0,
  );
}

/**
 * Gives credits of a client's carrier to the claims that add up to them, where only one choice of claims does, and no
 * two credits want the same claim. What is given makes the other credits plainer, so they are looked at again.
 */
function bySums(book: Book, credits: readonly NetCredit[]): void {
  const effort = { sums: sumsOfCarrier };
  for (;;) {
    const found = credits.flatMap((credit) => {
      const possible = possibleByAmount(book, credit);
      const left = book.leftOf(credit.key);
      if (possible.some(({ id }) => isNear(book.dueOf(id), left))) return [];
      const claims = possible.filter((claim) => isAnsweredBy(credit, claim));
      const amounts = claims.map(({ id }) => book.dueOf(id));
      const places = onlySum(amounts, left, effort);
      return places === undefined ? [] : [{ credit, claims: places.flatMap((place) => claims[place] ?? []) }];
    });
    const wanted = Map.groupBy(
      found.flatMap(({ claims }) => claims),
      ({ id }) => id,
    );
    const sure = found.filter(({ claims }) => claims.every(({ id }) => wanted.get(id)?.length === 1));
    if (sure.length === 0) return;
    for (const { credit, claims } of sure) book.pour(credit, claims, 'amount', false);
  }
}

/** Whether a credit is of the claim's account, as far as both are known, and came in time to be its answer. */
function isAnsweredBy(credit: Credit, { accountNumber, filedOn }: FiledClaim): boolean {
  const isOfAccount = accountNumber === '' || credit.accountNumber === '' || accountNumber === credit.accountNumber;
  return isOfAccount && (filedOn === null || credit.billDate <= addDays(filedOn, daysToAnswer));
}

/** Claims that were filed under one number, or for one reason on one day, and that are worth the credit together. */
function filedTogether(
  claims: readonly FiledClaim[],
  book: Book,
  isDue: (cents: number) => boolean,
): readonly (readonly FiledClaim[])[] {
  const groups = Map.groupBy(claims, ({ reference, rule, filedOn }) =>
    reference === '' ? `${rule} ${filedOn}` : plainClaimNumber(reference) || reference,
  );
  return [...groups.values()].filter((group) => isDue(group.reduce((sum, { id }) => sum + book.dueOf(id), 0)));
}

interface Judged {
  readonly credit: NetCredit;
  readonly leftCents: number;
  readonly isExcluded: boolean;
  readonly book: Book;
}

/** What is left is offered for a decision where a claim that is still due may be meant. */
function outcomeOf({ credit, leftCents, isExcluded, book }: Judged): CreditOutcome {
  if (isExcluded) return 'not_for_claims';
  if (credit.takenBackCents === credit.cents) return 'taken_back';
  if (leftCents === 0) return 'allocated';
  const mayBeMeant =
    credit.trackingNumber === null
      ? (book.claimsOfCarrier.get(carrierOf(credit)) ?? []).filter(
          (claim) => isOwnType(credit, claim) || isUnspecific(credit),
        )
      : (book.claimsOfPackage.get(subjectOf(credit)) ?? []);
  if (mayBeMeant.some((claim) => isAfter(credit, claim) && book.dueOf(claim.id) > 0)) return 'to_decide';
  return leftCents < credit.cents - credit.takenBackCents ? 'allocated' : 'unclaimed';
}

function isOwnType({ creditType }: Pick<Credit, 'creditType'>, { rule }: FiledClaim): boolean {
  return findRule(rule)?.answeredBy.includes(creditType) ?? false;
}

function isUnspecific({ creditType }: Pick<Credit, 'creditType'>): boolean {
  return unspecificTypes.has(creditType);
}

const isAfter = (credit: Credit, { billDate }: FiledClaim): boolean => billDate === null || billDate <= credit.billDate;

type OfCarrier = Pick<FiledClaim, 'clientId' | 'carrierName'>;
const carrierOf = ({ clientId, carrierName }: OfCarrier): string => JSON.stringify([clientId, carrierName]);
const numberOf = (of: OfCarrier, number: string): string => `${carrierOf(of)} ${number}`;
