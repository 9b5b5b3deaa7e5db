/** Mail classes of the postal service, also as resellers write them, and what they are. */
export const uspsServices = [
  ['First-Class Package International', 'International', 'Parcel Express'],
  ['Ground Return', 'Returns', 'Parcel Ground'],
  ['Priority Mail Express', 'Next Day', 'Parcel Express'],
  ['PriorityMail', '2 Day', 'Parcel Express'],
  ['GroundAdvantage', 'Ground', 'Parcel Ground'],
  ['First', 'Ground', 'Parcel Ground'],
  ['Parcel Select', 'Economy', 'Parcel Ground'],
  ['ParcelSelect', 'Economy', 'Parcel Ground'],
  ['Media Mail', 'Economy', 'Parcel Ground'],
  ['LibraryMail', 'Economy', 'Parcel Ground'],
  ['Pigeon', 'Other', 'Other'],
] as const;
