import { readFileSync } from 'node:fs';
import { mergedPacks, packIn, packKindNames, packTable, type ReadPack, readPack, shippedPacks } from '@waybill/audit';
import { describe, expect, it } from 'vitest';
import type { Field } from '../src/packs/pack-fields.ts';
import { packKinds } from '../src/packs/pack-kinds.ts';

const header = 'from,to,source,second_hand,service,percent';

const increases = (...lines: readonly string[]): ReadPack =>
  readPack({
    file: 'increases.csv',
    carrierId: 1,
    kind: 'increases',
    text: ['# Increases.', header, ...lines].join('\n'),
  });

const packWith = (...lines: readonly string[]) => {
  const { pack, problems } = increases(...lines);
  if (pack === undefined) throw new Error(JSON.stringify(problems));
  return pack;
};

describe('reading a pack', () => {
  it('reads a row for each service and each zone that a line names', () => {
    const { pack } = readPack({
      file: 'fees.csv',
      carrierId: 1,
      kind: 'fees',
      text: [
        'from,to,source,second_hand,code,charge,service,zone,receiver,unit,amount,percent,minimum',
        '2025-01-01,2025-12-31,List,no,LPS|LLC,Large package,,3-4,,package,250,,',
      ].join('\n'),
    });
    const table = pack && packTable(pack);
    const place = (name: string): number => table?.columns.findIndex((column) => column.name === name) ?? -1;
    expect(table?.rows.map((row) => ['code', 'zone', 'service', 'amount'].map((name) => row[place(name)]))).toEqual([
      ['LPS', '3', '%', 25000],
      ['LPS', '4', '%', 25000],
      ['LLC', '3', '%', 25000],
      ['LLC', '4', '%', 25000],
    ]);
  });

  it.each([
    ['2025-02-30,,List,no,,5.9', 3, 'from', 'write a day such as 2025-12-22'],
    ['2025-01-01,2024-12-31,List,no,,5.9', 3, 'to', 'Write the earlier day in from.'],
    ['2025-01-01,,,no,,5.9', 3, 'source', 'write a text'],
    ['2025-01-01,,List,maybe,,5.9', 3, 'second_hand', 'write one of yes, no'],
    ['2025-01-01,,List,no,,5.9%', 3, 'percent', 'write a number such as 20.75'],
  ])('names file, line, field and fix: %s', (line, at, field, fix) => {
    expect(increases(line).problems).toEqual([
      expect.objectContaining({ file: 'increases.csv', line: at, field, fix: expect.stringContaining(fix) }),
    ]);
  });

  it('reports every wrong line, not the first one only', () => {
    expect(increases('x,,List,no,,5.9', '2025-01-01,,List,no,,5.9', '2026-01-01,,List,no,,x').problems).toMatchObject([
      { line: 3, field: 'from' },
      { line: 5, field: 'percent' },
    ]);
  });

  it('refuses two lines about the same on the same days', () => {
    expect(increases('2025-01-01,,List,no,Ground%,5.9', '2026-01-01,,List,no,Ground%,6.9').problems).toMatchObject([
      { line: 4, problem: 'Line 3 is about the same on the same days.' },
    ]);
    expect(increases('2025-01-01,2025-12-31,List,no,,5.9', '2026-01-01,,List,no,,6.9').problems).toEqual([]);
  });

  it('names missing and unknown columns', () => {
    const { problems } = readPack({
      file: 'f.csv',
      carrierId: 1,
      kind: 'increases',
      text: 'from,to,source,service,percent,colour\n',
    });
    expect(problems?.map(({ field }) => field)).toEqual(['second_hand', 'colour']);
  });

  it('says that a file is not CSV', () => {
    expect(increases('2025-01-01,,"List,no,,5.9').problems).toMatchObject([{ problem: 'This is not CSV.' }]);
  });
});

describe('a version', () => {
  it('is the same for the same rows, whatever the comments', () => {
    const one = packWith('2025-01-01,,List,no,,5.9');
    expect(packWith('2025-01-01,,List,no,,5.90', '# A comment.').version).toBe(one.version);
    expect(packWith('2025-01-01,,List,no,,6').version).not.toBe(one.version);
  });
});

describe('merging packs', () => {
  const shipped = packWith('2024-01-01,,Shipped,yes,,5.9', '2024-01-01,,Shipped,yes,Ground%,4.9');
  const imported = packWith('2025-01-01,2025-06-30,Imported,no,,6.9');
  const rowsOf = (...packs: Parameters<typeof mergedPacks>[0][]) =>
    packIn(mergedPacks(packs.flatMap((each) => [...each])), 1, 'increases')?.rows.map(
      ({ from, to, service, percent }) => [from, to, service, percent],
    );

  it('replaces a row on the days on which a later one is about the same', () => {
    expect(rowsOf([shipped, imported])).toEqual([
      ['2024-01-01', '2024-12-31', '%', 5.9],
      ['2025-07-01', null, '%', 5.9],
      ['2024-01-01', null, 'Ground%', 4.9],
      ['2025-01-01', '2025-06-30', '%', 6.9],
    ]);
  });

  it('gives the shipped version again when the imported pack is taken back', () => {
    const version = (packs: Parameters<typeof mergedPacks>[0]) => packIn(mergedPacks(packs), 1, 'increases')?.version;
    expect(version([shipped, imported])).not.toBe(shipped.version);
    expect(version([shipped])).toBe(shipped.version);
  });
});

describe('the shipped packs', () => {
  it('can all be read, and say of every row who says so', () => {
    for (const { rows } of shippedPacks()) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.source).not.toBe('');
    }
    expect(new Set(shippedPacks().map(({ kind }) => kind))).toEqual(
      new Set(packKindNames.filter((kind) => kind !== 'zones' && kind !== 'delivery-areas')),
    );
  });
});

describe('docs/rule-packs.md', () => {
  it('describes every column of every kind', () => {
    const document = readFileSync(new URL('../../../docs/rule-packs.md', import.meta.url), 'utf8');
    for (const [kind, { fields }] of Object.entries(packKinds)) {
      const [section = ''] = document.split(`### ${kind}\n`).slice(1);
      const [columns = ''] = section.split('\n###');
      for (const [name, { means }] of Object.entries<Field>(fields))
        expect(columns).toContain(`| \`${name}\` | ${means.replaceAll('|', '\\|')} |\n`);
    }
  });
});
