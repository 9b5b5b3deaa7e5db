/** Words that name nothing and still tell what is wanted. */
export interface Manner {
  /** ‘Show me’ */
  readonly saysShow: boolean;
  /** ‘Total’, which is that of spend where nothing else is named. */
  readonly saysTotal: boolean;
  /** ‘Who’ or ‘where’ at the beginning, which asks for one of a group. */
  readonly asksWhom: string | undefined;
  /** ‘Combined’: one figure for several periods. */
  readonly saysTogether: boolean;
  /** ‘Ship’, ‘send’ or ‘receive’, which asks for packages where nothing else is named. */
  readonly saysShipping: boolean;
}

/** A question without such words. */
export const plainly: Manner = {
  saysShow: false,
  asksWhom: undefined,
  saysTotal: false,
  saysTogether: false,
  saysShipping: false,
};
