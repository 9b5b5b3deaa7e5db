/** A page of the configurable dashboard: a name and what it shows, in order. */
export interface DashboardPage {
  readonly name: string;
  readonly dashboardIds: readonly number[];
}

export const dashboardPages: readonly DashboardPage[] = [
  { name: 'Spend', dashboardIds: [60, 61, 62, 67] },
  { name: 'Carriers', dashboardIds: [63, 566, 567] },
  { name: 'Services', dashboardIds: [559, 560, 65] },
  { name: 'Accounts', dashboardIds: [64, 66] },
];
