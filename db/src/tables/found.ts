/** A client whose findings have all been worked out. */
export interface FoundClientTable {
  client_id: number;
  /** Digest of what they have been worked out for: the load, the rules, agreements and the day. */
  basis: string;
}

/** A calendar year of invoice dates in which the rules have searched a client's bills. */
export interface FoundYearTable {
  client_id: number;
  year: number;
  /** Digest of all that the search rests on. */
  basis: string;
}

/** What was found in a month of invoice dates. */
export interface FoundMonthTable {
  client_id: number;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  year: number;
  /** The findings as compressed JSON, encrypted: they hold amounts of agreements. */
  found: string;
  /** What rules could judge, in the same form. */
  covered: string;
}
