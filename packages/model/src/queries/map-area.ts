/** The side of the shipment that is mapped: sender or receiver. */
export const mapSides = ['consignee', 'sender'] as const;
export type MapSide = (typeof mapSides)[number];

/** How fine: countries of the world, states of the US, counties of the US, continents. */
export const mapLevels = ['country', 'state', 'county', 'continent'] as const;
export type MapLevel = (typeof mapLevels)[number];

/** The column whose values are the map's areas: continent, ISO country, state code or five-digit county code. */
export function areaColumn(side: MapSide, level: MapLevel): string {
  if (level === 'continent') return side === 'consignee' ? 'receiver_continent' : 'sender_continent';
  return level === 'county' ? `${side}_county` : `normalised_${side}_${level}`;
}

/** The conditions of a map of the US; the world has none. Rows without a county stay, so that it can be said how many. */
export function areaWhereClauses(side: MapSide, level: MapLevel): string[] {
  return level === 'state' || level === 'county' ? [`normalised_${side}_country = 'US'`] : [];
}

/** The side of the shipment that a map's dimension refers to. */
export function mapSideOf(dimension: 'normalised_consignee' | 'normalised_sender'): MapSide {
  return dimension === 'normalised_consignee' ? 'consignee' : 'sender';
}
