import { type ExceptionState, filedStates, settledStates } from '@waybill/contract';
import { type CarrierDays, carrierDays, confidenceNames, exceptionPermissions, findRule } from '@waybill/model';
import type { FindingRow } from '@waybill/query';
import type { FindingsForQueries } from '../../platform/findings-for-queries.ts';
import { dismissedStates } from './audit-query.ts';
import { foundFindings } from './found-findings.ts';

type Found = Awaited<ReturnType<typeof foundFindings>>['found'][number];

/** What is found of packages, in the amounts of the exceptions pages and of the audit summary. */
export const findingsForQueries: FindingsForQueries = async (
  services,
  { permissions },
  { scope, billed, patience },
) => {
  const days = carrierDays(services.clock());
  const { found, noted } = await foundFindings(services, scope, { ...billed, days, patience });
  const states = new Map(noted.map(({ id, state }) => [id, state]));
  return found.flatMap((finding): FindingRow[] => {
    const { rule: name, tracking_id: row } = finding;
    const rule = findRule(name);
    if (rule === undefined || row === null || !permissions.has(exceptionPermissions[rule.level])) return [];
    const amounts = amountsOf(finding, (states.get(finding.id) ?? 'open') as ExceptionState, days);
    const confidence = confidenceNames[confidenceOf(finding)];
    return [{ row: Number(row), rule: rule.label, confidence, findings: 1, ...amounts }];
  });
};

const confidenceOf = ({ confidence }: Found) => confidence as keyof typeof confidenceNames;

function amountsOf(finding: Found, state: ExceptionState, { today, todayOf }: CarrierDays) {
  const { amount, credited, claim_by: lastDay, carrier_id: carrier } = finding;
  const isExpired = lastDay !== null && String(lastDay) < (todayOf[Number(carrier)] ?? today);
  const isClaimable = finding.obstacle === null && !isExpired;
  const isProven = confidenceOf(finding) !== 'check';
  const isOpen = !settledStates.includes(state) && isClaimable;
  const counts = filedStates.includes(state) || (!dismissedStates.includes(state) && isProven && isClaimable);
  return {
    overcharged: counts ? amount + credited : 0,
    recoverable: isOpen && isProven ? amount : 0,
    unproven: isOpen && !isProven ? amount : 0,
  };
}
