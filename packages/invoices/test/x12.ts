/** A charge line of a freight bill: cents, code and text. */
export type X12Charge = readonly [cents: number, code?: string, text?: string];

export interface X12Bill {
  readonly set?: '210' | '310';
  readonly number: string;
  readonly scac?: string;
  readonly charges: readonly X12Charge[];
  /** What the bill says it amounts to; absent: the sum of its charges. */
  readonly stated?: number;
  readonly currency?: string;
  /** Further segments after B3. */
  readonly more?: readonly string[];
}

export interface X12Dialect {
  readonly element?: string;
  readonly segment?: string;
}

const isa = 'ISA*00*          *00*          *02*ODFL           *ZZ*ACME           *250705*0900*U*00401*000000001*0*P*>';

/** Text of an interchange with these bills. */
export function x12File(bills: readonly X12Bill[], { element = '*', segment = '~' }: X12Dialect = {}): string {
  const transactions = bills.map(transactionOf);
  const segments = [
    isa,
    'GS*IM*ODFL*ACME*20250705*0900*1*X*004010',
    ...transactions.flat(),
    `GE*${bills.length}*1`,
    'IEA*1*000000001',
  ];
  return segments.map((each) => each.replaceAll('*', element) + segment).join('');
}

function transactionOf(
  { set = '210', number, scac = 'ODFL', charges, stated, currency, more = [] }: X12Bill,
  index: number,
): string[] {
  const sum = charges.reduce((total, [cents]) => total + cents, 0);
  const control = String(index + 1).padStart(4, '0');
  const body = [
    `ST*${set}*${control}`,
    `B3**${number}*BOL${number}*PP*L*20250705*${stated ?? sum}**20250703*035*${scac}*20250630`,
    ...(currency === undefined ? [] : [`C3*${currency}`]),
    ...more,
    `N9*CN*PRO${number}`,
    'N9*PO*4711',
    'G62*86*20250630',
    'N1*SH*INVENTED GOODS LLC',
    'N3*1 EXAMPLE PKWY',
    'N4*HILLIARD*OH*43026*US',
    'N1*CN*EXAMPLE HARDWARE',
    'N4*COVINGTON*LA*70433*US',
    'N1*BT*INVENTED GOODS LLC*25*0099887',
    ...charges.flatMap(([cents, code = '', text = ''], line) => [
      `LX*${line + 1}`,
      'L5*1*HARDWARE',
      'L0*1***500*G***2*PLT**L',
      `L1*${line + 1}***${cents}****${code}****${text}`,
    ]),
    `L3*500*B***${sum}******2*L`,
  ];
  return [...body, `SE*${body.length + 1}*${control}`];
}
