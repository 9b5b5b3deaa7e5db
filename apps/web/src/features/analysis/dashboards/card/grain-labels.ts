import { text } from '../../../../lib/languages/text.ts';

/** How the grains of time are called where one is chosen. */
export const grainLabels: ReadonlyMap<string, string> = new Map([
  ['day', text('Daily')],
  ['week', text('Weekly')],
  ['month', text('Monthly')],
  ['quarter', text('Quarterly')],
  ['year', text('Yearly')],
]);
