import { addDays } from '@waybill/model';
import { extras, linesOf, netOf, type Parcel, type Row, serviceDayAfter, services } from './parcel.ts';
import { credit, type Repeat, type Right } from './seed-parts.ts';
import type { YearOfBills } from './year-of-bills.ts';

/** Late packages of guaranteed services, and those that only look late. */
export function seedLate(year: YearOfBills, repeat: Repeat, right: Right): void {
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

/** Packages billed again, and what may rightly be billed again. */
export function seedTwice(
  year: YearOfBills,
  repeat: Repeat,
  right: Right,
  any: (index: number) => Parcel['service'],
): void {
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
