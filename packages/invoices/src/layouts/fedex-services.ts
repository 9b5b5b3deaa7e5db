import type { ServiceRule } from '../flat/declaration.ts';

/** Services of FedEx by the words in their names. */
export const fedexServices: readonly ServiceRule[] = [
  { words: ['RETURN'], category: 'Returns', mode: 'Parcel Ground' },
  { words: ['INTERNATIONAL', 'GROUND'], category: 'International', mode: 'Parcel Ground' },
  { words: ['INTERNATIONAL'], category: 'International', mode: 'Parcel Express' },
  { words: ['INTL'], category: 'International', mode: 'Parcel Express' },
  { words: ['FREIGHT'], category: 'Freight', mode: 'Air Freight' },
  { words: ['FIRST OVERNIGHT'], category: 'Next Day Early', mode: 'Parcel Express' },
  { words: ['OVERNIGHT'], category: 'Next Day', mode: 'Parcel Express' },
  { words: ['2DAY'], category: '2 Day', mode: 'Parcel Express' },
  { words: ['2 DAY'], category: '2 Day', mode: 'Parcel Express' },
  { words: ['EXPRESS SAVER'], category: '3 Day', mode: 'Parcel Express' },
  { words: ['SMARTPOST'], category: 'Economy', mode: 'Parcel Ground' },
  { words: ['ECONOMY'], category: 'Economy', mode: 'Parcel Ground' },
  { words: ['HOME DELIVERY'], category: 'Ground', mode: 'Parcel Ground' },
  { words: ['GROUND'], category: 'Ground', mode: 'Parcel Ground' },
];
