import { fitsAccountFormat, plainAccountNumber, readAccountList } from '@waybill/model';
import { describe, expect, it, test } from 'vitest';

test.each([
  ['4r7a21', '4R7A21'],
  ['0000-4R7A21', '4R7A21'],
  [' 2014 7731 0 ', '201477310'],
  ['2014-7731-0', '201477310'],
  ['000', '0'],
])('the account number ‘%s’ is %s', (given, plain) => {
  expect(plainAccountNumber(given)).toBe(plain);
});

test.each([
  [1, '4R7A21', true],
  [1, '00004R7A21', true],
  [1, '12344R7A21', false],
  [1, '4R7A2', false],
  [2, '2014-7731-0', true],
  [2, '20147731', false],
  [2, '20147731A', false],
  [4, 'ONT55120', null],
  [null, '4R7A21', null],
])('carrier %s and ‘%s’: %s', (carrierId, given, fits) => {
  expect(fitsAccountFormat(carrierId, given)).toBe(fits);
});

describe('a list of account numbers', () => {
  const carriers = [
    { id: 1, name: 'UPS' },
    { id: 2, name: 'FedEx' },
  ];

  it('has a number a line, with or without its carrier', () => {
    const text = 'Carrier,Account\nups,4R7A21\n"201477310";FedEx\n\n900012873\n';
    expect(readAccountList(text, carriers, null)).toEqual({
      accounts: [
        { line: 2, number: '4R7A21', carrierId: 1 },
        { line: 3, number: '201477310', carrierId: 2 },
        { line: 5, number: '900012873', carrierId: null },
      ],
      refused: [],
    });
    expect(readAccountList('4R7A21', carriers, 2).accounts).toEqual([{ line: 1, number: '4R7A21', carrierId: 2 }]);
  });

  it('names the lines that have none', () => {
    expect(readAccountList('4R7A21\nUPS\nnothing here', carriers, null).refused).toEqual([
      { line: 2, text: 'UPS' },
      { line: 3, text: 'nothing here' },
    ]);
  });
});
