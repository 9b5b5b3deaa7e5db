import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { namedCharge } from '../src/charge-names/named-charge.ts';
import { readChargeNames } from '../src/charge-names/read-charge-names.ts';

describe('a table of charge names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-names-'));
  afterAll(() => rm(folder, { recursive: true }));
  const table = async (...lines: string[]) => {
    const path = join(folder, 'names.csv');
    await writeFile(path, ['# As of 2026.', 'from,name,family,accessorial,discount,insight', ...lines, ''].join('\n'));
    return readChargeNames(pathToFileURL(path));
  };

  it('is read in its order: words, whole texts, patterns, discounts', async () => {
    const names = await table(
      ',=RES,other_accessorial,Residential,,',
      ',LATE + FEE,fee,,,',
      ',/^FREIGHT|HAUL$/,transportation,,,',
      ',REBATE,transportation,,yes,',
      ',"ADDRESS, WRONG",other_accessorial,Address correction,,address correction',
    );
    expect(namedCharge(names, 'res')).toMatchObject({ family: 'other_accessorial', group: 'Residential' });
    expect(namedCharge(names, 'RES 2')).toBeUndefined();
    expect(namedCharge(names, 'Fee for late payment')?.family).toBe('fee');
    expect(namedCharge(names, 'Line haul')?.family).toBe('transportation');
    expect(namedCharge(names, 'Volume rebate')?.isDiscount).toBe(true);
    expect(namedCharge(names, 'Address, wrong')?.insight).toBe('address correction');
  });

  it('counts each line of a name from its day on', async () => {
    const names = await table(
      ',SURGE,fee,,,',
      '2025-01-13,SURGE,other_accessorial,Demand,,',
      '2026-01-01,SURGE,tax,,,',
      '2025-06-01,NEW,tax,,,',
    );
    const families = ['2025-01-12', '2025-01-13', '2025-12-31', '2026-01-01'].map(
      (day) => namedCharge(names, 'Surge fee', day)?.family,
    );
    expect(families).toEqual(['fee', 'other_accessorial', 'other_accessorial', 'tax']);
    expect(namedCharge(names, 'New', '2025-05-31')).toBeUndefined();
    expect(namedCharge(names, 'New')?.family).toBe('tax');
  });

  it.each([
    [',FUEL,snacks,,,', 'line 3: the family must be one of'],
    ['2025-02-30,FUEL,tax,,,', 'line 3: from must be a day'],
    [',,tax,,,', 'line 3: the name is missing'],
    [',FUEL,tax,,,who', 'line 3: the insight must be one of'],
  ])('is refused with the line and the reason: %s', async (line, reason) => {
    await expect(table(line)).rejects.toThrow(reason);
  });
});
