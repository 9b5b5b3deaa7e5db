import type { Finding } from '@waybill/contract';
import { confidenceNames, evidenceText, exceptionStateNames, findRule, obstacleNames } from '@waybill/model';
import type { WorkedRows } from '../../platform/worked-reports.ts';
import { letterWords } from '../packets/letter/letter-words.ts';
import { reasonOf } from './claim-rows.ts';

/** Findings with the columns that the inbox saves. */
export function findingReportRows(findings: readonly Finding[]): WorkedRows {
  const words = letterWords('en');
  return {
    columns: [
      { header: 'Rule', type: 'text' },
      { header: 'Certainty', type: 'text' },
      { header: 'Not Claimable', type: 'text' },
      { header: 'Billed', type: 'money' },
      { header: 'Expected', type: 'money' },
      { header: 'Credited', type: 'money' },
      { header: 'At Stake', type: 'money' },
      { header: 'Why', type: 'text' },
      { header: 'State', type: 'text' },
      { header: 'Reason', type: 'text' },
      { header: 'Assigned to', type: 'text' },
      { header: 'Claim by', type: 'date' },
      { header: 'Claim Number', type: 'text' },
      { header: 'Filed On', type: 'date' },
      { header: 'Claimed', type: 'money' },
      { header: 'Recovered', type: 'money' },
      { header: 'Note', type: 'text' },
      { header: 'Tracking Number', type: 'text' },
      { header: 'Charge', type: 'text' },
      { header: 'Carrier', type: 'text' },
      { header: 'Client', type: 'text' },
      { header: 'Account', type: 'text' },
      { header: 'Service', type: 'text' },
      { header: 'Invoice', type: 'text' },
      { header: 'Invoice Date', type: 'date' },
      { header: 'Ship Date', type: 'date' },
    ],
    rows: findings.map((finding) => [
      findRule(finding.rule)?.label ?? finding.rule,
      confidenceNames[finding.confidence],
      finding.obstacle === null ? null : obstacleNames[finding.obstacle],
      finding.billed,
      finding.expected,
      finding.credited,
      finding.amount,
      evidenceText(words, finding),
      exceptionStateNames[finding.state],
      reasonOf(finding),
      finding.owner?.name ?? null,
      finding.claimBy,
      finding.claimReference,
      finding.claimedOn,
      finding.claimedAmount,
      finding.recovered,
      finding.note,
      finding.trackingNumber,
      finding.charge,
      finding.carrierName,
      finding.clientName,
      finding.accountNumber,
      finding.service,
      finding.invoiceNumber,
      finding.billDate,
      finding.shipDate,
    ]),
  };
}
