export const loadTrends = () => import('../../../ui/cards/trends/trends-chart.tsx');
export const loadBreakdown = () => import('./breakdown/breakdown-chart.tsx');
export const loadMap = () => import('./map/map-picture.tsx');

/** What nearly every analysis page draws. */
export const loadCharts = () => Promise.allSettled([loadTrends(), loadBreakdown(), loadMap()]);
