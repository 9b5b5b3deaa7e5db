export const loadWeeks = () => import('./weeks/weeks-chart.tsx');
export const loadHalves = () => import('./halves/halves-chart.tsx');
export const loadRefunds = () => import('./refunds/refunds-chart.tsx');

/** What the Overview draws. */
export const loadOverviewCharts = () => Promise.allSettled([loadWeeks(), loadHalves(), loadRefunds()]);
