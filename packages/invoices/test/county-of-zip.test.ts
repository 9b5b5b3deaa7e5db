import { describe, expect, it } from 'vitest';
import { countyOfZip } from '../src/mapping/county-of-zip.ts';

describe('the county of a ZIP code', () => {
  it.each([
    ['90210', '06037', 'Los Angeles'],
    ['60601-1234', '17031', 'Cook'],
    ['021341000', '25025', 'Suffolk'],
    ['06103', '09003', 'Hartford'],
    ['99501', '02020', 'Anchorage'],
  ])('%s is %s, %s', (zip, county) => {
    expect(countyOfZip(zip)).toBe(county);
  });

  it('is unknown for what is no ZIP code of the US', () => {
    for (const postalCode of [null, '', '1234', 'K1A 0B1', '00000', '90210x'])
      expect(countyOfZip(postalCode)).toBeNull();
  });
});
