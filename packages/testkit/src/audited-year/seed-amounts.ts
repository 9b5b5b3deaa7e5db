import { addDays } from '@waybill/model';
import { duePounds, linesOf, netOf, serviceDayAfter, services } from './parcel.ts';
import { credit, type Repeat, type Right } from './seed-parts.ts';
import type { YearOfBills } from './year-of-bills.ts';

/** What looks like an error of several kinds and is none. */
export function seedLookalikes(year: YearOfBills, repeat: Repeat, right: Right): void {
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

/** Weights and sizes that are billed too high. */
export function seedWeights(year: YearOfBills, repeat: Repeat, right: Right): void {
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

/** Prices, discounts and fuel that are not the usual ones. */
export function seedPrices(year: YearOfBills, repeat: Repeat, right: Right): void {
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

/** Charges that should not be there, or are too high. */
export function seedCharges(year: YearOfBills, repeat: Repeat): void {
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
