export const loadWeeks = () => import('./weeks/weeks-chart.tsx');
export const loadHalves = () => import('./halves/halves-chart.tsx');
export const loadRefunds = () => import('./refunds/refunds-chart.tsx');
export const loadChanges = () =>
  import('./changes/changes-card.tsx').then(({ ChangesCard }) => ({ default: ChangesCard }));

/** What the Overview draws after its figures. */
export const loadOverviewCharts = () => Promise.allSettled([loadWeeks(), loadHalves(), loadRefunds(), loadChanges()]);
