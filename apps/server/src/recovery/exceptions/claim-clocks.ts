import { claims, claimClocks as clocksOf, type Packs } from '@waybill/audit';
import type { ClaimClock, Finding } from '@waybill/contract';
import { parcelCarriers } from '@waybill/model';

interface Asked extends Pick<Finding, 'carrierName' | 'service' | 'billDate' | 'shipDate'> {
  /** Days or moments in UTC, as far as they are known. */
  readonly scheduled: string | null;
  readonly delivered: string | null;
}

/** Services whose names tell that they cross a border. */
const international = /international|worldwide/iu;
const dayOf = (moment: string): string => moment.slice(0, '2026-01-31'.length);

/**
 * Every right that a package gives against its carrier, with its clocks: the earliest first, those without a published
 * deadline last.
 */
export function claimClocksOf(
  packs: Packs,
  { carrierName, service, billDate, shipDate, scheduled, delivered }: Asked,
): ClaimClock[] {
  const carrierId = parcelCarriers.find(({ name }) => name === carrierName)?.id ?? 0;
  const asked = {
    carrierId,
    isInternational: international.test(service),
    days: {
      'invoice date': billDate,
      'ship date': shipDate,
      ...(scheduled === null ? {} : { 'scheduled delivery': dayOf(scheduled) }),
      ...(delivered === null ? {} : { delivery: dayOf(delivered) }),
    },
  };
  return claims
    .flatMap((claim): ClaimClock[] => {
      const clocks = clocksOf(packs, claim, asked);
      if (clocks.length === 0) {
        return [{ claim, step: null, since: '', lastDay: null, source: '', isSecondHand: false }];
      }
      return clocks.map(({ step, since, lastDay = null, source, isSecondHand }) => ({
        ...{ claim, step, since, lastDay, source, isSecondHand },
      }));
    })
    .toSorted((one, other) => (one.lastDay ?? '9').localeCompare(other.lastDay ?? '9'));
}
