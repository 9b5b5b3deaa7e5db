import { text } from '../../../../lib/languages/text.ts';

/** The names of the grains of time in choices. */
export const grainLabels: ReadonlyMap<string, string> = new Map([
  ['day', text('Daily')],
  ['week', text('Weekly')],
  ['month', text('Monthly')],
  ['quarter', text('Quarterly')],
  ['year', text('Yearly')],
]);
