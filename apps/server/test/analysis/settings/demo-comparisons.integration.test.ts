import { getFiltersforkey } from '@waybill/contract';
import { canSaveGroupOf, isSavedSetName, readComparisons } from '@waybill/model';
import { seedDemoComparisons } from '@waybill/seed-data';
import { House, today } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('the comparisons of the demo', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('can be read, named so that they can be saved again, and are of clients that their owner sees', async () => {
    await seedDemoComparisons(house.settings, today);
    const shipper = await house.as('shipper');
    const [value] = (await shipper.call(getFiltersforkey, { params: { key: 'comparison' } })).body;
    const { sets, groups, isUnreadable } = readComparisons(value, today);
    expect(isUnreadable).toBe(false);
    expect(sets.map(({ name }) => name)).toEqual(['UPS_YTD', 'FedEx_YTD', 'Home_YTD', 'Outdoor_YTD', 'Kids_YTD']);
    expect(sets.every(({ name, set }) => isSavedSetName(name) && set?.clientId === 1001)).toBe(true);
    expect(groups.map(({ sets: members }) => members.length)).toEqual([2, 3]);
    expect(groups.every(({ sets: members }) => canSaveGroupOf(members))).toBe(true);
  });
});
