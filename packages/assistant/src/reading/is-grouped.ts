import type { Reading } from './reading.ts';

/** Whether figures are shown by groups or by periods. */
export function isGrouped({ dimensions, time }: Pick<Reading, 'dimensions' | 'time'>): boolean {
  return dimensions.length > 0 || time.grain !== undefined;
}
