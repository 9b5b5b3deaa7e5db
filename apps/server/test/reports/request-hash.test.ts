import { reportRequest } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { requestHash } from '../../src/reports/stored-request.ts';

const ofFilter = (filterModel: Record<string, unknown>, day: string) =>
  requestHash('spend', reportRequest.parse({ ...rows, filterModel }), day);
const rows = { clientId: 1001, selectColumnNames: ['net_amount'], fromTableNames: ['package_level_info'] };
const billed = (type: string) => ({ BILL_DATE: { filterType: 'date', type, dateFrom: '2026-01-01' } });

describe('a report that was submitted already', () => {
  it('is another one with weights in another unit, or in another kind of file', () => {
    const hashOf = (more: object) => requestHash('spend', reportRequest.parse({ ...rows, ...more }), '2026-11-21');
    expect(hashOf({ unit: 'lbs' })).toBe(hashOf({}));
    expect(hashOf({ unit: 'kgs' })).not.toBe(hashOf({}));
    expect(hashOf({ format: 'xlsx' })).not.toBe(hashOf({ format: 'csv' }));
  });

  it('is the same on another day', () => {
    expect(ofFilter(billed('equals'), '2026-11-21')).toBe(ofFilter(billed('equals'), '2026-11-22'));
  });

  it('is another one on another day where its filters count from today', () => {
    expect(ofFilter(billed('last7Days'), '2026-11-21')).toBe(ofFilter(billed('last7Days'), '2026-11-21'));
    expect(ofFilter(billed('last7Days'), '2026-11-21')).not.toBe(ofFilter(billed('last7Days'), '2026-11-22'));
    const advanced = (day: string) =>
      ofFilter({ filterType: 'join', type: 'AND', conditions: [{ colId: 'BILL_DATE', type: 'today' }] }, day);
    expect(advanced('2026-11-21')).not.toBe(advanced('2026-11-22'));
  });
});
