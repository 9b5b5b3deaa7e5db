import type { AskedMeasure } from './reading.ts';

/** Whether a figure is the share of packages on time or late, which is asked of all packages, whatever their status. */
export function isShareOfStatus(asked: AskedMeasure): boolean {
  return asked.kind === 'measure' && (asked.measure === 'onTimePercent' || asked.measure === 'latePercent');
}
