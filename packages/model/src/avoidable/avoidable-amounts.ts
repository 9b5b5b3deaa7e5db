import type { DataQuery, DataRow } from '@waybill/contract';
import type { DateRange } from '../dates/date-range.ts';
import { rounded } from '../formats/rounded.ts';
import { analysisOf, factOf } from '../pages/pages.ts';
import { shippingInsight } from '../pages/shipping-insight.ts';
import { amountOf, amountsQuery } from '../queries/amounts-query.ts';
import { breakdownQuery } from '../queries/breakdown-query.ts';
import type { PageState } from '../queries/page-state.ts';
import { type AvoidableSource, avoidableCosts } from './avoidable-costs.ts';
import { expedited, groundInstead, groundInsteadQuery } from './ground-instead.ts';
import {
  narrowHandlingQuery,
  repeatedCorrectionsQuery,
  residentialAtCompaniesQuery,
  smallerCartonsQuery,
} from './saving-queries.ts';

/** What is asked to know what can be avoided. */
export const avoidableQueries = {
  totals: amountsQuery,
  accessorials: (state: PageState) => breakdownQuery(state, 'accessorial'),
  ground: groundInsteadQuery,
  addresses: repeatedCorrectionsQuery,
  residential: residentialAtCompaniesQuery,
  handling: narrowHandlingQuery,
  cartons: smallerCartonsQuery,
} as const satisfies Readonly<Record<string, (state: PageState) => DataQuery>>;

export type AvoidableQueryName = keyof typeof avoidableQueries;
export type AvoidableAnswers = Readonly<Partial<Record<AvoidableQueryName, readonly DataRow[]>>>;

/** The rows behind an avoidable cost. */
export type AvoidableRows =
  | AvoidableSource
  | { readonly kind: 'service'; readonly service: string; readonly zones: readonly string[] };

/** What can be avoided of a cost. */
export interface AvoidableAmount {
  /** The key of the cost, or the service category that is faster than it needs to be. */
  readonly key: string;
  readonly billed: number;
  /** What a change would have saved; null where nothing tells how much of the cost that is. */
  readonly saving: number | null;
  /** The packages, and the addresses, that the saving is about; 0 where it is not about single ones. */
  readonly packages: number;
  readonly places: number;
  /** Whether the saving is estimated from the client's other packages rather than billed as such. */
  readonly isEstimate: boolean;
  readonly rows: AvoidableRows;
}

/** The key of packages that are billed by size. */
export const billedBySize = 'dimensionalTransportation';

/** Costs of which all can be avoided. */
const wholly: ReadonlySet<string> = new Set(['chargeback', 'sccAuditFee', 'latePaymentFees', 'paymentProcessingFees']);
/** Where the part that can be avoided is asked for. */
const parts: Readonly<Record<string, AvoidableQueryName>> = {
  addressCorrection: 'addresses',
  Residential: 'residential',
  'Additional handling': 'handling',
};

/** The costs of the answers, those with the highest saving first, then those with none by what was billed. */
export function avoidableAmounts(state: PageState, answers: AvoidableAnswers): readonly AvoidableAmount[] {
  const { totals, accessorials } = answers;
  const byGroup = new Map(accessorials?.map(({ NAME, VALUE }) => [String(NAME ?? ''), Number(VALUE ?? 0)]));
  const billed = avoidableCosts.map(({ key, source }): AvoidableAmount => {
    const amount =
      source.kind === 'fact'
        ? amountOf(factOf(state.analysis, source.fact), totals?.[0])
        : (byGroup.get(source.accessorial) ?? 0);
    const [part] = answers[parts[key] ?? 'totals'] ?? [];
    const isPart = parts[key] !== undefined;
    return {
      key,
      billed: amount,
      saving: isPart ? rounded(Number(part?.SAVING ?? 0)) : wholly.has(key) ? amount : null,
      packages: isPart ? Number(part?.PACKAGES ?? 0) : 0,
      places: isPart ? Number(part?.PLACES ?? 0) : 0,
      isEstimate: false,
      rows: source,
    };
  });
  const all = [...billed, ...fasterServices(answers.ground ?? []), bySize(answers.cartons?.[0])];
  return all
    .filter((each) => each.billed > 0)
    .toSorted((one, other) => (other.saving ?? 0) - (one.saving ?? 0) || other.billed - one.billed);
}

function fasterServices(rows: readonly DataRow[]): readonly AvoidableAmount[] {
  return groundInstead(rows).map(({ service, zones, packages, cost, saving }) => ({
    key: service,
    billed: cost,
    saving,
    packages,
    places: 0,
    isEstimate: true,
    rows: { kind: 'service', service, zones },
  }));
}

function bySize(row: DataRow | undefined): AvoidableAmount {
  return {
    key: billedBySize,
    billed: rounded(Number(row?.COST ?? 0)),
    saving: Math.max(0, rounded(Number(row?.SAVING ?? 0))),
    packages: Number(row?.PACKAGES ?? 0),
    places: 0,
    isEstimate: true,
    rows: { kind: 'fact', fact: billedBySize },
  };
}

/** What is asked to measure a cost before and after an action; undefined for what is no avoidable cost. */
export function measuredBy(key: string): AvoidableQueryName | undefined {
  if (key === billedBySize) return 'cartons';
  if (expedited.some((service) => service === key)) return 'ground';
  const cost = avoidableCosts.find((each) => each.key === key);
  return cost && (cost.source.kind === 'fact' ? 'totals' : 'accessorials');
}

/** What a cost came to, for a comparison before and after an action: what was billed, or for estimates what could be saved. */
export function measuredAmount(state: PageState, key: string, answers: AvoidableAnswers): number {
  const found = avoidableAmounts(state, answers).find((each) => each.key === key);
  return (found?.isEstimate ? found.saving : found?.billed) ?? 0;
}

/** Shipping Insight of a client and all its children, by the date of the invoices and without filters. */
export function insightState(clientId: number, dates: DateRange): PageState {
  const analysis = analysisOf(shippingInsight);
  return {
    analysis,
    fact: factOf(analysis),
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates,
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };
}
