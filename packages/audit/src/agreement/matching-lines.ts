import type { CalendarDay } from '@waybill/model';
import { fits } from '../lookups/in-effect.ts';
import { type Agreement, type AgreementLine, isWithin, type LineKind, periodOf } from './agreement.ts';
import { specificity } from './specificity.ts';

/** What decides which lines of an agreement count for a package. */
export interface AgreedPackage {
  readonly service: string;
  readonly packaging: 'letter' | 'document' | 'pak' | 'package';
  readonly movement: 'domestic' | 'export' | 'import';
  readonly receiver: 'commercial' | 'residential';
  readonly billing: 'prepaid' | 'freight collect' | 'third party';
  readonly zone: string;
  readonly pounds: number;
}

/** The lines of a kind that count for a package on a day, the most specific ones first. */
export function matchingLines<Kind extends LineKind>(
  agreement: Agreement,
  kind: Kind,
  of: AgreedPackage,
  day: CalendarDay,
): readonly Agreement[Kind][number][] {
  const lines: readonly Agreement[Kind][number][] = agreement[kind];
  return lines
    .filter((line) => matches(line, of))
    .filter((line) => {
      const period = periodOf(agreement, line);
      return period !== undefined && isWithin(period, day);
    })
    .toSorted((one, other) => specificity(other, of.service) - specificity(one, of.service));
}

function matches(line: AgreementLine, of: AgreedPackage): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = line.pounds ?? {};
  return (
    line.services.some((name) => fits(name, of.service)) &&
    (line.packaging ?? of.packaging) === of.packaging &&
    (line.movement ?? of.movement) === of.movement &&
    (line.receiver ?? of.receiver) === of.receiver &&
    (line.billing ?? of.billing) === of.billing &&
    (line.zones === undefined || line.zones.includes(of.zone)) &&
    from <= of.pounds &&
    of.pounds <= to
  );
}
