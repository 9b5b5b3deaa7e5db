import { join } from 'node:path';
import type { Plugin } from 'vite';

const still = join(import.meta.dirname, '..', 'src', 'ui', 'charts', 'still-spring.tsx');

/** Draws the charts without the library that could animate them. */
export function stillCharts(): Plugin {
  return {
    name: 'waybill:still-charts',
    enforce: 'pre',
    resolveId: { filter: { id: /^@react-spring\/web$/ }, handler: () => still },
  };
}
