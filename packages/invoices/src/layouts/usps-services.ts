import type { ServiceRule } from '../flat/declaration.ts';

/** Mail classes of the postal service as of 2025, also under the names that resellers write without spaces. */
export const uspsServices: readonly ServiceRule[] = [
  { words: ['INTERNATIONAL'], category: 'International', mode: 'Parcel Express' },
  { words: ['RETURN'], category: 'Returns', mode: 'Parcel Ground' },
  { words: ['EXPRESS'], category: 'Next Day', mode: 'Parcel Express' },
  { words: ['PRIORITY'], category: '2 Day', mode: 'Parcel Express' },
  { words: ['GROUND'], category: 'Ground', mode: 'Parcel Ground' },
  { words: ['FIRST'], category: 'Ground', mode: 'Parcel Ground' },
  { words: ['PARCEL SELECT'], category: 'Economy', mode: 'Parcel Ground' },
  { words: ['PARCELSELECT'], category: 'Economy', mode: 'Parcel Ground' },
  { words: ['MEDIA'], category: 'Economy', mode: 'Parcel Ground' },
  { words: ['LIBRARY'], category: 'Economy', mode: 'Parcel Ground' },
];
