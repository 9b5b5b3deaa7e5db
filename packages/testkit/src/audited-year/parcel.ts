import { businessDaysAfter, holidayCalendar, mergedPacks, shippedPacks } from '@waybill/audit';

const calendar = holidayCalendar(mergedPacks(shippedPacks()), 1);

/** The day so many service days after a day. */
export const serviceDayAfter = (day: string, count: number): string => businessDaysAfter(calendar, day, count).day;

/** A row of a fact table as a test describes it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A charge of a package in cents; the discount is part of it. */
export interface Line {
  readonly family: string;
  readonly code: string;
  readonly group?: string;
  readonly text: string;
  readonly gross: number;
  readonly discount: number;
  readonly credit?: string;
}

/** A package of the invented shipper, from which its bill follows. */
export interface Parcel {
  readonly number: string;
  readonly carrier: 1 | 2;
  readonly service: keyof typeof services;
  readonly shipped: string;
  readonly zone: number;
  /** What it weighs, and its sides in inches. */
  readonly pounds: number;
  readonly sides: readonly [number, number, number];
  readonly from: string;
  readonly to: string;
  readonly address: string;
  readonly extras: readonly (keyof typeof extras)[];
}

/** How a bill departs from what is right. */
export interface Departure {
  readonly zone?: number;
  readonly billedPounds?: number;
  readonly discount?: number;
  readonly price?: number;
  readonly fuelPoints?: number;
  readonly extraPrice?: number;
  /** Extras that are charged besides those that are due. */
  readonly charged?: readonly (keyof typeof extras)[];
  readonly row?: Row;
}

/** Services: what the published price is made of, days promised, the agreed discount in per cent, and the minimum. */
export const services = {
  Ground: {
    category: 'Ground',
    express: false,
    base: 900,
    zone: 55,
    pound: 48,
    days: 4,
    discount: 41,
    minimum: 620,
  },
  'Next Day Air': {
    category: 'Next Day',
    express: true,
    base: 4100,
    zone: 320,
    pound: 210,
    days: 1,
    discount: 55,
    minimum: 0,
  },
  '2nd Day Air': {
    category: '2 Day',
    express: true,
    base: 1900,
    zone: 140,
    pound: 120,
    days: 2,
    discount: 48,
    minimum: 0,
  },
  'FedEx Ground': {
    category: 'Ground',
    express: false,
    base: 910,
    zone: 56,
    pound: 47,
    days: 4,
    discount: 38,
    minimum: 0,
  },
  'FedEx Priority Overnight': {
    category: 'Next Day',
    express: true,
    base: 4200,
    zone: 310,
    pound: 215,
    days: 1,
    discount: 52,
    minimum: 0,
  },
  'FedEx Ground Economy': {
    category: 'Economy',
    express: false,
    base: 700,
    zone: 40,
    pound: 40,
    days: 6,
    discount: 20,
    minimum: 0,
  },
} as const;

/** Extras by their net price in cents. Fuel is charged on all but signatures. */
export const extras = {
  residential: { code: 'RES', group: 'Residential', text: 'Residential Surcharge', price: 395, fuel: true },
  area: { code: 'RDC', group: 'Delivery area', text: 'Delivery Area Surcharge', price: 415, fuel: true },
  handling: { code: 'AHL', group: 'Additional handling', text: 'Addl. Handling longest side', price: 2850, fuel: true },
  large: { code: 'LPS', group: 'Large package', text: 'Large Package Surcharge', price: 21900, fuel: true },
  saturday: { code: 'SAT', group: 'Saturday', text: 'Saturday Delivery', price: 1600, fuel: true },
  signature: { code: 'DCS', group: 'Signature', text: 'Delivery Confirmation Signature', price: 720, fuel: false },
} as const;

const roundUpSince = '2025-08-18';

/** The pounds that a carrier may bill. */
export function duePounds({ pounds, sides, shipped, extras: due }: Parcel): number {
  const inches = sides.map((side) => (shipped >= roundUpSince ? Math.ceil(side) : Math.round(side)));
  const volume = inches.reduce((product, side) => product * side, 1);
  const least = due.includes('large') ? 90 : due.includes('handling') ? 40 : 1;
  return Math.max(Math.ceil(pounds), Math.ceil(volume / 139), least);
}

/** The fuel percentage of the week of a ship date. */
function fuelPercent(shipped: string, express: boolean): number {
  const week = Math.floor((Date.parse(shipped) / 86_400_000 + 4) / 7);
  return (express ? 20.5 : 18) + 0.25 * (week % 9);
}

/** The charges of a package: transportation with its discount, extras, and fuel on both. */
export function linesOf(parcel: Parcel, departure: Departure = {}): readonly Line[] {
  const service = services[parcel.service];
  const pounds = departure.billedPounds ?? duePounds(parcel);
  // The published rates of the next year hold from late December on.
  const increase = parcel.shipped >= '2025-12-22' ? 1.059 : 1;
  const listed = service.base + service.zone * (departure.zone ?? parcel.zone) + service.pound * pounds;
  const gross = Math.round(listed * increase) + (departure.price ?? 0);
  const agreed = Math.round((gross * (departure.discount ?? service.discount)) / 100);
  const discount = departure.discount === undefined ? Math.min(agreed, Math.max(0, gross - service.minimum)) : agreed;
  const own = [...parcel.extras, ...(departure.charged ?? [])].map((name): Line & { fuel: boolean } => {
    const { code, group, text, price, fuel } = extras[name];
    const raised = name === 'residential' ? (departure.extraPrice ?? 0) : 0;
    return { family: 'other_accessorial', code, group, text, gross: price + raised, discount: 0, fuel };
  });
  const charged = own.filter(({ fuel }) => fuel).reduce((sum, line) => sum + line.gross, 0);
  const basis = (parcel.carrier === 1 ? gross : gross - discount) + charged;
  const percent = fuelPercent(parcel.shipped, service.express) + (departure.fuelPoints ?? 0);
  const fuel = Math.round((basis * percent) / 100);
  return [
    { family: 'transportation', code: 'FRT', text: parcel.service, gross, discount },
    ...own,
    { family: 'fuel_surcharge', code: 'FSC', text: 'Fuel Surcharge', gross: fuel, discount: 0 },
  ];
}

/** What lines cost after discount, in cents. */
export const netOf = (lines: readonly Line[], family?: string): number =>
  lines
    .filter((line) => family === undefined || line.family === family)
    .reduce((sum, { gross, discount }) => sum + gross - discount, 0);

/** On which invoice, and what the row says besides. */
export interface Billing {
  readonly invoice: string;
  readonly billed: string;
  readonly rowKind?: 'package' | 'adjustment';
  readonly row?: Row;
}

/** The rows of both fact tables for a package with these charges. */
export function rowsOf(parcel: Parcel, lines: readonly Line[], id: number, billing: Billing) {
  const { category, express, days } = services[parcel.service];
  const { invoice, billed, rowKind = 'package', row = {} } = billing;
  const due = serviceDayAfter(parcel.shipped, days);
  const shared: Row = {
    client_id: 1001,
    carrier_id: parcel.carrier,
    carrier_name: parcel.carrier === 1 ? 'UPS' : 'FedEx',
    account_id: parcel.carrier,
    account_number: `A${parcel.carrier}`,
    invoice_number: invoice,
    bill_date: billed,
    pickup_date: parcel.shipped,
    tracking_number: parcel.number,
    tracking_id: id,
    service: parcel.service,
    service_category: category,
    mode_category: express ? 'Parcel Express' : 'Parcel Ground',
    zone: String(parcel.zone),
    bill_option: 'PREPAID',
    sender_postal_code: parcel.from,
    consignee_postal_code: parcel.to,
    delivery_date: `${due} ${express ? '09:40' : '14:05'}:00`,
    tracking_status: 'On Time',
    ...row,
  };
  const sum = (family: string, of: (line: Line) => number) =>
    lines.filter((line) => line.family === family).reduce((total, line) => total + of(line), 0) / 100;
  const gross = (line: Line) => line.gross;
  const discount = (line: Line) => line.discount;
  const [a, b, c] = parcel.sides;
  return {
    package: {
      ...shared,
      row_kind: rowKind,
      no_of_pkgs: rowKind === 'package' ? 1 : 0,
      charge_description: parcel.service,
      scheduled_date: express ? `${due} 10:30:00` : null,
      actual_weight_pounds: parcel.pounds,
      bill_weight_pounds: duePounds(parcel),
      length: a,
      width: b,
      height: c,
      dim_unit: 'inches',
      consignee_company: 'Somebody at home',
      consignee_address: parcel.address,
      net_amount: netOf(lines) / 100,
      transportation_amount: sum('transportation', gross),
      transportation_discount: sum('transportation', discount),
      fuel_surcharge_amount: sum('fuel_surcharge', gross),
      fuel_surcharge_discount: sum('fuel_surcharge', discount),
      other_accessorial_amount: sum('other_accessorial', gross),
      other_accessorial_discount: sum('other_accessorial', discount),
      billing_adjustment_amount: sum('billing_adjustment', gross),
      tax_amount: sum('tax', gross),
      ...row,
    } satisfies Row,
    charges: lines.map(
      (line): Row => ({
        ...shared,
        charge_family: line.family,
        accessorial_code: line.code,
        accessorial_group: line.group ?? null,
        charge_description: line.text,
        credit_type: line.credit ?? null,
        net_amount: (line.gross - line.discount) / 100,
        incentive_amount: line.discount / 100,
      }),
    ),
  };
}
