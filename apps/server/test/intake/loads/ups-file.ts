/** A charge of a UPS invoice, as the carrier would bill it. */
export interface UpsCharge {
  readonly tracking: string;
  readonly net: string;
  readonly incentive?: string;
  readonly classification?: string;
  readonly category?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly description?: string;
}

export interface UpsInvoice {
  readonly account?: string;
  readonly number?: string;
  readonly date?: string;
  readonly currency?: string;
  /** What the carrier says the invoice amounts to; absent: what its charges add up to. */
  readonly amount?: string;
  readonly charges: readonly UpsCharge[];
}

export const columnsOfUps = 250;

/** A freight charge, its fuel surcharge and a residential surcharge: one package of 12.50. */
export const upsPackage = (tracking: string): UpsCharge[] => [
  { tracking, net: '10.00', incentive: '4.00' },
  { tracking, net: '1.50', incentive: '0.60', classification: 'FSC', code: 'FSC', description: 'Fuel Surcharge' },
  { tracking, net: '1.00', classification: 'ACC', code: 'RES', description: 'Residential Surcharge' },
];

/** Text of a UPS billing data file: no header, 250 columns. */
export const upsFile = (...invoices: readonly UpsInvoice[]): string => `${invoices.flatMap(linesOf).join('\n')}\n`;

function linesOf(invoice: UpsInvoice): string[] {
  const cents = invoice.charges.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
  const amount = invoice.amount ?? (cents / 100).toFixed(2);
  return invoice.charges.map((charge) => lineOf(invoice, charge, amount));
}

function lineOf(
  { account = 'W0A1B2', number = '0000000W0A1B2275', date = '2026-10-03', currency = 'USD' }: UpsInvoice,
  charge: UpsCharge,
  amount: string,
): string {
  const { classification = 'FRT', tracking } = charge;
  const isFreight = classification === 'FRT';
  const cells: Record<number, string> = {
    1: '2.1',
    2: account.padStart(10, '0'),
    3: account.padStart(10, '0'),
    4: 'US',
    5: date,
    6: number,
    7: 'E',
    10: currency,
    11: amount,
    12: '2026-09-28',
    14: tracking,
    18: 'P/P',
    19: isFreight ? '1' : '0',
    20: '0',
    21: tracking,
    27: isFreight ? '5.0' : '',
    28: isFreight ? 'L' : '',
    29: isFreight ? '6.0' : '',
    30: isFreight ? 'L' : '',
    31: 'PKG',
    34: '005',
    35: charge.category ?? 'SHP',
    36: charge.detail ?? 'ISS',
    44: classification,
    45: charge.code ?? '003',
    46: charge.description ?? 'Ground Residential',
    47: '1',
    51: currency,
    52: charge.incentive ?? '0.00',
    53: charge.net,
    68: 'INVENTED GOODS LLC',
    71: 'HILLIARD',
    72: 'OH',
    73: '43026',
    74: 'US',
    76: 'EXAMPLE HARDWARE',
    79: 'COVINGTON',
    80: 'LA',
    81: '70433',
    82: 'US',
  };
  return Array.from({ length: columnsOfUps }, (_, index) => cells[index + 1] ?? '').join(',');
}
