import type { MeasureName, PeriodGrain } from '@waybill/model';
import type { FoundConditions } from '../conditions/found-conditions.ts';
import type { FoundPeriods } from '../periods/periods.ts';
import type {
  Alternative,
  AskedMeasure,
  DatedBy,
  DimensionName,
  Lack,
  OrderedColumn,
  Show,
  Statistic,
  ValueFilter,
} from '../reading/reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import type { GroupsGivenUp } from './groups-given-up.ts';

/** The columns that a list of packages is asked to show, and the places of the words that name them. */
export interface AskedColumns {
  readonly names: readonly string[];
  readonly places: ReadonlySet<number>;
}

/** Invoices or packages in the order of their days. */
export interface Newest {
  readonly of: 'invoices' | 'packages';
  readonly descending: boolean;
  readonly limit: number | undefined;
}

/** What a figure is shared out over. */
export type SharedOver = 'packages' | 'billWeight';

/** What a question itself says, before anything is assumed or taken over from the question before. */
export interface Draft {
  readonly measures: readonly AskedMeasure[];
  /** ‘cost’ or ‘charges’, without saying of what. */
  readonly isCost: boolean;
  /** Parts that the figure of the question before is to be told without. */
  readonly less: readonly MeasureName[];
  /** ‘Per package’: what the figure of the question before is to be shared out over. */
  readonly per: SharedOver | undefined;
  /** ‘Total’, without saying of what. */
  readonly saysTotal: boolean;
  /** ‘All’, ‘overall’ */
  readonly saysAll: boolean;
  /** ‘Ship’, ‘send’ or ‘receive’. */
  readonly saysShipping: boolean;
  readonly dimensions: readonly DimensionName[];
  /** The dimensions are values that are held against each other. */
  readonly compares: boolean;
  readonly grain: PeriodGrain | undefined;
  readonly isTrend: boolean;
  readonly filters: readonly ValueFilter[];
  readonly conditions: FoundConditions;
  readonly lacking: readonly Lack[];
  readonly periods: FoundPeriods;
  readonly dateType: DatedBy | undefined;
  readonly versus: boolean;
  readonly change: boolean;
  /** It asks what fell. */
  readonly falls: boolean;
  readonly share: { readonly of: ValueFilter | undefined } | undefined;
  readonly limit: number | undefined;
  /** The second, third and so on is asked for, and no other. */
  readonly place: number | undefined;
  readonly descending: boolean | undefined;
  /** What packages of a list are ordered by. */
  readonly rowsBy: OrderedColumn | undefined;
  readonly isList: boolean;
  /** Columns that the list is to show. */
  readonly columns: AskedColumns;
  /** ‘Show me’ packages, which are to be listed if nothing else is asked for. */
  readonly showsPackages: boolean;
  readonly show: Show | undefined;
  /** The dearest or cheapest of something, without saying by what. */
  readonly isRankedByPrice: boolean;
  readonly isRanked: boolean;
  /** The best or the worst of something. */
  readonly isJudged: boolean;
  /** ‘The top service for each carrier’: a rank within each of other groups. */
  readonly ranksInGroups: boolean;
  readonly isWorst: boolean;
  /** ‘Only the biggest’, ‘which was the worst’: one, and not an order of all. */
  readonly asksForOne: boolean;
  readonly average: boolean;
  /** ‘delivered’, which no figure can be narrowed by. */
  readonly saysDelivered: boolean;
  /** An average of spend, without saying over what. */
  readonly isVagueAverage: boolean;
  readonly followsUp: boolean;
  /** ‘By reason’, ‘by type’, of what the question before asked for. */
  readonly kindAsked: string | undefined;
  /** ‘The last invoice’, ‘newest packages’ */
  readonly newest: Newest | undefined;
  /** ‘And the median?’, of what the question before asked for. */
  readonly statisticsAlone: readonly Statistic[];
  /** ‘For packages over 20 lb’: what the question before is to be narrowed to. */
  readonly narrowsPackages: boolean;
  /** It begins with ‘as a percent of’. */
  readonly asksShareFirst: boolean;
  readonly saysHowMany: boolean;
  /** ‘How many were residential’: how many there are of something, without saying of what. */
  readonly countsUnnamed: boolean;
  /** It asks how many there are, and not how much. */
  readonly saysNumber: boolean;
  /** ‘International packages’: a value is named together with packages. */
  readonly saysPackages: boolean;
  /** ‘By weight’, of what is listed. */
  readonly sortsBy: boolean;
  readonly adds: boolean;
  /** ‘And by month’: it begins with ‘and’, so that groups of another kind come beside those before. */
  readonly beginsWithAnd: boolean;
  /** ‘Their spend’: that of what was told before. */
  readonly refersToTheirs: boolean;
  /** ‘Not by month’, ‘instead of monthly’: groups that are to go. */
  readonly givenUp: GroupsGivenUp;
  /** ‘In total’, ‘sum it up’: the groups of the question before are to be added up. */
  readonly sumsUp: boolean;
  /** ‘Remove the limit’, ‘all of them’ */
  readonly liftsLimit: boolean;
  /** Dimensions whose filters are to go: ‘all carriers’. */
  readonly released: readonly DimensionName[];
  /** ‘Including USPS’: what is counted too, and narrows nothing. */
  readonly included: readonly ValueFilter[];
  /** Carriers that Total Spend leaves out are counted too. */
  readonly countsAllCarriers: boolean;
  readonly why: boolean;
  /** ‘Late or over 50 lb’: conditions of different kinds, of which one is enough. */
  readonly isEither: boolean;
  /** One of these is enough. */
  readonly anyOf?: readonly Alternative[] | undefined;
  /** Two conditions of different kinds with ‘or’ between them, and whether others may belong to one of them. */
  readonly joined: { readonly alternatives: readonly Alternative[]; readonly isOpen: boolean } | undefined;
  /** The words that no rule could use. */
  readonly unplaced: readonly string[];
  /** Days that no calendar has. */
  readonly impossible: readonly string[];
  /** Why it cannot be answered although every word is known. */
  readonly problem: ReasonName | undefined;
}

/** A plain measure as it is asked for. */
export function plain(measure: MeasureName): AskedMeasure {
  return { kind: 'measure', measure };
}
