/**
 * What is not counted unless the reader includes it: accounts that are no longer active (S1 section 5), and freight
 * invoices that are not payable: those marked duplicate, zero-pay or open data entry (S1 section 7).
 */
export const usuallyLeftOut = ['inactive_accounts', 'unpayable_freight'] as const;
export type UsuallyLeftOut = (typeof usuallyLeftOut)[number];

/** Each group's rows and its words. */
export const leftOutGroups: Readonly<
  Record<
    UsuallyLeftOut,
    { readonly text: string; readonly choice: string; readonly rows: string; readonly others: string }
  >
> = {
  inactive_accounts: {
    text: 'Inactive accounts',
    choice: 'Include inactive accounts',
    rows: "account_status = 'inactive'",
    others: "account_status = 'active'",
  },
  unpayable_freight: {
    text: 'Freight invoices marked duplicate, zero-pay or open data entry',
    choice: 'Include freight invoices marked duplicate, zero-pay or open data entry',
    rows: "invoice_status in ('duplicate','zeropayclose','ode')",
    others: "invoice_status is null or invoice_status not in ('duplicate','zeropayclose','ode')",
  },
};

/** The conditions of what is counted; ANDed. */
export function countedWhereClauses(included: readonly UsuallyLeftOut[]): readonly string[] {
  return usuallyLeftOut.filter((name) => !included.includes(name)).map((name) => leftOutGroups[name].others);
}

/** The conditions with more being counted than they say. */
export function countingToo(whereClauses: readonly string[], included: readonly UsuallyLeftOut[]): readonly string[] {
  const counted = included.map((name) => leftOutGroups[name].others);
  return whereClauses.filter((clause) => !counted.includes(clause));
}

/** The conditions that somebody chose: without those of what is usually left out. */
export function chosenWhereClauses(whereClauses: readonly string[]): readonly string[] {
  const usual = countedWhereClauses([]);
  return whereClauses.filter((clause) => !usual.includes(clause));
}
