import type { ChangeKind } from '@waybill/contract';
import { oneOf, textLiteral } from '@waybill/model';
import type { AskedChange } from './place-centres.ts';

/** Packages that have a price to change. */
export const isPriced = "row_kind = 'package' and transportation_amount > 0";

/** The value of the first change of a kind that fits a row, else 0. */
export function caseOf(changes: readonly AskedChange[], kind: ChangeKind, also: string): string {
  const found = conditionsOf(changes, kind, also);
  if (found.length === 0) return '0';
  return `(case ${found.map(({ condition, value }) => `when ${condition} then ${value}`).join(' ')} else 0 end)`;
}

/** The rows that changes of a kind are about. */
export function conditionsOf(changes: readonly AskedChange[], kind: ChangeKind, also: string) {
  return changes
    .filter((change) => change.kind === kind)
    .map(({ value, of, carriers, services, zones, states, centre }) => ({
      value,
      of,
      centre,
      condition: [
        also,
        ...(kind === 'service' ? [`service_category <> ${textLiteral(of)}`] : []),
        ...(carriers.length === 0 ? [] : [oneOf('carrier_name', carriers)]),
        ...(services.length === 0 ? [] : [oneOf('service_category', services)]),
        ...(zones.length === 0 ? [] : [oneOf('rated_zone', zones)]),
        ...(states.length === 0 ? [] : [oneOf('normalised_consignee_state', states)]),
        ...(centre === undefined ? [] : [centre.condition]),
        ...(kind === 'accessorials' && of !== '' ? [oneOf('accessorial_group', [of])] : []),
      ].join(' and '),
    }));
}
