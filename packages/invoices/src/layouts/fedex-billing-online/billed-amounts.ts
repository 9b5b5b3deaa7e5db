import { decimalOf } from '@waybill/model';
import { UnreadableRow } from '../../layout.ts';
import type { LineOfPackage } from './charge-rows.ts';
import { fedexColumns } from './fedex-columns.ts';
import type { FedexHeader } from './fedex-header.ts';
import type { FedexCharge } from './fedex-row.ts';

/** What the fields of a line say, in cents. */
interface LineFields {
  readonly transportation: number;
  readonly charges: readonly FedexCharge[];
  readonly net: number;
  /** If the package has lines of its own for its charges. */
  readonly lines: LineOfPackage | undefined;
}

/** What a line bills. */
interface BilledAmounts {
  readonly transportationCents: number;
  readonly charges: readonly FedexCharge[];
  readonly netCents: number;
}

/** How transportation is called where it is a charge like the others. */
const transportationCharge = /^(?:TRANSPORTATION|FREIGHT)(?: CHARGES?)?$/i;
const notNamed = 'Charges that the file does not name';

/**
 * What a line bills, whatever columns its file has. @throws UnreadableRow if transportation and charges are not the net
 * charge that the line states
 */
export function billedAmounts(
  { columns, charges: pairs }: FedexHeader,
  { transportation, charges, net, lines }: LineFields,
): BilledAmounts {
  if (lines?.kind === 'unclear') throw notNet(lines.net, lines.sum);
  const hasTransportation = columns.has('transportation');
  if (lines?.kind === 'stated transportation')
    return sumOf({ transportationCents: lines.isFirst ? transportation : 0, charges });
  if (lines?.kind === 'charges only') return sumOf(withTransportation(charges));
  if (pairs.length === 0) {
    if (!hasTransportation) return { transportationCents: net, charges: [], netCents: net };
    const cents = net - transportation;
    return sumOf({
      transportationCents: transportation,
      charges: cents === 0 ? [] : [{ description: notNamed, cents }],
    });
  }
  const billed = sumOf(
    hasTransportation ? { transportationCents: transportation, charges } : withTransportation(charges),
  );
  if (billed.netCents === net) return billed;
  throw notNet(net, billed.netCents);
}

const notNet = (net: number, sum: number): UnreadableRow =>
  new UnreadableRow(
    fedexColumns.netCharge,
    `The net charge is ${decimalOf(net)}, but transportation and charges add up to ${decimalOf(sum)}.`,
  );

const sumOf = (billed: Omit<BilledAmounts, 'netCents'>): BilledAmounts => ({
  ...billed,
  netCents: billed.charges.reduce((sum, { cents }) => sum + cents, billed.transportationCents),
});

/** Transportation out of the charges. */
function withTransportation(charges: readonly FedexCharge[]): Omit<BilledAmounts, 'netCents'> {
  const { transportation = [], others = [] } = Object.groupBy(charges, ({ description }) =>
    transportationCharge.test(description) ? 'transportation' : 'others',
  );
  return { transportationCents: transportation.reduce((sum, { cents }) => sum + cents, 0), charges: others };
}
