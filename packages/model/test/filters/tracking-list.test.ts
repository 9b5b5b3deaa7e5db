import { readTrackingList } from '@waybill/model';
import { describe, expect, it } from 'vitest';

describe('a list of tracking numbers', () => {
  it('is read from lines, commas, semicolons and tabs, each number once, in capitals', () => {
    expect(readTrackingList('1z999aa10123456784\n\n794612345678, 794612345679;794612345678\t9400100000')).toEqual({
      numbers: ['1Z999AA10123456784', '794612345678', '794612345679', '9400100000'],
      refused: [],
      repeated: 1,
    });
  });

  it('leaves spaces and dashes within a number out', () => {
    expect(readTrackingList('1Z 999 AA1 01-2345 6784').numbers).toEqual(['1Z999AA10123456784']);
  });

  it('is that column alone where the header of a file names it', () => {
    const file = '\ufeffInvoice,"Tracking Number",Amount\r\n123456,"1Z1, ",10.00\r\n123457,1Z9990001,12.00\r\n';
    expect(readTrackingList(file)).toEqual({
      numbers: ['1Z9990001'],
      refused: [{ line: 2, text: '1Z1,', fault: 'characters' }],
      repeated: 0,
    });
  });

  it('says on which line what is wrong', () => {
    expect(readTrackingList('794612345678\nhello there\n12345\nABCDEFGH\n1Z#99999').refused).toEqual([
      { line: 2, text: 'hello there', fault: 'digits' },
      { line: 3, text: '12345', fault: 'length' },
      { line: 4, text: 'ABCDEFGH', fault: 'digits' },
      { line: 5, text: '1Z#99999', fault: 'characters' },
    ]);
  });

  it('may be empty', () => {
    expect(readTrackingList(' \n\r\n')).toEqual({ numbers: [], refused: [], repeated: 0 });
  });
});
