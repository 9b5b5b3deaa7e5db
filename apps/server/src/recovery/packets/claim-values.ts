import type { Finding } from '@waybill/contract';
import { type ClaimValues, comparedEvidence, dimensionUnitName, findRule } from '@waybill/model';
import type { ClaimedPackage } from './claimed-packages.ts';
import type { LetterWords } from './letter/letter-words.ts';

/** Marks of direction within sentences, which a file need not have. */
const marks = /[\u200e\u200f\u2066-\u2069]/g;

/** What the file of a packet says about a claim. */
export function claimValues(
  finding: Finding,
  billed: ClaimedPackage | undefined,
  packetNumber: string,
  words: LetterWords,
): ClaimValues {
  const rule = findRule(finding.rule);
  const explanation = [words.because(finding.rule), comparedEvidence(words, finding)];
  return {
    packetNumber,
    claimNumber: finding.claimReference,
    clientName: finding.clientName,
    carrierName: finding.carrierName,
    accountNumber: finding.accountNumber,
    invoiceNumber: finding.invoiceNumber,
    invoiceDate: finding.billDate,
    trackingNumber: finding.trackingNumber,
    shipDate: finding.shipDate,
    service: finding.service,
    zone: billed?.ZONE ?? null,
    claimKind: rule === undefined ? '' : words.kind(rule.claim),
    reason: words.say(rule?.label ?? finding.rule, {}),
    explanation: explanation
      .filter((part) => part !== '')
      .join(' ')
      .replaceAll(marks, ''),
    charge: finding.charge,
    billed: finding.billed,
    due: finding.expected,
    credited: finding.credited,
    claimed: finding.amount,
    currency: 'USD',
    promised: promisedOf(finding, billed),
    delivered: billed?.DELIVERY_DATE ?? null,
    actualPounds: billed?.ACTUAL_WEIGHT_POUNDS ?? null,
    billedPounds: billed?.BILL_WEIGHT_POUNDS ?? null,
    length: billed?.LENGTH ?? null,
    width: billed?.WIDTH ?? null,
    height: billed?.HEIGHT ?? null,
    sideUnit: billed?.DIM_UNIT ? dimensionUnitName(billed.DIM_UNIT) : null,
    senderName: billed?.SENDER_NAME ?? null,
    senderCompany: billed?.SENDER_COMPANY ?? null,
    senderAddress: billed?.SENDER_ADDRESS ?? null,
    senderCity: billed?.SENDER_CITY ?? null,
    senderState: billed?.SENDER_STATE ?? null,
    senderPostalCode: billed?.SENDER_POSTAL_CODE ?? null,
    senderCountry: billed?.SENDER_CNTRY ?? null,
    receiverName: billed?.CONSIGNEE_NAME ?? null,
    receiverCompany: billed?.CONSIGNEE_COMPANY ?? null,
    receiverAddress: billed?.CONSIGNEE_ADDRESS ?? null,
    receiverCity: billed?.CONSIGNEE_CITY ?? null,
    receiverState: billed?.CONSIGNEE_STATE ?? null,
    receiverPostalCode: billed?.CONSIGNEE_POSTAL_CODE ?? null,
    receiverCountry: billed?.CONSIGNEE_CNTRY ?? null,
    note: finding.note,
  };
}

/** When a package was promised: as the invoice states it, or the day that the rule counts with. */
export const promisedOf = (finding: Finding, billed: ClaimedPackage | undefined): string | null =>
  billed?.SCHEDULED_DATE ?? (finding.rule === 'late_guaranteed' ? finding.evidence.since : null);
