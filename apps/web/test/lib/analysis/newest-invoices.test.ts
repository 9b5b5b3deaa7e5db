import { describe, expect, it } from 'vitest';
import { daysBefore, invoiceGap } from '../../../src/lib/analysis/newest-invoices.ts';

const load = (clientId: number, newestBillDate: string) => ({
  clientId,
  newestBillDate,
  loadedAt: '2026-11-28T12:00:00.000Z',
});
const loads = { clients: [load(1, '2025-05-07'), load(2, '2026-11-27')] };

describe('the gap between invoices and the days shown', () => {
  it('is there where the newest invoice of the clients is older', () => {
    expect(invoiceGap(loads, [1], '2026-11-01')).toEqual({ kind: 'older', newest: '2025-05-07' });
    expect(invoiceGap(loads, [1, 2], '2026-11-28')).toEqual({ kind: 'older', newest: '2026-11-27' });
  });

  it('is not there where a day shown has invoices', () => {
    expect(invoiceGap(loads, [1], '2025-05-07')).toBeUndefined();
    expect(invoiceGap(loads, undefined, '2026-11-01')).toBeUndefined();
    expect(invoiceGap(loads, [1], undefined)).toBeUndefined();
  });

  it('is that nothing was loaded', () => {
    expect(invoiceGap(loads, [3], '2026-11-01')).toEqual({ kind: 'none' });
    expect(invoiceGap({ clients: [] }, undefined, undefined)).toEqual({ kind: 'none' });
  });

  it('leads to the days up to the newest invoice', () => {
    expect(daysBefore('2025-05-07')).toEqual({ from: '2025-04-10', to: '2025-05-07' });
  });
});
