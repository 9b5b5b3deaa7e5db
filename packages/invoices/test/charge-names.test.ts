import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { namedOn } from '../src/charge-names/dated-names.ts';
import { readChargeNames } from '../src/charge-names/read-charge-names.ts';
import { readRowKinds } from '../src/flat/read-row-kinds.ts';
import { readCreditTypes } from '../src/mapping/read-credit-types.ts';

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
    expect(namedOn(names, 'res')).toMatchObject({ family: 'other_accessorial', group: 'Residential' });
    expect(namedOn(names, ' res ')?.group).toBe('Residential');
    expect(namedOn(names, 'RES 2')).toBeUndefined();
    expect(namedOn(names, 'Fee for late payment')).toStrictEqual({ words: ['LATE', 'FEE'], family: 'fee' });
    expect(namedOn(names, 'Late')).toBeUndefined();
    expect(namedOn(names, 'Line haul')).toStrictEqual({
      words: [],
      pattern: /^FREIGHT|HAUL$/,
      family: 'transportation',
    });
    expect(namedOn(names, 'Volume rebate')?.isDiscount).toBe(true);
    expect(namedOn(names, 'Address, wrong')?.insight).toBe('address correction');
    expect(names.source).toBe('As of 2026.');
  });

  it('is read in its order, whenever its names began', async () => {
    const names = await table(',SURGE A,fee,,,', '2026-01-01,SURGE,tax,,,');
    expect(['Surge A', 'Surge B'].map((text) => namedOn(names, text)?.family)).toEqual(['fee', 'tax']);
  });

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('counts each line of a name from its day on, whatever their order: %i, %i, %i', async (...order) => {
    const lines = [',SURGE,fee,,,', '2025-01-13,SURGE,other_accessorial,Demand,,', '2026-01-01,SURGE,tax,,,'];
    const names = await table(...order.map((place) => lines[place] ?? ''), '2025-06-01,NEW,tax,,,');
    const families = ['2025-01-12', '2025-01-13', '2025-12-31', '2026-01-01'].map(
      (day) => namedOn(names, 'Surge fee', day)?.family,
    );
    expect(families).toEqual(['fee', 'other_accessorial', 'other_accessorial', 'tax']);
    expect(namedOn(names, 'New', '2025-05-31')).toBeUndefined();
    expect(namedOn(names, 'New')?.family).toBe('tax');
  });

  it.each([
    [',FUEL,snacks,,,', 'line 3: the family must be one of'],
    [',FUEL,,,,', 'line 3: the family must be one of'],
    [',"FUEL"S,tax,,,', 'line 3: there is a stray quote'],
    ['2025-02-30,FUEL,tax,,,', 'line 3: from must be a day'],
    [',,tax,,,', 'line 3: the name is missing'],
    [',FUEL,tax,,,who', 'line 3: the insight must be one of'],
  ])('is refused with the line and the reason: %s', async (line, reason) => {
    await expect(table(line)).rejects.toThrow(reason);
  });
});

describe('a table without its source or its columns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-headless-'));
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['As of 2026.\nfrom,name,credit\n,ZZ,Void'],
    ['# As of 2026.\nfrom,credit,name\n,Void,ZZ'],
    ['# As of 2026.\n,ZZ,Void'],
    [''],
  ])('is refused with what it must begin with: %j', async (text) => {
    const path = join(folder, 'table.csv');
    await writeFile(path, text);
    expect(() => readCreditTypes(pathToFileURL(path))).toThrow(
      'table.csv: the first line must begin with # and state the source, the second from,name,credit.',
    );
  });
});

describe('a table of rows or credits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-tables-'));
  afterAll(() => rm(folder, { recursive: true }));
  const written = async (columns: string, ...lines: string[]) => {
    const path = join(folder, 'table.csv');
    await writeFile(path, ['# As of 2026.', columns, ...lines, ''].join('\n'));
    return pathToFileURL(path);
  };
  const ofRows = 'from,name,kind,family,accessorial,discount,insight,credit,service';

  it('says from a day on what rows are, what their charges are, and which credits they give', async () => {
    const kinds = readRowKinds(
      await written(
        ofRows,
        ',=Y,adjustment,,,,,,Returns',
        ',REFUND,adjustment,billing_adjustment,,,,Void,',
        '2026-01-01,REFUND,account,fee,,,audit fee,,',
      ),
    );
    expect(namedOn(kinds, 'y')).toEqual({ words: ['=Y'], kind: 'adjustment', serviceCategory: 'Returns' });
    expect(namedOn(kinds, 'Label refund', '2025-12-31')).toMatchObject({
      kind: 'adjustment',
      meaning: { family: 'billing_adjustment' },
      credit: 'Void',
    });
    expect(namedOn(kinds, 'Label refund', '2026-01-01')).toMatchObject({
      kind: 'account',
      meaning: { family: 'fee', insight: 'audit fee' },
    });
    const credits = readCreditTypes(await written('from,name,credit', ',=ZZ,Void', '2026-01-01,=ZZ,Tax'));
    expect(namedOn(credits, 'ZZ', '2025-12-31')?.credit).toBe('Void');
    expect(namedOn(credits, 'ZZ', '2026-01-01')?.credit).toBe('Tax');
  });

  it.each([
    [',X,parcel,,,,,,', 'line 3: the kind must be one of package, adjustment, account'],
    [',X,,,,,,,', 'line 3: the kind must be one of'],
    [',X,package,,,,,Gift,', 'line 3: the credit must be one of'],
    [',X,package,,,,,,Slow', 'line 3: the service must be one of'],
  ])('is refused with the line and the reason: %s', async (line, reason) => {
    const table = await written(ofRows, line);
    expect(() => readRowKinds(table)).toThrow(reason);
  });
});
