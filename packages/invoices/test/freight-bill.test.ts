import { describe, expect, test } from 'vitest';
import { UnreadableRow, UnreadableRows } from '../src/layout.ts';
import { freightBills } from '../src/layouts/x12-freight/freight-bill.ts';
import { freightShipments } from '../src/layouts/x12-freight/freight-shipments.ts';
import { segmentsOf } from './segments.ts';

/** A bill by road of 500.00, in elements that tests change. */
interface Bill {
  readonly set?: string;
  /** B3 by the numbers of its elements. */
  readonly b3?: Readonly<Record<number, string>>;
  readonly more?: readonly string[];
  /** Charges and totals. */
  readonly lines?: readonly string[];
  readonly count?: string;
  readonly receiver?: string;
  readonly carriers?: readonly { readonly id: number; readonly name: string }[];
}

const usual = {
  2: '0012-345',
  4: 'pp',
  6: '20250705',
  7: '50000',
  9: '20250703',
  10: '035',
  11: 'ODFL',
  12: '20250630',
};

function textsOf({ set = '210', b3 = {}, more = [], lines = ['L1*1***50000'], count }: Bill): string[] {
  const elements = Object.entries({ ...usual, ...b3 });
  const fields = ['B3', ...Array.from({ length: 12 }, () => '')];
  for (const [number, text] of elements) fields[Number(number)] = text;
  const texts = [`ST*${set}*0001`, fields.join('*'), ...more, ...lines];
  return [...texts, `SE*${count ?? texts.length + 1}*0001`];
}
const billsOf = (bill: Bill = {}) =>
  freightBills(segmentsOf(textsOf(bill)), {
    line: 9,
    receiver: bill.receiver ?? 'RECEIVER',
    carriers: bill.carriers ?? [],
  });
function billOf(bill: Bill = {}) {
  const [only] = billsOf(bill);
  if (only === undefined) throw new Error('The transaction is no bill.');
  return only;
}

/** What is wrong with a bill, as element, line and reason. */
function mistakesIn(bill: Bill): readonly (readonly [string, number | undefined, string])[] {
  try {
    billOf(bill);
  } catch (error) {
    const all = error instanceof UnreadableRows ? error.all : error instanceof UnreadableRow ? [error] : [];
    return all.map(({ column, record, message }) => [column, record?.line, message]);
  }
  return [];
}

const context = { usdRate: '1', defaultStateOf: () => '' };

describe('a freight bill', () => {
  test('has all that it says', () => {
    const more = ['N9*CN*PRO1', 'N1*SH*SHIPPER', 'N1*CN*CONSIGNEE', 'N1*BT*PAYER*25*0099-887', 'C3*cad'];
    const bill = billOf({ more, lines: ['L1*1***40000', 'L1*2***10000****FSC', 'L3*500*B**********L'] });
    expect(bill).toMatchObject({
      layout: 'x12-freight',
      transactionSet: '210',
      line: 9,
      invoice: {
        ...{ carrierId: 21, carrierName: 'Old Dominion Freight Line', accountNumber: '99887' },
        ...{ invoiceNumber: '12345', billDate: '2025-07-05', currencyCode: 'CAD' },
      },
      netCents: 50_000,
      statedCents: 50_000,
      proNumber: 'PRO1',
      shipDay: '2025-06-30',
      deliveredAt: '2025-07-03 00:00:00',
      methodOfPayment: 'PP',
      weight: '500',
      weightUnit: 'L',
      sender: { name: 'SHIPPER' },
      consignee: { name: 'CONSIGNEE' },
    });
    expect(bill.charges.map(({ code, cents }) => [code, cents])).toEqual([
      ['', 40_000],
      ['FSC', 10_000],
    ]);
  });

  test('has nothing where it says nothing', () => {
    expect(billOf({ b3: { 7: '', 9: '', 12: '' } })).toMatchObject({
      ...{ statedCents: null, proNumber: '0012-345', shipDay: undefined, deliveredAt: undefined },
      ...{ weight: '', weightUnit: '', sender: { name: '' }, invoice: { currencyCode: 'USD' } },
    });
  });

  test('is from whom it was shipped or fetched, to its consignee or where it goes', () => {
    expect(billOf({ more: ['N1*SF*FROM', 'N1*ST*TO'] })).toMatchObject({
      ...{ sender: { name: 'FROM' }, consignee: { name: 'TO' } },
    });
  });

  test('may be by sea, and nothing else', () => {
    expect(billOf({ set: '310' }).transactionSet).toBe('310');
    const reason = `Waybill reads the transaction sets 110, 210 and 310, not ‘${'2'.repeat(20)}’.`;
    expect(mistakesIn({ set: '2'.repeat(21) })).toEqual([['ST01', 1, reason]]);
  });

  test('needs the segment B3', () => {
    const [start = '', , ...rest] = textsOf({});
    expect(() => freightBills(segmentsOf([start, ...rest]), { line: 9, receiver: '', carriers: [] })).toThrow(
      /The transaction has no segment B3/,
    );
  });

  test('tells all its mistakes at once, each where it is', () => {
    const bill = { b3: { 2: '', 6: 'soon', 7: 'much' }, more: ['C3*US'], count: '7' };
    expect(mistakesIn(bill)).toEqual([
      ['SE01', 5, 'It says that there are 7 segments, but there are 5.'],
      ['B307', 2, '‘much’ is no amount.'],
      ['B306', 2, expect.stringContaining('soon')],
      ['B302', 2, expect.any(String)],
      ['C301', 3, '‘US’ is no currency.'],
    ]);
    expect(mistakesIn({ b3: { 6: '' } }).map(([element]) => element)).toEqual(['B306']);
    expect(mistakesIn({ count: '' })).toEqual([]);
  });

  test('is the same only with the same kind, numbers, day, charges and references', () => {
    const bills: Bill[] = [
      ...[{}, { set: '310' }, { b3: { 2: '1' }, more: ['N9*CN*0012-345'] }, { b3: { 3: 'BOL' }, set: '310' }],
      ...[{ b3: { 12: '20250701' } }, { lines: ['L1*1***50000****LFT'] }, { lines: ['L1*1***50000********Text'] }],
      ...[{ lines: ['L1*1***20000', 'L1*2***30000'] }, { more: ['N9*PO*1'] }, { more: ['N9*PO*2'] }],
      ...[{ more: ['N9*XX*1'] }, { more: ['N9*CN*PRO1'] }, { b3: { 2: '1' }, more: ['N9*CN*PRO1'] }],
    ];
    const lines = [
      ...[['L1*1***30000', 'L1*2***20000'], ['L1*1***50000****LFT****Text'], ['L1*1***50000****APT****Text']],
    ];
    const all = [...bills, ...lines.map((each) => ({ lines: each }))].map((bill) => billOf(bill).fingerprint);
    expect(new Set(all).size).toBe(all.length);
    const same: Bill[] = [{}, { more: ['N1*SH*SHIPPER'] }, { b3: { 4: 'CC' } }];
    expect(new Set(same.map((bill) => billOf(bill).fingerprint)).size).toBe(1);
    const [upper, lower] = ['TEXT', 'text'].map((text) => billOf({ lines: [`L1*1***50000********${text}`] }));
    expect(upper?.fingerprint).toBe(lower?.fingerprint);
  });
});

describe('the amount of a freight bill', () => {
  test('is that of B3, else of L3', () => {
    expect(billOf({ lines: ['L1*1***50000', 'L3*****60000'] }).statedCents).toBe(50_000);
    expect(billOf({ b3: { 7: '' }, lines: ['L1*1***50000', 'L3*****60000'] }).statedCents).toBe(60_000);
    expect(billOf({ b3: { 7: '' }, lines: ['L1*1***50000', 'L3*1'] }).statedCents).toBeNull();
    expect(mistakesIn({ b3: { 7: '' }, lines: ['L3*****much'] })).toEqual([['L305', 3, '‘much’ is no amount.']]);
  });
});

describe('the number of a shipment', () => {
  const [pro, lading] = ['N9*CN*PRO1', 'N9*BM*LADING1'] as const;
  const numberOf = (bill: Bill) => billOf(bill).proNumber;

  test('is the PRO number by road, else that of the invoice', () => {
    expect(numberOf({ more: [lading, pro], b3: { 3: 'BOL' } })).toBe('PRO1');
    expect(numberOf({ more: [lading], b3: { 3: 'BOL' } })).toBe('0012-345');
    expect(numberOf({ more: ['N9*PRO*2', pro] })).toBe('2');
    expect(numberOf({ more: ['N9*CN'] })).toBe('0012-345');
  });

  test('is the bill of lading by sea, else the PRO number', () => {
    expect(numberOf({ set: '310', more: [pro, lading], b3: { 3: 'BOL' } })).toBe('LADING1');
    expect(numberOf({ set: '310', more: [pro], b3: { 3: 'BOL' } })).toBe('BOL');
    expect(numberOf({ set: '310', more: [pro] })).toBe('PRO1');
    expect(numberOf({ set: '310' })).toBe('0012-345');
    for (const code of ['MB', 'BN', 'BM']) expect(numberOf({ set: '310', more: [`N9*${code}*L`] })).toBe('L');
  });

  test('is told where it cannot be read', () => {
    const long = '1'.repeat(51);
    const column = (bill: Bill) => mistakesIn(bill).map(([element, line]) => [element, line]);
    expect(column({ more: [`N9*CN*${long}`] })).toEqual([['N902', 3]]);
    expect(column({ set: '310', b3: { 3: long } })).toEqual([['B303', 2]]);
    expect(column({ b3: { 2: long } })).toEqual([
      ['B302', 2],
      ['B303', 2],
    ]);
  });
});

describe('who pays a freight bill', () => {
  const accountOf = (...more: readonly string[]) => billOf({ more }).invoice.accountNumber;

  test('is the bill-to party, else a reference, else the receiver', () => {
    expect(accountOf('N9*11*00222', 'N1*BT*PAYER*25*00111')).toBe('111');
    expect(accountOf('N9*11*00222', 'N1*BT*PAYER')).toBe('222');
    for (const code of ['11', '12', '14', 'AJ']) expect(accountOf(`N9*${code}*A-1`)).toBe('A-1');
    expect(accountOf('N1*BT*PAYER')).toBe('RECEIVER');
    expect(accountOf('N9*11', 'N1*SH*OTHER*25*9')).toBe('RECEIVER');
  });

  test('is told where it cannot be read', () => {
    const long = '1'.repeat(51);
    expect(mistakesIn({ more: [`N9*11*${long}`] }).map(([element, line]) => [element, line])).toEqual([['N902', 3]]);
    expect(mistakesIn({ more: [`N1*BT*P*25*${long}`] }).map(([element, line]) => [element, line])).toEqual([
      ['N104', 3],
    ]);
    expect(mistakesIn({ more: ['N9*11*1', `N1*BT*P*25*${long}`] }).map(([element, line]) => [element, line])).toEqual([
      ['N104', 4],
    ]);
    expect(mistakesIn({ receiver: '' }).map(([element, line]) => [element, line])).toEqual([['N104', 1]]);
  });
});

describe('the carrier of a freight bill', () => {
  const own = [{ id: 50, name: 'Prairie Freight' }];

  test('is found by its code, or by a name that is printed', () => {
    expect(billOf({ b3: { 11: 'SAIA' } }).invoice.carrierName).toBe('Saia LTL Freight');
    for (const code of ['CA', 'RE'])
      expect(
        billOf({ b3: { 11: 'PRFR' }, more: [`N1*${code}*PRAIRIE FREIGHT INC`], carriers: own }).invoice,
      ).toMatchObject({
        carrierId: 50,
        carrierName: 'Prairie Freight',
      });
  });

  test('is told where nobody knows it', () => {
    const reasonOf = (bill: Bill) =>
      mistakesIn({ b3: { 11: 'PRFR' }, carriers: own, ...bill }).map(([column, line, reason]) => [
        column,
        line,
        reason,
      ]);
    const advice = 'on the page Carriers, and load the file again.';
    expect(reasonOf({ more: ['N1*SH*PRAIRIE FREIGHT', 'N1*CA', 'N9*CA*PRAIRIE FREIGHT'] })).toEqual([
      ['B311', 2, `Waybill does not know the carrier with the code ‘PRFR’. Add it under this code ${advice}`],
    ]);
    expect(reasonOf({ more: ['N1*CA*PLAINS', 'N1*RE*HILLS'] })).toEqual([
      ['B311', 2, `Waybill does not know the carrier ‘PLAINS’ with the code ‘PRFR’. Add it under this name ${advice}`],
    ]);
  });
});

describe('the weight of a freight bill', () => {
  const weightOf = (...lines: readonly string[]) => {
    const { weight, weightUnit } = billOf({ lines: ['L1*1***50000', ...lines] });
    return [weight, weightUnit];
  };

  test('is that of the whole bill, else the sum of its lines', () => {
    expect(weightOf('L0*1***20*G******L', 'L3*500*B**********K')).toEqual(['500', 'K']);
    expect(weightOf('L0*1***20*G******K', 'L0*2***30*G******L', 'L3')).toEqual(['50', 'K']);
    expect(weightOf('L0*1', 'L0*2***30*G******L')).toEqual(['30', 'L']);
    expect(weightOf('L0*1***heavy')).toEqual(['', '']);
    expect(weightOf('L0*1***30')).toEqual(['30', '']);
    expect(weightOf('N9*1***30')).toEqual(['', '']);
    expect(weightOf()).toEqual(['', '']);
  });

  test('is told where no freight has it', () => {
    expect(mistakesIn({ lines: ['L1*1***50000', 'L3*1000001'] }).map(([element, line]) => [element, line])).toEqual([
      ['L301', 4],
    ]);
  });
});

describe('the days of a freight bill', () => {
  const shipDay = (bill: Bill) => billOf(bill).shipDay;
  const deliveredAt = (bill: Bill) => billOf(bill).deliveredAt;

  test('are that of the pick-up, else of B3', () => {
    for (const code of ['86', '11', '10']) expect(shipDay({ more: [`G62*${code}*20250629`] })).toBe('2025-06-29');
    expect(shipDay({ more: ['G62*35*20250629'] })).toBe('2025-06-30');
    expect(shipDay({ more: ['G62*86'] })).toBe('2025-06-30');
    expect(shipDay({ more: ['G62*86*250629'] })).toBe('2025-06-29');
  });

  test('are that of the delivery with its time, else of B3 if it says that it is one', () => {
    for (const code of ['35', '87'])
      expect(deliveredAt({ more: [`G62*${code}*20250702*G*1430`] })).toBe('2025-07-02 14:30:00');
    expect(deliveredAt({ more: ['G62*86*20250702*G*1430'] })).toBe('2025-07-03 00:00:00');
    expect(deliveredAt({ more: ['G62*35**G*1430'] })).toBe('2025-07-03 14:30:00');
    for (const code of ['', '035', '35', '017']) expect(deliveredAt({ b3: { 10: code } })).toBe('2025-07-03 00:00:00');
    expect(deliveredAt({ b3: { 10: '036' } })).toBeUndefined();
  });

  test('are told where they are none', () => {
    const places = (bill: Bill) => mistakesIn(bill).map(([element, line]) => [element, line]);
    expect(places({ more: ['G62*86*soon'] })).toEqual([['G6202', 3]]);
    expect(places({ more: ['G62*35*soon'] })).toEqual([['G6202', 3]]);
    expect(places({ b3: { 12: 'soon' } })).toEqual([['B312', 2]]);
    expect(places({ b3: { 9: 'soon' } })).toEqual([['B309', 2]]);
  });
});

describe('an air bill', () => {
  const head = ['N1*BT*INVENTED GOODS LLC*25*445566778', 'N9*11*999'];
  const shipment = (number: string, cents: number, more: readonly string[] = []) => [
    ...[`LX*${number}`, 'N1*SH*INVENTED GOODS LLC', 'N4*HILLIARD*OH*43026*US', 'N9*11*111', `N9*2I*79450000${number}`],
    ...['N1*CN*A PERSON', 'N4*DALLAS*TX*75201*US', 'P1**20250629', 'POD*20250702*1015*A PERSON', 'SL1*PO'],
    ...['L0*1***5*G', ...more, `L1*1***${cents}****400`],
  ];
  const lines = [
    ...shipment('1', 2_500, ['L1*2***300****FUE', 'L1*3***-500****DSC']),
    ...shipment('2', 1_200),
    'L3*10*G***3500',
  ];
  const air = { set: '110', b3: { 7: '3500', 11: 'FDE' }, more: head };

  test('has a row for each of its shipments, which add up to its amount', () => {
    const rows = billsOf({ ...air, lines });
    expect(rows).toMatchObject([
      {
        ...{ transactionSet: '110', proNumber: '794500001', netCents: 2_300, statedCents: 2_300, serviceLevel: 'PO' },
        ...{ shipDay: '2025-06-29', deliveredAt: '2025-07-02 10:15:00', weight: '5' },
        ...{ sender: { city: 'HILLIARD' }, consignee: { city: 'DALLAS' } },
        invoice: { carrierName: 'FedEx', accountNumber: '445566778', invoiceNumber: '12345' },
      },
      { proNumber: '794500002', netCents: 1_200, statedCents: 1_200 },
    ]);
    const [{ packages } = { packages: [] }] = [{ packages: [...freightShipments(rows, context)] }];
    expect(packages.map((each) => each.package)).toMatchObject([
      {
        bucket_name: 'parcel',
        mode_category: 'Parcel Express',
        service: 'PO',
        no_of_pkgs: 1,
        transportation_discount: '5.00',
      },
      { tracking_number: '794500002' },
    ]);
  });

  test('shows what is missing of its amount, and the mistakes of every shipment', () => {
    const [first] = billsOf({ ...air, b3: { ...air.b3, 7: '4000' }, lines });
    expect(first).toMatchObject({ netCents: 2_300, statedCents: 2_800 });
    const wrong = lines.map((text) =>
      text.startsWith('L1*1') ? text.replace(/\*\d+\*\*\*\*400/, '*ten****400') : text,
    );
    expect(mistakesIn({ ...air, lines: wrong }).map(([element]) => element)).toEqual(['L104', 'L104']);
  });

  test('is one row where its lines are not numbered, or without an amount', () => {
    const plain = lines.filter((text) => !text.startsWith('N9*2I'));
    expect(billsOf({ ...air, more: [...head, 'N9*AW*123'], lines: plain })).toMatchObject([
      { proNumber: '123', netCents: 3_500, statedCents: 3_500 },
    ]);
    const open = lines.filter((text) => !text.startsWith('L3'));
    expect(billsOf({ ...air, b3: { ...air.b3, 7: '' }, lines: open }).map((row) => row.statedCents)).toEqual([
      null,
      null,
    ]);
  });

  test('of another carrier is air freight', () => {
    const [row] = billsOf({
      ...air,
      b3: { 7: '1200', 11: 'EXDO' },
      lines: shipment('2', 1_200).filter((text) => text !== 'SL1*PO'),
    });
    expect([...freightShipments(row === undefined ? [] : [row], context)][0]?.package).toMatchObject({
      ...{ bucket_name: 'freight', mode_category: 'Air Freight', service: 'Air freight', service_category: 'Freight' },
    });
  });
});
