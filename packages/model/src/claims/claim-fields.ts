import type { ClaimField } from '@waybill/contract';

/** How the value of a field is written in a file. */
export type ClaimFieldType = 'text' | 'day' | 'moment' | 'money' | 'number';

/** A field of a claim file: what it is called where templates are edited, and what it holds. */
export interface ClaimFieldDescription {
  readonly label: string;
  readonly type: ClaimFieldType;
}

/** Every field of a claim file, in the order in which they are offered. */
export const claimFieldDescriptions: Readonly<Record<ClaimField, ClaimFieldDescription>> = {
  packetNumber: { label: 'Packet number', type: 'text' },
  claimNumber: { label: 'Claim number', type: 'text' },
  clientName: { label: 'Client', type: 'text' },
  carrierName: { label: 'Carrier', type: 'text' },
  accountNumber: { label: 'Account', type: 'text' },
  invoiceNumber: { label: 'Invoice number', type: 'text' },
  invoiceDate: { label: 'Invoice date', type: 'day' },
  trackingNumber: { label: 'Tracking Number', type: 'text' },
  shipDate: { label: 'Ship date', type: 'day' },
  service: { label: 'Service', type: 'text' },
  zone: { label: 'Zone', type: 'text' },
  claimKind: { label: 'Kind of claim', type: 'text' },
  reason: { label: 'Reason', type: 'text' },
  explanation: { label: 'Explanation', type: 'text' },
  charge: { label: 'Charge', type: 'text' },
  billed: { label: 'Billed (USD)', type: 'money' },
  due: { label: 'Expected (USD)', type: 'money' },
  credited: { label: 'Credited (USD)', type: 'money' },
  claimed: { label: 'Claimed (USD)', type: 'money' },
  currency: { label: 'Currency', type: 'text' },
  promised: { label: 'Promised', type: 'moment' },
  delivered: { label: 'Delivered', type: 'moment' },
  actualPounds: { label: 'Actual weight (lbs)', type: 'number' },
  billedPounds: { label: 'Billed weight (lbs)', type: 'number' },
  length: { label: 'Length', type: 'number' },
  width: { label: 'Width', type: 'number' },
  height: { label: 'Height', type: 'number' },
  sideUnit: { label: 'Unit of dimensions', type: 'text' },
  senderName: { label: 'Sender name', type: 'text' },
  senderCompany: { label: 'Sender company', type: 'text' },
  senderAddress: { label: 'Sender address', type: 'text' },
  senderCity: { label: 'Sender city', type: 'text' },
  senderState: { label: 'Sender state', type: 'text' },
  senderPostalCode: { label: 'Sender postal code', type: 'text' },
  senderCountry: { label: 'Sender country', type: 'text' },
  receiverName: { label: 'Receiver name', type: 'text' },
  receiverCompany: { label: 'Receiver company', type: 'text' },
  receiverAddress: { label: 'Receiver address', type: 'text' },
  receiverCity: { label: 'Receiver city', type: 'text' },
  receiverState: { label: 'Receiver state', type: 'text' },
  receiverPostalCode: { label: 'Receiver postal code', type: 'text' },
  receiverCountry: { label: 'Receiver country', type: 'text' },
  note: { label: 'Note', type: 'text' },
  text: { label: 'Fixed text', type: 'text' },
};
