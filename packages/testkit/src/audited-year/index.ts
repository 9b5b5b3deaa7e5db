import { addDays, weekdayOf } from '@waybill/model';
import {
  type Billing,
  type Departure,
  duePounds,
  extras,
  type Line,
  linesOf,
  netOf,
  type Parcel,
  type Row,
  rowsOf,
  serviceDayAfter,
  services,
} from './parcel.ts';

/** An error that was put into the bills, or something that only looks like one. */
export interface Seeded {
  readonly kind: string;
  readonly trackingNumber: string | null;
  /** What was billed too much, in cents; 0 for what only looks like an error. */
  readonly cents: number;
  /** How sure a finding may be: what the data prove, or what the shipper's own pattern tells. */
  readonly level: 'certain' | 'likely' | 'check' | 'right';
}

export interface AuditedYear {
  readonly packages: readonly Row[];
  readonly charges: readonly Row[];
  readonly seeded: readonly Seeded[];
}

const firstDay = '2025-01-06';
const weeks = 50;
/** The day of `today` in the tests that ask about this year. */
export const dayAfterYear = '2026-01-20';

/** Numbers from 0 to 1, the same in every run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A year of bills of an invented shipper with errors of every kind, and with what only looks like one. */
export class YearOfBills {
  readonly #draw: () => number;
  readonly #packages: Row[] = [];
  readonly #charges: Row[] = [];
  readonly #seeded: Seeded[] = [];
  #count = 0;

  constructor(seed: number) {
    this.#draw = draws(seed);
  }

  /** A package of the service on a day of the year; what is given stays. */
  parcel(service: Parcel['service'], given: Partial<Parcel> = {}): Parcel {
    this.#count += 1;
    const carrier = service.startsWith('FedEx') ? 2 : 1;
    const place = this.#dice(24);
    const isHome = this.#draw() < 0.4;
    const isSmall = this.#draw() < 0.7;
    return {
      number: `${carrier === 1 ? '1Z' : 'F'}${String(this.#count).padStart(6, '0')}`,
      carrier,
      service,
      shipped: this.#shipDay(),
      zone: 2 + (place % 7),
      pounds: 1 + this.#dice(12),
      sides: isSmall ? [9, 6, 4] : [16, 12, 10],
      from: '30303',
      to: String(10_001 + 1_000 * place),
      address: `${1 + this.#dice(400)} Oak St`,
      extras:
        service === 'FedEx Ground Economy'
          ? []
          : [...(isHome ? ['residential' as const] : []), ...(place % 8 === 3 ? ['area' as const] : [])],
      ...given,
    };
  }

  /** Bills a package as it should be. */
  bill(parcel: Parcel, billing: Partial<Billing> = {}, lines = linesOf(parcel)): void {
    const rows = rowsOf(parcel, lines, this.#nextId(), { ...this.#invoiceOf(parcel), ...billing });
    this.#packages.push(rows.package);
    this.#charges.push(...rows.charges);
  }

  /** Bills a package wrongly: the error is the difference to the right bill. */
  billWrongly(kind: string, level: Seeded['level'], parcel: Parcel, departure: Departure): void {
    const lines = linesOf(parcel, departure);
    const row = {
      ...(departure.zone === undefined ? {} : { zone: String(departure.zone) }),
      ...(departure.billedPounds === undefined ? {} : { bill_weight_pounds: departure.billedPounds }),
      ...departure.row,
    };
    this.bill(parcel, { row }, lines);
    this.seed(kind, level, parcel.number, netOf(lines) - netOf(linesOf(parcel)));
  }

  /** A correction or credit of a package on a later invoice. */
  correct(parcel: Parcel, daysLater: number, lines: readonly Line[]): void {
    const { invoice, billed } = this.#invoiceOf(parcel, daysLater);
    this.bill(parcel, { invoice, billed, rowKind: 'adjustment' }, lines);
  }

  /** A charge of the account. */
  fee(carrier: 1 | 2, account: string, billed: string, cents: number): void {
    const parcel = this.parcel(carrier === 1 ? 'Ground' : 'FedEx Ground', { shipped: billed });
    const line: Line = { family: 'fee', code: 'SVC', text: 'Weekly Service Charge', gross: cents, discount: 0 };
    const row = { tracking_number: null, account_number: account, account_id: 90, service: null, zone: null };
    const billing = { invoice: `S${billed}${account}`, billed, rowKind: 'adjustment', row } as const;
    this.#charges.push(...rowsOf(parcel, [line], this.#nextId(), billing).charges);
  }

  seed(kind: string, level: Seeded['level'], trackingNumber: string | null, cents: number): void {
    this.#seeded.push({ kind, level, trackingNumber, cents });
  }

  get whole(): AuditedYear {
    return { packages: this.#packages, charges: this.#charges, seeded: this.#seeded };
  }

  #dice = (sides: number): number => Math.floor(this.#draw() * sides);

  #nextId(): number {
    return 1_000 + this.#packages.length + this.#charges.length;
  }

  /** A working day; packages that were shipped on a Friday or before a holiday are given a day. */
  #shipDay(): string {
    const day = addDays(firstDay, 7 * this.#dice(weeks) + this.#dice(4));
    return serviceDayAfter(addDays(day, -1), 1);
  }

  /** Weekly invoices by carrier, a week after the ship date. */
  #invoiceOf(parcel: Parcel, daysLater = 0): Pick<Billing, 'invoice' | 'billed'> {
    const day = addDays(parcel.shipped, daysLater + 7);
    const billed = addDays(day, (13 - weekdayOf(day)) % 7);
    return { invoice: `${parcel.carrier === 1 ? 'U' : 'E'}${billed.replaceAll('-', '')}`, billed };
  }
}

const credit = (type: string, cents: number, text = type): Line => ({
  family: 'billing_adjustment',
  code: 'CRD',
  text,
  gross: -cents,
  discount: 0,
  credit: type,
});

/** The year with errors and near-misses of every kind. */
export function auditedYear(seed = 1): AuditedYear {
  const year = new YearOfBills(seed);
  const repeat = (count: number, make: (index: number) => void) =>
    Array.from({ length: count }, (_, index) => make(index));
  const plain = ['Ground', 'Next Day Air', '2nd Day Air', 'FedEx Ground', 'FedEx Priority Overnight'] as const;
  const any = (index: number) => plain[index % plain.length] ?? 'Ground';
  const right = (kind: string, parcel: Parcel) => year.seed(kind, 'right', parcel.number, 0);

  for (const [service, count] of [
    ['Ground', 900],
    ['Next Day Air', 350],
    ['2nd Day Air', 350],
    ['FedEx Ground', 700],
    ['FedEx Priority Overnight', 350],
    ['FedEx Ground Economy', 100],
  ] as const) {
    repeat(count, (index) => {
      const parcel = year.parcel(service);
      // The discount of one service changed in September: that is no error.
      const changed = service === '2nd Day Air' && parcel.shipped >= '2025-09-01' ? { discount: 30 } : {};
      // Deliveries of the economy service are seldom told.
      const row =
        service === 'FedEx Ground Economy' && index % 5 > 0 ? { delivery_date: null, tracking_status: null } : {};
      year.bill(parcel, { row }, linesOf(parcel, changed));
    });
  }
  seedLate(year, repeat, right);
  seedTwice(year, repeat, right, any);
  seedWeights(year, repeat, right);
  seedPrices(year, repeat, right);
  seedCharges(year, repeat);
  seedLookalikes(year, repeat, right);
  return year.whole;
}

type Repeat = (count: number, make: (index: number) => void) => void;
type Right = (kind: string, parcel: Parcel) => void;

function seedLate(year: YearOfBills, repeat: Repeat, right: Right): void {
  const freight = (parcel: Parcel) => netOf(linesOf(parcel), 'transportation');
  const refund = (parcel: Parcel) =>
    freight(parcel) + (parcel.carrier === 2 ? netOf(linesOf(parcel), 'fuel_surcharge') : 0);
  const late = (parcel: Parcel, delivered: string, more: Row = {}) =>
    year.bill(parcel, { row: { delivery_date: delivered, tracking_status: 'Late', ...more } });
  const due = (parcel: Parcel) => serviceDayAfter(parcel.shipped, services[parcel.service].days);
  for (const service of ['Next Day Air', 'FedEx Priority Overnight'] as const) {
    repeat(12, () => {
      const parcel = year.parcel(service, { extras: [] });
      late(parcel, `${addDays(due(parcel), 1)} 10:00:00`);
      year.seed('late by a day', 'certain', parcel.number, refund(parcel));
    });
    repeat(8, () => {
      const parcel = year.parcel(service, { extras: [] });
      late(parcel, `${due(parcel)} 11:12:00`);
      year.seed('late by minutes', 'certain', parcel.number, refund(parcel));
    });
    repeat(8, () => {
      const parcel = year.parcel(service, { shipped: '2025-07-03', extras: [] });
      late(parcel, '2025-07-07 09:30:00', { scheduled_date: '2025-07-04 00:00:00' });
      right('late over a holiday', parcel);
    });
    repeat(5, () => {
      const parcel = year.parcel(service, { extras: [] });
      late(parcel, `${addDays(due(parcel), 1)} 10:00:00`, { tracking_status: 'Exception' });
      right('late by weather', parcel);
    });
    repeat(5, () => {
      const parcel = year.parcel(service, { extras: [] });
      late(parcel, `${addDays(due(parcel), 1)} 10:00:00`);
      year.correct(parcel, 14, [credit('GSR / late delivery', refund(parcel))]);
      right('late, credited', parcel);
    });
    repeat(4, () => {
      const parcel = year.parcel(service, { extras: [] });
      late(parcel, `${addDays(due(parcel), 1)} 10:00:00`);
      year.correct(parcel, 14, [credit('GSR / late delivery', 100)]);
      year.seed('late, one dollar credited', 'certain', parcel.number, refund(parcel) - 100);
    });
  }
  repeat(6, () => {
    const parcel = year.parcel('Next Day Air', { extras: ['handling'], sides: [50, 10, 8] });
    late(parcel, `${addDays(due(parcel), 1)} 10:00:00`);
    right('late, excluded by handling', parcel);
  });
  repeat(10, () => {
    const parcel = year.parcel('2nd Day Air', { extras: [] });
    const discount = parcel.shipped >= '2025-09-01' ? { discount: 30 } : {};
    const row = { delivery_date: `${addDays(due(parcel), 2)} 10:00:00`, tracking_status: 'Late' };
    year.bill(parcel, { row }, linesOf(parcel, discount));
    right('late, not guaranteed', parcel);
  });
  repeat(5, () => {
    const parcel = year.parcel('FedEx Priority Overnight', { shipped: '2025-03-07', extras: ['saturday'] });
    year.bill(parcel, { row: { delivery_date: '2025-03-10 09:30:00', scheduled_date: '2025-03-10 00:00:00' } });
    const fuel = netOf(linesOf(parcel), 'fuel_surcharge');
    year.seed(
      'Saturday paid, delivered on Monday',
      'certain',
      parcel.number,
      freight(parcel) + fuel + extras.saturday.price,
    );
  });
  repeat(5, () => {
    const parcel = year.parcel('FedEx Priority Overnight', { shipped: '2025-03-14', extras: ['saturday'] });
    year.bill(parcel, { row: { delivery_date: '2025-03-15 09:30:00', scheduled_date: '2025-03-17 00:00:00' } });
    right('Saturday paid and delivered', parcel);
  });
}

function seedTwice(year: YearOfBills, repeat: Repeat, right: Right, any: (index: number) => Parcel['service']): void {
  const again = (parcel: Parcel, days: number, more: Row = {}, lines = linesOf(parcel)) => {
    const billed = addDays(parcel.shipped, days + 9);
    year.bill(parcel, { invoice: `R${billed}${parcel.number}`, billed, row: more }, lines);
  };
  const old = { shipped: '2025-05-06', extras: [] };
  repeat(20, (index) => {
    const parcel = year.parcel(any(index), { ...old });
    year.bill(parcel);
    again(parcel, 14 + index);
    year.seed('billed twice', 'certain', parcel.number, netOf(linesOf(parcel)));
  });
  repeat(10, (index) => {
    const parcel = year.parcel(any(index), { ...old });
    year.bill(parcel);
    again({ ...parcel, shipped: '2025-05-20' }, 6, {
      sender_postal_code: parcel.to,
      consignee_postal_code: parcel.from,
      pickup_date: '2025-05-20',
    });
    right('returned to the sender', parcel);
  });
  repeat(10, (index) => {
    const parcel = year.parcel(any(index), { ...old });
    year.bill(parcel);
    const gross = netOf(linesOf(parcel));
    year.bill(parcel, { invoice: `C${parcel.number}`, billed: '2025-06-10', rowKind: 'adjustment' }, [
      credit('Billing adjustment', gross),
    ]);
    again(parcel, 34);
    right('credited and billed again', parcel);
  });
  repeat(8, (index) => {
    const parcel = year.parcel(any(index), { ...old });
    year.bill(parcel);
    again(parcel, 21, {}, [{ family: 'tax', code: 'DTX', text: 'Duty', gross: 1940, discount: 0 }]);
    right('duties of a package', parcel);
  });
  repeat(20, (index) => {
    const parcel = year.parcel(index % 2 === 0 ? 'Ground' : 'FedEx Ground', {
      extras: ['area'],
      to: '13001',
      zone: 5,
      shipped: addDays('2025-02-03', 7 * index),
    });
    year.billWrongly('same charge twice', 'certain', parcel, { charged: ['area'] });
  });
  repeat(8, (index) => {
    const parcel = year.parcel(any(index), { extras: ['signature'], shipped: addDays('2025-06-04', 7 * index) });
    const lines = linesOf(parcel);
    const line = lines.find(({ code }) => code === extras.signature.code);
    if (line === undefined) return;
    year.bill(parcel, {}, [...lines, line, { ...line, gross: -line.gross }]);
    right('same charge taken back', parcel);
  });
  repeat(8, () => {
    const parcel = year.parcel('Ground', { extras: ['residential'], shipped: '2025-06-05' });
    const lines = linesOf(parcel);
    year.bill(parcel, { row: { no_of_pkgs: 2 } }, [...lines, ...lines]);
    right('two pieces on one number', parcel);
  });
  repeat(15, (index) => {
    const parcel = year.parcel(any(index), { ...old });
    year.bill(parcel, { row: { delivery_date: null, tracking_status: null } });
    year.seed('never shipped', 'likely', parcel.number, netOf(linesOf(parcel)));
  });
  repeat(6, (index) => {
    const parcel = year.parcel(any(index), { shipped: '2026-01-05', extras: [] });
    year.bill(parcel, { row: { delivery_date: null, tracking_status: null } });
    right('on its way', parcel);
  });
  repeat(6, (index) => {
    const parcel = year.parcel(any(index), { ...old });
    year.bill(parcel, { row: { delivery_date: null, tracking_status: null } });
    year.correct(parcel, 7, [credit('Void', netOf(linesOf(parcel)))]);
    right('voided', parcel);
  });
}

/** What is no error, though it looks like one. */
function seedLookalikes(year: YearOfBills, repeat: Repeat, right: Right): void {
  for (const service of ['Next Day Air', 'FedEx Priority Overnight'] as const) {
    repeat(5, (index) => {
      const parcel = year.parcel(service, { shipped: addDays('2025-10-07', 7 * index), extras: [] });
      const due = serviceDayAfter(parcel.shipped, services[service].days);
      year.bill(parcel, { row: { scheduled_date: `${addDays(due, -1)} 10:30:00`, delivery_date: `${due} 09:30:00` } });
      right('tendered a day after its label', parcel);
    });
  }
  repeat(8, (index) => {
    const shipped = addDays('2025-02-03', 7 * index);
    const parcel = year.parcel('Ground', { extras: ['area'], to: '13001', zone: 5, shipped });
    const lines = linesOf(parcel, { charged: ['area'] });
    year.bill(parcel, {}, lines);
    year.correct(parcel, 14, [credit('Duplicate Charges', netOf(lines) - netOf(linesOf(parcel)))]);
    right('same charge twice, credited', parcel);
  });
  repeat(6, (index) => {
    const parcel = year.parcel('Ground', { shipped: addDays('2025-05-06', index), extras: [] });
    year.bill(parcel, { row: { no_of_pkgs: 2, delivery_date: null, tracking_status: null } });
    right('pieces whose deliveries are not told', parcel);
  });
  repeat(6, (index) => {
    const parcel = year.parcel('FedEx Ground Economy', { shipped: addDays('2025-05-06', index) });
    year.bill(parcel, { row: { delivery_date: null, tracking_status: null } });
    right('economy without a delivery', parcel);
  });
}

function seedWeights(year: YearOfBills, repeat: Repeat, right: Right): void {
  repeat(20, (index) => {
    const parcel = year.parcel(index % 2 === 0 ? 'Ground' : 'FedEx Ground', {
      sides: [14, 12, 10],
      pounds: 6,
      zone: 4,
      to: '12001',
      shipped: addDays('2025-09-02', index),
      extras: [],
    });
    // Others weigh what is due, so that its price is known.
    repeat(2, () => {
      const other = year.parcel(parcel.service, {
        ...parcel,
        number: `${parcel.number}-${Math.round(year.whole.packages.length)}`,
      });
      year.bill(other);
    });
    year.billWrongly('billed above size', 'certain', parcel, { billedPounds: duePounds(parcel) + 7 });
  });
  repeat(20, (index) => {
    const parcel = year.parcel('FedEx Ground', {
      sides: [20.3, 15.4, 12.2],
      pounds: 8,
      shipped: addDays('2025-08-04', index),
      extras: [],
    });
    year.bill(parcel);
    right('billed by size', parcel);
  });
  repeat(10, () => {
    const parcel = year.parcel('Ground', { sides: [50, 8, 6], pounds: 9, extras: ['handling'] });
    year.bill(parcel);
    right('minimum of handling', parcel);
  });
  repeat(15, (index) => {
    const name = index % 3 === 0 ? 'large' : 'handling';
    const parcel = year.parcel('Ground', { sides: [16, 12, 10], pounds: 12, extras: [] });
    year.billWrongly(`${name} not due`, 'certain', parcel, { charged: [name] });
  });
}

function seedPrices(year: YearOfBills, repeat: Repeat, right: Right): void {
  const ground = (index: number) => (index % 2 === 0 ? 'Ground' : 'FedEx Ground');
  repeat(20, (index) => {
    const parcel = year.parcel(ground(index), { pounds: 10 + index, extras: [] });
    year.billWrongly('discount missing', 'likely', parcel, { discount: index % 4 === 0 ? 15 : 0 });
  });
  repeat(20, () => {
    const parcel = year.parcel('Ground', { pounds: 1, sides: [5, 4, 3], extras: [], shipped: '2025-10-07' });
    year.bill({ ...parcel, zone: 2 + (parcel.zone % 2) });
    right('at the minimum', parcel);
  });
  repeat(15, (index) => {
    const parcel = year.parcel(ground(index), { zone: 3, to: '55501', pounds: 3, sides: [9, 6, 4], extras: [] });
    year.billWrongly('price above the published one', 'likely', parcel, { price: 185 });
  });
  repeat(60, (index) => {
    const parcel = year.parcel(ground(index), { zone: 3, to: '55501', pounds: 3, sides: [9, 6, 4], extras: [] });
    year.bill(parcel);
  });
  repeat(8, (index) => {
    const parcel = year.parcel(ground(index), { zone: 3, to: '55501', pounds: 3, sides: [9, 6, 4], extras: [] });
    year.billWrongly('wrong zone', 'likely', parcel, { zone: 6 });
  });
  repeat(120, (index) => {
    year.bill(year.parcel(ground(index), { zone: 3, to: '55501', pounds: 3, sides: [9, 6, 4], extras: [] }));
  });
  repeat(20, (index) => {
    const parcel = year.parcel(ground(index));
    year.billWrongly('fuel too high', 'likely', parcel, { fuelPoints: 3 });
  });
  repeat(10, (index) => {
    const parcel = year.parcel(ground(index), { extras: ['signature'] });
    year.bill(parcel);
    right('extra without fuel', parcel);
  });
}

function seedCharges(year: YearOfBills, repeat: Repeat): void {
  repeat(10, (index) => {
    const parcel = year.parcel(index % 2 === 0 ? 'Ground' : 'FedEx Ground', {
      extras: ['residential'],
      zone: 4,
      to: '12001',
    });
    year.billWrongly('extra dearer than usual', 'likely', parcel, { extraPrice: 160 });
  });
  repeat(300, (index) => {
    const service = index % 2 === 0 ? 'Ground' : 'FedEx Ground';
    year.bill(year.parcel(service, { extras: ['residential'], zone: 4, to: '12001' }));
  });
  repeat(8, (index) => {
    const shipped = addDays('2025-04-07', index);
    const parcel = year.parcel('Ground', { extras: [], zone: 4, to: '12345', shipped });
    year.billWrongly('delivery area not usual', 'likely', parcel, { charged: ['area'] });
  });
  repeat(60, (index) => {
    year.bill(year.parcel('Ground', { extras: [], zone: 4, to: '12345', shipped: addDays('2025-04-07', index % 70) }));
  });
  repeat(8, () => {
    const parcel = year.parcel('Ground', { extras: [], address: '1 Factory Rd', to: '13002', zone: 5 });
    repeat(2, () => year.bill({ ...parcel, number: `${parcel.number}-${year.whole.packages.length}` }));
  });
  repeat(3, () => {
    const parcel = year.parcel('Ground', {
      extras: ['residential'],
      address: '1 Factory Rd',
      to: '13002',
      zone: 5,
    });
    year.bill(parcel);
    year.seed('residential at a commercial address', 'check', parcel.number, 0);
  });
  repeat(12, (index) => {
    const billed = addDays('2025-02-01', 7 * index);
    year.fee(1, 'A1', billed, 1450);
    if (index % 2 === 0) {
      year.fee(1, 'A7', billed, 1450);
      year.seed('fee of an unused account', 'likely', null, 1450);
    }
  });
}
