/** The charge in a line of a UPS billing data file. */
export interface UpsLine {
  readonly account: string;
  readonly invoice: string;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
  /** `YYYY-MM-DD`; without it, a day before October 2026. */
  readonly shipDate?: string;
  /** The amount of the whole invoice. */
  readonly amount: string;
  readonly tracking: string;
  readonly classification: string;
  readonly code: string;
  readonly description: string;
  readonly incentive: string;
  readonly net: string;
}

const columns = 250;

/** A line of a UPS billing data file, without the line end. */
export function upsLine(line: UpsLine): string {
  const isFreight = line.classification === 'FRT';
  const account = line.account.padStart(10, '0');
  const weight = isFreight ? '5.0,L,6.0,L' : ',,,';
  return [
    `2.1,${account},${account},US,${line.billDate},${line.invoice},E,,,USD,${line.amount},${line.shipDate ?? '2026-09-28'},,${line.tracking},,,,P/P`,
    `${isFreight ? '1' : '0'},0,${line.tracking},,,,,,${weight},PKG,,,005,SHP,ISS,,,,,,,,${line.classification}`,
    `${line.code},${line.description},1,,,,USD,${line.incentive},${line.net}${nothing}INVENTED GOODS LLC,,,HILLIARD,OH,43026,US`,
    `,EXAMPLE HARDWARE,,,COVINGTON,LA,70433,US${rest}`,
  ].join(',');
}

const nothing = ','.repeat(68 - 53);
const rest = ','.repeat(columns - 82);
