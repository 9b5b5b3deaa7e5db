import type { ServiceRule } from '../../flat/declaration.ts';

const express = 'Parcel Express';
const ground = 'Parcel Ground';

/** Names of UPS services as of 2025. */
export const upsServices: readonly ServiceRule[] = [
  { words: ['UNDELIVERABLE RETURN'], category: 'Returns', mode: ground },
  { words: ['RETURNS'], category: 'Returns', mode: ground },
  { words: ['STANDARD TO'], category: 'International', mode: ground },
  { words: ['TO CANADA'], category: 'International', mode: ground },
  { words: ['WORLDWIDE'], category: 'International', mode: express },
  { words: ['EXPEDITED'], category: 'International', mode: express },
  { words: ['INTERNATIONAL'], category: 'International', mode: express },
  { words: ['TO MEXICO'], category: 'International', mode: express },
  { words: ['EARLY'], category: 'Next Day Early', mode: express },
  { words: ['NEXT DAY'], category: 'Next Day', mode: express },
  { words: ['2ND DAY'], category: '2 Day', mode: express },
  { words: ['SECOND DAY'], category: '2 Day', mode: express },
  { words: ['3 DAY'], category: '3 Day', mode: express },
  { words: ['THREE DAY'], category: '3 Day', mode: express },
  { words: ['GROUND SAVER'], category: 'Economy', mode: ground },
  { words: ['SUREPOST'], category: 'Economy', mode: ground },
  { words: ['MAIL INNOVATIONS'], category: 'Economy', mode: ground },
  { words: ['GROUND'], category: 'Ground', mode: ground },
];
