/** Zone 2 to 8 by distance, as every US carrier numbers them. */
export const distanceZones = ['2', '3', '4', '5', '6', '7', '8'] as const;

/** The zone of Alaska, Hawaii and Puerto Rico, which carriers price separately from the other 48 states. */
export const remoteZone = 'AK/HI/PR';

/** The zone of everything that crosses a border. */
export const internationalZone = 'International';

/** The zone codes of one service of a carrier. */
export interface ZoneCodes {
  readonly carrierId: number;
  /** The service that the codes belong to; null if a carrier's codes do not tell the service. */
  readonly mode: string | null;
  /** The rated zone by the code that invoices print, without padding zeros. */
  readonly zones: Readonly<Record<string, string>>;
  /** Where the codes are documented. */
  readonly source: string;
}

const ups = 1;
const fedEx = 2;
const upsCharts = 'UPS zone charts (ups.com, one for each origin ZIP code): the columns of the services.';
const upsRemote = 'UPS zone charts: the footnotes for Alaska, Hawaii and Puerto Rico.';

/**
 * The meaning of carriers' zone codes. UPS uses a different code for each service: zone 5 is 005 by Ground and 105 by
 * Next Day Air. A code that is not listed is a zone of its own.
 */
export const zoneTable: readonly ZoneCodes[] = [
  { carrierId: ups, mode: 'Ground', zones: byDistance(''), source: upsCharts },
  { carrierId: ups, mode: '3 Day Select', zones: byDistance('30'), source: upsCharts },
  { carrierId: ups, mode: '2nd Day Air', zones: byDistance('20'), source: upsCharts },
  { carrierId: ups, mode: '2nd Day Air A.M.', zones: byDistance('24'), source: upsCharts },
  { carrierId: ups, mode: 'Next Day Air Saver', zones: byDistance('13'), source: upsCharts },
  { carrierId: ups, mode: 'Next Day Air', zones: byDistance('10'), source: upsCharts },
  { carrierId: ups, mode: 'Ground', zones: remote(['44', '45', '46']), source: upsRemote },
  { carrierId: ups, mode: '2nd Day Air', zones: remote(['224', '225', '226']), source: upsRemote },
  { carrierId: ups, mode: 'Next Day Air', zones: remote(['124', '125', '126']), source: upsRemote },
  {
    carrierId: fedEx,
    mode: null,
    zones: { ...byDistance(''), ...remote(['9', '17']) },
    source: 'FedEx Billing Online, column Zone Code: 2 to 8, 9 is Hawaii, 17 is Alaska; it may be padded with zeros.',
  },
];

function byDistance(prefix: string): Record<string, string> {
  return Object.fromEntries(distanceZones.map((zone) => [`${prefix}${zone}`, zone]));
}

function remote(codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, remoteZone]));
}
