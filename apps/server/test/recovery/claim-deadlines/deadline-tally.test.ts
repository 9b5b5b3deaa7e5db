import { describe, expect, it } from 'vitest';
import { type DeadlineRow, tallyDeadlines } from '../../../src/recovery/claim-deadlines/deadline-tally.ts';

let count = 0;
const row = (given: Partial<DeadlineRow>): DeadlineRow => ({
  id: String(++count),
  rule: 'billed_twice',
  client_id: 1,
  carrier_name: 'UPS',
  invoice_number: 'INV1',
  tracking_number: `1Z${count}`,
  amount: 1,
  claim_by: '2026-11-27',
  ...given,
});

describe('what expires', () => {
  it('is added up in whole cents', () => {
    const rows = Array.from({ length: 1_000 }, () => row({ amount: 0.1 }));
    expect(tallyDeadlines(rows)).toMatchObject({ cents: 10_000, packages: 1_000 });
    expect(tallyDeadlines([row({ amount: 1.005 }), row({ amount: 19.99 })]).cents).toBe(100 + 1_999);
  });

  it('counts a package once, whatever was found about it, and the same number of another carrier or client', () => {
    const same = { tracking_number: '1ZSAME' };
    const rows = [
      row({ ...same, amount: 5, claim_by: '2026-11-29' }),
      row({ ...same, amount: 2.5, claim_by: '2026-11-25', rule: 'same_charge_twice' }),
      row({ ...same, carrier_name: 'FedEx' }),
      row({ ...same, client_id: 2 }),
    ];
    const { packages, lastDay, largest } = tallyDeadlines(rows);
    expect(packages).toBe(3);
    expect(lastDay).toBe('2026-11-29');
    expect(largest[0]).toEqual({ number: '1ZSAME', carrierName: 'UPS', cents: 750, claimBy: '2026-11-25' });
  });

  it('names the invoice of what belongs to no package, each on its own', () => {
    const rows = [row({ tracking_number: null, amount: 3 }), row({ tracking_number: null, amount: 4 })];
    expect(tallyDeadlines(rows)).toMatchObject({ packages: 2, largest: [{ number: 'INV1' }, { number: 'INV1' }] });
  });

  it('names the five largest, the most urgent first among equals', () => {
    const rows = [
      row({ tracking_number: 'A', amount: 1 }),
      row({ tracking_number: 'B', amount: 9 }),
      row({ tracking_number: 'C', amount: 9, claim_by: '2026-11-24' }),
      ...['D', 'E', 'F'].map((number) => row({ tracking_number: number, amount: 5 })),
    ];
    expect(tallyDeadlines(rows).largest.map(({ number }) => number)).toEqual(['C', 'B', 'D', 'E', 'F']);
  });

  it('is nothing where nothing expires', () => {
    expect(tallyDeadlines([])).toMatchObject({ cents: 0, packages: 0, lastDay: null, largest: [] });
  });
});
