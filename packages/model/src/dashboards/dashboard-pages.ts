/** A page of the configurable dashboard: a name and what it shows, in order. */
export interface DashboardPage {
  readonly name: string;
  readonly dashboardIds: readonly number[];
}

/** The pages that everybody begins with; each user may change them. */
export const dashboardPages: readonly DashboardPage[] = [
  { name: 'Spend', dashboardIds: [60, 61, 70, 71, 62, 67] },
  { name: 'Carriers', dashboardIds: [63, 566, 77, 567, 78] },
  { name: 'Services', dashboardIds: [72, 559, 68, 560] },
  { name: 'Accessorials', dashboardIds: [66, 73, 74] },
  { name: 'Weight and Rates', dashboardIds: [76, 75, 65] },
  { name: 'Accounts', dashboardIds: [64] },
];
