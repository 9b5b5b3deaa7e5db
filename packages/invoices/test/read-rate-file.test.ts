import { expect, test } from 'vitest';
import { RateFileError, readRateFile } from '../src/rates/read-rate-file.ts';

test('reads days, currencies and exact rates, in any order of columns', () => {
  expect(readRateFile('currency,usd_rate,date\nCAD,0.7312,2026-03-02\nEUR,1.1,2026-03-02\n')).toEqual([
    { currencyCode: 'CAD', rateDate: '2026-03-02', usdRate: '0.7312' },
    { currencyCode: 'EUR', rateDate: '2026-03-02', usdRate: '1.1' },
  ]);
});

test('reads what a spreadsheet saves: a byte order mark, CRLF and blanks', () => {
  expect(readRateFile('\uFEFFdate,currency,usd_rate\r\n2026-03-02, CAD , 0.7312 \r\n\r\n')).toHaveLength(1);
});

test('reads column names in any case', () => {
  expect(readRateFile('Date,Currency,USD_Rate\n2026-03-02,CAD,0.7312\n')).toHaveLength(1);
});

test.each([
  [
    'day,currency,usd_rate\n2026-03-02,CAD,0.7',
    'The first line must name the columns date, currency, usd_rate; missing: date.',
  ],
  ['date,currency,usd_rate\n2026-02-30,CAD,0.7', 'Line 2, date: must be a valid date'],
  ['date,currency,usd_rate\n2026-03-02,cad,0.7', 'Line 2, currency: must be a code of three capital letters'],
  ['date,currency,usd_rate\n2026-03-02,CAD,0.7\n2026-03-03,CAD,0', 'Line 3, usd_rate: must be more than 0'],
  ['date,currency,usd_rate\n\n2026-03-02,CAD,0.7\n\n2026-03-03,CAD,x', 'Line 5, usd_rate: must be US dollars'],
  ['date,currency,usd_rate\n2026-03-02,CAD,-1', 'Line 2, usd_rate: must be US dollars for one unit'],
  ['date,currency,usd_rate\n2026-03-02,CAD,0.7\n2026-03-02,CAD,0.8', 'Line 3: CAD has a second rate for 2026-03-02.'],
  ['date,currency,usd_rate\n2026-03-02,CAD', 'Invalid Record Length'],
  ['\uFFFDPNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR', 'This is not a CSV file.'],
])('says where and why a file cannot be used: %j', (content, message) => {
  expect(() => readRateFile(content)).toThrow(RateFileError);
  expect(() => readRateFile(content)).toThrow(message);
});
