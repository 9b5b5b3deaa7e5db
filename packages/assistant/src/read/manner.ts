import type { DatedBy } from '../reading/reading.ts';

/** Words that name nothing and still tell what is wanted. */
export interface Manner {
  /** ‘Show me’ */
  readonly saysShow: boolean;
  /** ‘Total’, which is that of spend where nothing else is named. */
  readonly saysTotal: boolean;
  /** ‘Who’ or ‘where’ at the beginning, which asks for one of a group. */
  readonly asksWhom: string | undefined;
  /** ‘The late ones’: some of those that the question before asked for. */
  readonly refersToOnes: boolean;
  /** ‘Their spend’ */
  readonly refersToTheirs: boolean;
  /** ‘In total’, ‘sum it up’ */
  readonly sumsUp: boolean;
  /** ‘Remove the limit’, ‘all of them’ */
  readonly liftsLimit: boolean;
  /** ‘Combined’: one figure for several periods. */
  readonly saysTogether: boolean;
  /** ‘Ship’, ‘send’ or ‘receive’, which asks for packages where nothing else is named. */
  readonly saysShipping: boolean;
  /** ‘Shipped’, ‘delivered’: which days of a package those of the question are. */
  readonly datedBy: DatedBy | undefined;
}

/** A question without such words. */
export const plainly: Manner = {
  saysShow: false,
  asksWhom: undefined,
  refersToOnes: false,
  refersToTheirs: false,
  saysTotal: false,
  sumsUp: false,
  liftsLimit: false,
  saysTogether: false,
  saysShipping: false,
  datedBy: undefined,
};
