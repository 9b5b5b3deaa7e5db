import { describe, expect, it } from 'vitest';
import { csvTable, csvText, fileName } from '../../src/index.ts';

describe('a CSV file', () => {
  it('begins with the mark by which Excel knows its letters, and ends every line as RFC 4180 wants', () => {
    expect(csvText([['名称', 'Ä'], []])).toBe('\ufeff名称,Ä\r\n\r\n');
  });

  it('keeps commas, quotes and line ends within their field', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines']])).toBe('\ufeff"a,b","say ""hi""","two\nlines"\r\n');
  });

  it('writes numbers plainly and nothing for what is empty', () => {
    expect(csvText([[1234567.5, -0.01, null, '']])).toBe('\ufeff1234567.5,-0.01,,\r\n');
  });

  it('writes money and weights with two decimals, negative ones too, and other numbers as they are', () => {
    const columns = [
      { header: 'Net Amount', type: 'money' },
      { header: 'Bill Weight', type: 'weight' },
      { header: 'Packages', type: 'integer' },
    ];
    expect(
      csvTable(columns, [
        [902.3, 5.9, 3],
        [-0.5, null, null],
      ]),
    ).toBe('\ufeffNet Amount,Bill Weight,Packages\r\n902.30,5.90,3\r\n-0.50,,\r\n');
    expect(csvText([['UPS', { amount: -1200 }]])).toBe('\ufeffUPS,-1200.00\r\n');
  });

  it('holds no text that a spreadsheet takes for a formula', () => {
    expect(csvText([['=1+1', '+1', '-1', '@x']])).toBe("\ufeff'=1+1,'+1,'-1,'@x\r\n");
    expect(csvText([['＝1+1', '＋1', '－1', '＠x']])).toBe("\ufeff'＝1+1,'＋1,'－1,'＠x\r\n");
    expect(csvText([['\n=1']])).toBe('\ufeff"\'\n=1"\r\n');
  });
});

describe('a file name', () => {
  it('has nothing that file systems refuse', () => {
    expect(fileName('A/B: <C>?_Spend "x"')).toBe('A_B_ _C___Spend _x_');
  });
});
