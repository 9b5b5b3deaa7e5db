import type { DataRow } from '@waybill/contract';
import { expect, it } from 'vitest';
import { groundInstead } from '../../src/avoidable/ground-instead.ts';

const cell = (
  SERVICE: string,
  ZONE: string,
  PACKAGES: number,
  COST: number,
  daysEach: number,
  WEIGHT_CLASS = 1,
  { CARRIER = 1, PRICE = COST } = {},
): DataRow => ({
  CARRIER,
  SERVICE,
  ZONE,
  WEIGHT_CLASS,
  PACKAGES,
  COST,
  PRICE,
  DELIVERED: PACKAGES,
  DAYS: PACKAGES * daysEach,
});

it('adds up what faster services cost more where Ground arrives as fast', () => {
  const rows = [
    cell('Ground', '2', 100, 1000, 1),
    cell('Ground', '5', 100, 1200, 3),
    cell('2 Day', '2', 10, 250, 2),
    cell('2 Day', '5', 10, 400, 2),
  ];
  expect(groundInstead(rows)).toEqual([{ service: '2 Day', zones: ['2'], packages: 10, cost: 250, saving: 150 }]);
});

it('compares with the same billed pound, and with nothing where Ground has too few packages of it', () => {
  const rows = [
    cell('Ground', '2', 100, 1000, 1),
    cell('Ground', '2', 4, 400, 1, 6),
    cell('3 Day', '2', 10, 200, 3),
    cell('3 Day', '2', 10, 900, 3, 6),
  ];
  expect(groundInstead(rows)).toEqual([{ service: '3 Day', zones: ['2'], packages: 10, cost: 200, saving: 100 }]);
});

it('names nothing where Ground is slower, dearer or unknown', () => {
  expect(groundInstead([cell('Ground', '2', 100, 1000, 4), cell('2 Day', '2', 10, 250, 2)])).toEqual([]);
  expect(groundInstead([cell('Ground', '2', 100, 9000, 1), cell('2 Day', '2', 10, 250, 2)])).toEqual([]);
  expect(groundInstead([cell('2 Day', '2', 10, 250, 2)])).toEqual([]);
});

it('compares with the same carrier, and without the accessorials that the address brings anyway', () => {
  const rows = [
    cell('Ground', '2', 100, 1400, 1, 1, { CARRIER: 1, PRICE: 1000 }),
    cell('Ground', '2', 100, 500, 1, 1, { CARRIER: 2, PRICE: 500 }),
    cell('2 Day', '2', 10, 300, 2, 1, { CARRIER: 1, PRICE: 250 }),
    cell('2 Day', '2', 10, 300, 2, 1, { CARRIER: 3, PRICE: 250 }),
  ];
  expect(groundInstead(rows)).toEqual([{ service: '2 Day', zones: ['2'], packages: 10, cost: 300, saving: 150 }]);
});
