import { z } from 'zod';
import { endpoints } from '../../foundation/endpoint.ts';
import { rowIdParam } from '../../foundation/ids.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';
import { oneLine, text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { findingFilters } from '../exceptions/finding.ts';
import { mostChangedFindings } from '../exceptions/finding-calls.ts';

/** The languages in which a claim letter can be written. */
export const letterLanguages = ['en', 'es', 'fr', 'it', 'zh', 'ar'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** The maximum number of findings in a packet. */
export const mostFindingsOfPacket = 1_000;

/** Up to this number of findings, a letter can show the invoice lines of each. */
export const mostFindingsWithLines = 20;

/** Findings that are claimed from a carrier together: a file that it takes, and a letter with the evidence. */
export const claimPacket = z.object({
  id: z.number().int(),
  number: z.string(),
  /** What its findings are about: packages, charges or both. */
  level: z.enum(['tracking', 'charge', 'all']),
  clientId: z.number().int(),
  clientName: z.string(),
  carrierName: z.string(),
  language: z.enum(letterLanguages),
  findings: z.number().int(),
  /** What was at stake when the packet was made, in US dollars. */
  amount: z.number(),
  createdBy: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** To whom and when it was last mailed from the portal. */
  mailedTo: z.string().nullable(),
  mailedAt: z.string().nullable(),
  /** When and by whom it was withdrawn. A withdrawn packet keeps its number, file and letter. */
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
});
export type ClaimPacket = z.infer<typeof claimPacket>;

const source = 'S3 sections 2.2 and 2.3';
/** Packets of a level are seen by who may see its findings. */
const endpoint = endpoints({
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source,
});

const made = {
  body: z.object({
    /** The findings to choose from: those of the page on screen. */
    filters: findingFilters.prefault({}),
    /** The ids to claim; if absent, all that match the filters, are not filed yet and can be claimed. */
    ids: z.array(text(32)).min(1).max(mostChangedFindings).optional(),
    language: z.enum(letterLanguages).default('en'),
    /** Whether the letter shows the invoice lines, as long as there are few enough findings. */
    withLines: z.boolean().default(true),
  }),
  answer: z.object({
    /** One for each client and carrier. */
    packets: z.array(claimPacket),
    /** How many of the findings are in no packet: with nothing at stake or, unless chosen, not to be claimed. */
    leftOut: z.number().int(),
  }),
} as const;

export const makeTrackingPackets = endpoint({
  ...made,
  name: 'makeTrackingPackets',
  method: 'POST',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  path: '/aiparcelweb/api/exceptionTracking/packets',
  summary: 'Makes claim packets of findings about packages: one for each client and carrier.',
});

export const makeChargePackets = endpoint({
  ...made,
  name: 'makeChargePackets',
  method: 'POST',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  path: '/aiparcelweb/api/exceptionCharge/packets',
  summary: 'Makes claim packets of findings about charges: one for each client and carrier.',
});

export const makeClaimPackets = endpoint({
  ...made,
  name: 'makeClaimPackets',
  method: 'POST',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  path: '/aiparcelweb/api/claims/packets',
  summary: 'Makes claim packets of findings about packages and charges: one for each client and carrier.',
});

export const listClaimPackets = endpoint({
  name: 'listClaimPackets',
  method: 'GET',
  path: '/aiparcelweb/api/claimPackets',
  summary: 'A page of the claim packets.',
  query: tableQuery(['createdAt', 'number', 'carrierName', 'clientName', 'findings', 'amount']).extend({
    clientId: wholeNumber.optional(),
    carrierId: wholeNumber.optional(),
  }),
  answer: tableAnswer(claimPacket),
});

export const getClaimPacket = endpoint({
  name: 'getClaimPacket',
  method: 'GET',
  path: '/aiparcelweb/api/claimPackets/:id',
  summary: 'One claim packet.',
  params: rowIdParam,
  answer: claimPacket,
});

export const packetsOfFinding = endpoint({
  name: 'packetsOfFinding',
  method: 'GET',
  path: '/aiparcelweb/api/claimPackets/findings/:findingId',
  summary: 'The claim packets in which a finding is, newest first.',
  params: z.object({ findingId: text(32).min(1) }),
  answer: z.array(claimPacket),
});

export const downloadClaimFile = endpoint({
  name: 'downloadClaimFile',
  method: 'GET',
  path: '/aiparcelweb/api/claimPackets/:id/file',
  summary: 'The file of a claim packet that the carrier takes.',
  params: rowIdParam,
  answer: z.unknown(),
});

export const downloadClaimLetter = endpoint({
  name: 'downloadClaimLetter',
  method: 'GET',
  path: '/aiparcelweb/api/claimPackets/:id/letter',
  summary: 'The letter of a claim packet as PDF.',
  params: rowIdParam,
  answer: z.unknown(),
});

export const mailClaimPacket = endpoint({
  name: 'mailClaimPacket',
  method: 'POST',
  path: '/aiparcelweb/api/claimPackets/:id/mail',
  summary: 'Mails file and letter of a claim packet to an address, unless it is withdrawn. Answers go to the caller.',
  params: rowIdParam,
  body: z.object({
    to: text(254).trim().pipe(z.email('is not an e-mail address')),
    subject: oneLine(200).trim().min(1, 'is required'),
    text: text(10_000).trim().min(1, 'is required'),
  }),
  answer: claimPacket,
});

export const withdrawClaimPacket = endpoint({
  name: 'withdrawClaimPacket',
  method: 'DELETE',
  path: '/aiparcelweb/api/claimPackets/:id',
  summary:
    'Withdraws a claim packet. It keeps its number, file and letter; findings that are in no other packet are open again.',
  params: rowIdParam,
  answer: doneAnswer,
});
