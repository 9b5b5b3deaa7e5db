import { findRule } from '@waybill/model';
import type { WorkedRows } from '../../platform/worked-reports.ts';
import type { CreditsDesk } from '../credits/credits-desk.ts';
import { claimsFiled, recoverySummary } from '../credits/recovery-summary.ts';
import { reasonOf } from './claim-rows.ts';

/** Claims by carrier and rule, with the figures of the page. */
export function carrierRows(desk: CreditsDesk): WorkedRows {
  const claims = Map.groupBy(claimsFiled(desk, {}), ({ carrierName, rule }) => JSON.stringify([carrierName, rule]));
  const rows = recoverySummary(desk, {}).groups.map((group) => {
    const own = claims.get(JSON.stringify([group.carrierName, group.rule])) ?? [];
    const denied = own.filter(({ state }) => state === 'denied' || state === 'written_off');
    const reasons = [...Map.groupBy(denied, reasonOf)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([reason, { length }]) => `${reason === '' ? 'No reason recorded' : reason}: ${length}`);
    return [
      group.carrierName,
      findRule(group.rule)?.label ?? group.rule,
      group.claims,
      group.claimed,
      group.recovered,
      group.due,
      group.denied,
      group.denialRate,
      reasons.join('; '),
      group.medianDaysToCredit,
    ];
  });
  return {
    columns: [
      { header: 'Carrier', type: 'text' },
      { header: 'Rule', type: 'text' },
      { header: 'Claims', type: 'integer' },
      { header: 'Claimed', type: 'money' },
      { header: 'Recovered', type: 'money' },
      { header: 'Still Due', type: 'money' },
      { header: 'Denied', type: 'integer' },
      { header: 'Denied of Decided (0 to 1)', type: 'double' },
      { header: 'Reasons of Denials', type: 'text' },
      { header: 'Median Days to Credit', type: 'double' },
    ],
    rows,
  };
}

/** What credits brought, by month and carrier. */
export function monthRows(desk: CreditsDesk): WorkedRows {
  const rows = carriersOf(desk).flatMap((carrierName) =>
    recoverySummary(desk, { carrierName }).months.map(({ month, recovered, unclaimed }) => [
      month,
      carrierName,
      recovered,
      unclaimed,
    ]),
  );
  return {
    columns: [
      { header: 'Month', type: 'text' },
      { header: 'Carrier', type: 'text' },
      { header: 'Recovered by Claims', type: 'money' },
      { header: 'Credited without a Claim', type: 'money' },
    ],
    rows: rows.toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  };
}

/** What is still due, by carrier and days since filing. */
export function ageingRows(desk: CreditsDesk): WorkedRows {
  const rows = carriersOf(desk).flatMap((carrierName) =>
    recoverySummary(desk, { carrierName })
      .ageing.map(({ upTo, claims, due }, index, all) => {
        const after = all[index - 1]?.upTo ?? -1;
        return [carrierName, upTo === null ? `more than ${after}` : `${after + 1} to ${upTo}`, claims, due] as const;
      })
      .filter(([, , claims]) => claims > 0),
  );
  return {
    columns: [
      { header: 'Carrier', type: 'text' },
      { header: 'Days since Filing', type: 'text' },
      { header: 'Open Claims', type: 'integer' },
      { header: 'Still Due', type: 'money' },
    ],
    rows,
  };
}

/** The carriers of the desk's claims and credits. */
const carriersOf = ({ ledger }: CreditsDesk): readonly string[] =>
  [...new Set([...ledger.claims, ...ledger.credits].map(({ carrierName }) => carrierName))].toSorted();
