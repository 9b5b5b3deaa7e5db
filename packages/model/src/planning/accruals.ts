import { type AccrualBasis, accrualBases } from '@waybill/contract';

/** What packages of one carrier, service, zone and weight class have cost. */
export interface BilledCell {
  readonly carrierId: number;
  /** Comparable kinds of service, such as 2 Day. */
  readonly category: string;
  /** The carrier's own name for the service. */
  readonly product: string;
  readonly zone: string;
  /** As `weightClassOf`. */
  readonly weight: number;
  readonly packages: number;
  readonly cents: number;
}

/** What is known of a package that was not billed. */
export interface UnbilledParcel {
  readonly carrierId: number | null;
  readonly service: string | null;
  readonly zone: string | null;
  readonly pounds: number | null;
}

/** The average of packages that were billed. */
export interface Accrual {
  readonly cents: number;
  readonly basis: AccrualBasis;
  /** How many packages it is the average of. */
  readonly restsOn: number;
}

/** Fewer packages are no average: the next step is taken. */
export const leastForAverage = 5;

const ouncesOfPound = 16;

/** The weight class of a parcel, in pounds: by the ounce below a pound, else by the pound. */
export const weightClassOf = (pounds: number): number =>
  pounds < 1 ? Math.ceil(pounds * ouncesOfPound) / ouncesOfPound : Math.ceil(pounds);

/**
 * What packages that were not billed will cost: the average of those that were, of the same carrier, service, zone and
 * weight class. Where fewer than five have that in common, or the package does not tell it, service and weight count,
 * then service and zone, then the service, then the carrier alone.
 */
export class Accruals {
  readonly #cellsOfCarrier: ReadonlyMap<number, readonly BilledCell[]>;
  readonly #known = new Map<string, Accrual | undefined>();

  constructor(cells: readonly BilledCell[]) {
    this.#cellsOfCarrier = Map.groupBy(cells, ({ carrierId }) => carrierId);
  }

  /** Undefined where nothing like the package was billed. */
  of(parcel: UnbilledParcel): Accrual | undefined {
    const weight = parcel.pounds === null ? null : weightClassOf(parcel.pounds);
    const key = JSON.stringify([parcel.carrierId, parcel.service, parcel.zone, weight]);
    if (!this.#known.has(key)) this.#known.set(key, this.#average(parcel, weight));
    return this.#known.get(key);
  }

  #average({ carrierId, service, zone }: UnbilledParcel, weight: number | null): Accrual | undefined {
    const ofCarrier = this.#cellsOfCarrier.get(carrierId ?? 0) ?? [];
    const ofService = service === null ? [] : cellsOfService(ofCarrier, service);
    const hasZone = (cell: BilledCell): boolean => cell.zone === zone;
    const hasWeight = (cell: BilledCell): boolean => cell.weight === weight;
    const steps: Readonly<Record<AccrualBasis, readonly BilledCell[]>> = {
      serviceZoneWeight: ofService.filter((cell) => hasZone(cell) && hasWeight(cell)),
      serviceWeight: ofService.filter(hasWeight),
      serviceZone: ofService.filter(hasZone),
      service: ofService,
      carrier: ofCarrier,
    };
    for (const basis of accrualBases) {
      const restsOn = steps[basis].reduce((sum, { packages }) => sum + packages, 0);
      if (restsOn < leastForAverage) continue;
      const cents = steps[basis].reduce((sum, cell) => sum + cell.cents, 0);
      return { cents: Math.round(cents / restsOn), basis, restsOn };
    }
    return undefined;
  }
}

/** The cells of the service that a file names: of that product, else of that kind of service, else of products that begin so. */
function cellsOfService(cells: readonly BilledCell[], service: string): readonly BilledCell[] {
  const asked = plainService(service);
  const ways: readonly ((cell: BilledCell) => boolean)[] = [
    ({ product }) => plainService(product) === asked,
    ({ category }) => plainService(category) === asked,
    ({ product }) => asked !== '' && plainService(product).startsWith(asked),
  ];
  for (const way of ways) {
    const found = cells.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** `UPS® 2nd Day Air` and `2nd day air` are one service. */
const plainService = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^(UPS|FEDEX|USPS|DHL)\b/, '')
    .replaceAll(/[^A-Z0-9]/g, '');
