import type { Comparison } from '../reading/reading.ts';
import { expression } from '../words/expressions.ts';

/** The words that compare a number. */
export const comparing = ['over', 'under', 'atLeast', 'atMost', 'exactly'] as const;

/** What each of them says of the number. */
export const comparisons: Readonly<Record<(typeof comparing)[number], Comparison>> = {
  over: 'more',
  under: 'less',
  atLeast: 'atLeast',
  atMost: 'atMost',
  exactly: 'equal',
};

/** Chinese ‘50磅以上’ and ‘20磅以下’ compare with what stands before them, whatever follows. */
export const standsAfterAmount = expression('after-an-amount');
