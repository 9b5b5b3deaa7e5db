import { describe, expect, test } from 'vitest';
import { UnreadableRow, UnreadableRows } from '../src/layout.ts';
import { elementNames, find, Mistakes, partyOf } from '../src/layouts/x12-freight/transaction.ts';
import { segmentsOf } from './segments.ts';

const nobody = { name: '', address: '', city: '', state: '', postalCode: '', country: '' };
const partyIn = (texts: readonly string[], codes = ['SH', 'SF']) => partyOf(segmentsOf(texts), codes, new Mistakes());

describe('the names of elements', () => {
  test('are the segment’s with two digits, up to the last one that is read', () => {
    expect(elementNames(['n4', 'RENO'])).toEqual(['Segment', 'N401', 'N402', 'N403', 'N404']);
    expect(elementNames(['B3']).at(-1)).toBe('B312');
    expect(elementNames(['XY', '1', '2'])).toEqual(['Segment', 'XY01', 'XY02']);
    expect(elementNames(['C3', 'USD', '', 'x'])).toEqual(['Segment', 'C301', 'C302', 'C303']);
    expect(elementNames([])).toEqual(['Segment']);
  });
});

test.each([
  ...([
    ['ST', 2],
    ['B3', 12],
    ['C3', 1],
    ['N9', 2],
    ['G62', 4],
    ['N1', 4],
    ['N3', 2],
    ['N4', 4],
  ] as const),
  ...([
    ['L0', 11],
    ['L1', 12],
    ['L3', 12],
    ['L5', 2],
    ['SE', 2],
    ['GE', 2],
    ['IEA', 2],
  ] as const),
])('of the segment %s people can correct %i elements, whether or not the file has them', (id, last) => {
  expect(elementNames([id])).toHaveLength(1 + last);
});

describe('a segment', () => {
  const segments = segmentsOf(['N9*PO*1', 'n9*cn*2', 'N9*CN*3', 'G62*CN*4']);

  test('has its elements by their numbers, and nothing behind its end', () => {
    const [first] = segments;
    expect([first?.id, first?.element(1), first?.element(2), first?.element(3)]).toEqual(['N9', 'PO', '1', '']);
    expect(first?.place).toEqual({ line: 1, text: 'N9*PO*1' });
    expect(segmentsOf([''])[0]?.id).toBe('');
  });

  test('is found by its kind and its first element', () => {
    expect(find(segments, 'N9')?.element(2)).toBe('1');
    expect(find(segments, 'N9', ['CN', 'PRO'])?.element(2)).toBe('3');
    expect(find(segments, 'G62', ['CN'])?.element(2)).toBe('4');
    expect(find(segments, 'N1')).toBeUndefined();
  });
});

describe('a party', () => {
  const address = ['N2*AND SONS', 'N3*1 MAIN ST*FLOOR 2', 'N4*RENO*NV*89501*US'];

  test('has the address that follows its name', () => {
    expect(partyIn(['N1*CN*OTHER', 'N4*AUSTIN', 'N1*SF*SHIPPER', ...address, 'N1*BT*PAYER', 'N4*BOSTON'])).toEqual({
      ...{ name: 'SHIPPER', address: '1 MAIN ST FLOOR 2', city: 'RENO', state: 'NV' },
      ...{ postalCode: '89501', country: 'US' },
    });
    expect(partyIn(['N4*AUSTIN', 'N1*SH*SHIPPER', ...address])).toMatchObject({ name: 'SHIPPER', city: 'RENO' });
  });

  test('has no address of the next one, and none behind other segments', () => {
    expect(partyIn(['N1*SH*SHIPPER', 'N1*CN*OTHER', ...address])).toEqual({ ...nobody, name: 'SHIPPER' });
    expect(partyIn(['N1*SH*SHIPPER', 'N9*PO*1', ...address])).toEqual({ ...nobody, name: 'SHIPPER' });
    expect(partyIn(['N1*SH*SHIPPER', 'N3*1 MAIN ST'])).toEqual({ ...nobody, name: 'SHIPPER', address: '1 MAIN ST' });
  });

  test('is nobody where the bill does not name it', () => {
    expect(partyIn(['N1*CN*OTHER', ...address])).toEqual(nobody);
    expect(partyIn(['N9*SH*NUMBER', ...address])).toEqual(nobody);
    expect(partyIn(address)).toEqual(nobody);
  });

  test('is told where its texts cannot be read', () => {
    const mistakes = new Mistakes();
    const long = 'x'.repeat(1_001);
    const party = partyOf(segmentsOf([`N1*SH*${long}`, 'N3', `N4*RENO*NV*${long}`]), ['SH'], mistakes);
    expect(party).toEqual({ ...nobody, city: 'RENO', state: 'NV' });
    const error = (() => {
      try {
        mistakes.throwAny();
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error instanceof UnreadableRows && error.all.map(({ column, record }) => [column, record?.line])).toEqual([
      ['N102', 1],
      ['N403', 3],
    ]);
  });
});

describe('the mistakes in a transaction', () => {
  test('are thrown together, and none if there are none', () => {
    const mistakes = new Mistakes();
    expect(mistakes.in(undefined, 0, () => 1)).toBe(1);
    expect(() => mistakes.throwAny()).not.toThrow();
    const [segment] = segmentsOf(['B3']);
    const bad = () => {
      throw new UnreadableRow('B302', 'The element is empty.');
    };
    expect(mistakes.in(segment, 7, bad)).toBe(7);
    expect(() => mistakes.throwAny()).toThrow(
      new UnreadableRows([new UnreadableRow('B302', 'The element is empty.', { line: 1, text: 'B3' })]),
    );
  });

  test('are not faults of Waybill itself', () => {
    const fault = new TypeError('A fault.');
    expect(() =>
      new Mistakes().in(undefined, 0, () => {
        throw fault;
      }),
    ).toThrow(fault);
  });
});
