/** Whose place is mapped. */
export const mapSides = ['consignee', 'sender'] as const;
export type MapSide = (typeof mapSides)[number];

/** How fine: continents, countries of the world, states of the US, counties of the US. */
export const mapLevels = ['continent', 'country', 'state', 'county'] as const;
export type MapLevel = (typeof mapLevels)[number];

/** The column whose values are the map's areas: continent, ISO country, state code or five-digit county code. */
export function areaColumn(side: MapSide, level: MapLevel): string {
  if (level === 'continent') return side === 'consignee' ? 'receiver_continent' : 'sender_continent';
  return level === 'county' ? `${side}_county` : `normalised_${side}_${level}`;
}

/** The conditions of a map of the US; the world has none. */
export function areaWhereClauses(side: MapSide, level: MapLevel): string[] {
  if (level === 'country' || level === 'continent') return [];
  const inUs = `normalised_${side}_country = 'US'`;
  return level === 'state' ? [inUs] : [inUs, `${side}_county is not null`];
}

/** Whose place a map's dimension means. */
export function mapSideOf(dimension: 'normalised_consignee' | 'normalised_sender'): MapSide {
  return dimension === 'normalised_consignee' ? 'consignee' : 'sender';
}
