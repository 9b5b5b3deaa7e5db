export const loadWeeks = () => import('./weeks/weeks-chart.tsx');
export const loadHalves = () => import('./halves/halves-chart.tsx');
export const loadRefunds = () => import('./refunds/refunds-chart.tsx');
export const loadChanges = () =>
  import('./changes/changes-card.tsx').then(({ ChangesCard }) => ({ default: ChangesCard }));
export const loadAttention = () => import('./attention/attention-card.tsx');
export const loadTiles = () => import('./tiles/tiles-card.tsx').then(({ TilesCard }) => ({ default: TilesCard }));

/** The charts of the Overview, loaded after its figures. */
export const loadOverviewCharts = () =>
  Promise.allSettled([loadChanges(), loadAttention(), loadTiles(), loadWeeks(), loadHalves(), loadRefunds()]);
