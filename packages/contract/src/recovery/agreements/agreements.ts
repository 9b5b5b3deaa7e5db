import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { chosenClient, rowIdParam } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { tableFile } from '../../foundation/uploaded-table.ts';
import { wholeNumber, wholeNumberBetween } from '../../foundation/whole-number.ts';
import { checkResult } from './agreement-check.ts';

/** A draft was never activated; an ended agreement was. */
export const agreementStates = ['draft', 'active', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** The largest number of lines of an agreement, all parts together. */
export const mostAgreementLines = 2_000;
/** The largest number of services, zones and charges in all its lines together, and of different zones. */
export const mostAgreementNames = 20_000;
export const mostAgreementZones = 500;

/** An agreement as JSON: see docs/agreements.md. The server says which field is wrong, and what to write there. */
const content = z.record(z.string(), z.unknown());
export type AgreementContent = z.output<typeof content>;

const note = text(2_000).trim();
const readers = { access: ['AGREEMENT_VIEW'], source: 'S3 sections 2.3 and 6' } as const;
const endpoint = endpoints(readers);

/** Who may add agreements. */
export const newAgreements = { access: ['AGREEMENT_ADD'] } as const;
/** Who may add versions, activate them, and end and delete agreements. */
export const changedAgreements = { access: ['AGREEMENT_EDIT'] } as const;

/** What a reader of an agreement should look at. */
const agreementNote = z.object({
  kind: z.enum(['gap', 'overlap', 'expiry', 'mistake']),
  /** The part of the agreement, and the number of the line in it, from 1. */
  part: z.string(),
  line: z.number().int().optional(),
  text: z.string(),
});
export type AgreementNoteShown = z.infer<typeof agreementNote>;

const reproduced = z.object({ rated: z.number().int(), reproduced: z.number().int() });

/** The head of an agreement: of the version that counts, else of the newest. */
const agreementRow = z.object({
  id: z.number().int(),
  client: named,
  carrier: named,
  state: z.enum(agreementStates),
  /** Null if its content cannot be opened, because the server’s secret was replaced. */
  head: z
    .object({ number: z.string(), accounts: z.array(z.string()), from: z.string(), to: z.string().nullable() })
    .nullable(),
  /** How many notes there are today, by kind. */
  notes: z.object({ mistakes: z.number().int(), others: z.number().int() }),
  /** How many packages it reproduced when it was last checked; null before. */
  reproduced: reproduced.nullable(),
  versions: z.number().int(),
  activeVersion: z.number().int().nullable(),
  /** ISO 8601. */
  activeSince: z.string().nullable(),
  changedAt: z.string(),
});
export type AgreementRow = z.infer<typeof agreementRow>;

const versionRow = z.object({
  version: z.number().int(),
  note: z.string(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  reproduced: reproduced.nullable(),
});

const agreementDetail = agreementRow.extend({ history: z.array(versionRow) });
export type AgreementDetail = z.infer<typeof agreementDetail>;

const versionParams = rowIdParam.extend({ version: wholeNumberBetween(1, 1_000_000) });

const agreementVersion = z.object({
  id: z.number().int(),
  version: z.number().int(),
  content,
  notes: z.array(agreementNote),
  /** As last checked; null before. */
  check: checkResult.extend({ checkedBy: z.string().nullable(), checkedAt: z.string() }).nullable(),
});
export type AgreementVersion = z.infer<typeof agreementVersion>;

export const listAgreements = endpoint({
  name: 'listAgreements',
  method: 'GET',
  path: '/aiparcelweb/api/agreements',
  summary: 'A page of the agreements of the caller’s clients with carriers.',
  query: tableQuery(['changedAt', 'clientName', 'carrierName', 'state', 'activeSince']).extend({
    clientId: wholeNumber.optional(),
    carrierId: wholeNumber.optional(),
  }),
  answer: tableAnswer(agreementRow),
});

export const getAgreement = endpoint({
  name: 'getAgreement',
  method: 'GET',
  path: '/aiparcelweb/api/agreements/:id',
  summary: 'One agreement with its versions, without their content.',
  params: rowIdParam,
  answer: agreementDetail,
});

export const getAgreementVersion = endpoint({
  name: 'getAgreementVersion',
  method: 'GET',
  path: '/aiparcelweb/api/agreements/:id/versions/:version',
  summary: 'The content of a version, with the notes of today and its last check.',
  params: versionParams,
  answer: agreementVersion,
});

export const createAgreement = endpoint({
  name: 'createAgreement',
  method: 'POST',
  ...newAgreements,
  path: '/aiparcelweb/api/agreements',
  summary: 'Stores the first version of an agreement as a draft.',
  body: z.object({ clientId: chosenClient, content, note: note.default('') }),
  answer: agreementDetail,
});

export const draftAgreementFromBills = endpoint({
  name: 'draftAgreementFromBills',
  method: 'POST',
  ...newAgreements,
  path: '/aiparcelweb/api/agreements/draft',
  summary: 'The agreement by which a client’s packages seem to have been billed, with the evidence. Nothing is stored.',
  body: z.object({
    clientId: chosenClient,
    carrierId: z.int(),
    /** Without accounts, all to which the carrier billed packages. */
    accounts: z.array(text(200).trim().min(1)).max(500).default([]),
    /** The first ship date; without it, the day of the published rates that count, or of those before. */
    from: calendarDay().optional(),
  }),
  answer: z.object({
    /** Ship dates. */
    from: z.string(),
    to: z.string(),
    packages: z.number().int(),
    /** All accounts to which packages were billed in this time. */
    accounts: z.array(z.object({ account: z.string(), packages: z.number().int() })),
    content,
    /** For the line of a part, from 1: on how many packages of how many it was seen, from which ship date on. */
    evidence: z.array(
      z.object({
        part: z.string(),
        line: z.number().int(),
        cases: z.number().int(),
        among: z.number().int(),
        since: z.string(),
      }),
    ),
    /** Charges that no rule pack knows, and how often they were billed. */
    unknownCharges: z.array(z.object({ charge: z.string(), count: z.number().int() })),
  }),
});
export type AgreementDraft = z.infer<(typeof draftAgreementFromBills)['answer']>;

export const saveAgreementVersion = endpoint({
  name: 'saveAgreementVersion',
  method: 'POST',
  ...changedAgreements,
  path: '/aiparcelweb/api/agreements/:id/versions',
  summary: 'Stores another version. Versions never change; which one counts is decided by activating it.',
  params: rowIdParam,
  /** `newest` is the newest version that the author knows: if there is another, nothing is stored. */
  body: z.object({ newest: wholeNumber, content, note: note.default('') }),
  answer: agreementDetail,
});

export const lintAgreementContent = endpoint({
  name: 'lintAgreementContent',
  method: 'POST',
  path: '/aiparcelweb/api/agreements/notes',
  summary: 'What is wrong in an agreement, missing, said twice or about to end. Nothing is stored.',
  body: z.object({ content }),
  answer: z.object({
    /** The path to each wrong value, with what to write there. */
    problems: z.array(z.object({ field: z.string(), problem: z.string() })),
    notes: z.array(agreementNote),
  }),
});

export const readAgreementTable = endpoint({
  name: 'readAgreementTable',
  method: 'POST',
  access: ['AGREEMENT_ADD', 'AGREEMENT_EDIT'],
  path: '/aiparcelweb/api/agreements/table',
  summary: 'The lines of a spreadsheet, from which lines of an agreement are made on screen. Nothing is stored.',
  body: z.object(tableFile),
  answer: z.object({
    /** The sheet that was read, then the others; none of a text file. */
    sheets: z.array(z.string()),
    lines: z.array(z.array(z.string())),
  }),
});
export type AgreementTable = z.infer<(typeof readAgreementTable)['answer']>;

export const checkAgreementVersion = endpoint({
  name: 'checkAgreementVersion',
  method: 'POST',
  path: '/aiparcelweb/api/agreements/:id/versions/:version/check',
  summary: 'Rates the packages of a month by a version, and keeps the result with it.',
  params: versionParams,
  body: z
    .object({
      /** Invoice dates; without them, those of the last month that has ended and has invoices. */
      from: calendarDay().optional(),
      to: calendarDay().optional(),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      message: 'must not be before from',
    }),
  answer: checkResult,
});

export const activateAgreementVersion = endpoint({
  name: 'activateAgreementVersion',
  method: 'POST',
  ...changedAgreements,
  path: '/aiparcelweb/api/agreements/:id/versions/:version/activate',
  summary: 'Makes a version the one that counts. Refused while it has mistakes.',
  params: versionParams,
  answer: agreementDetail,
});

export const endAgreement = endpoint({
  name: 'endAgreement',
  method: 'POST',
  ...changedAgreements,
  path: '/aiparcelweb/api/agreements/:id/end',
  summary: 'Ends an active agreement; activating a version resumes it.',
  params: rowIdParam,
  answer: agreementDetail,
});

export const exportAgreement = endpoint({
  name: 'exportAgreement',
  method: 'GET',
  path: '/aiparcelweb/api/agreements/:id/versions/:version/file',
  summary: 'A version as a JSON file; the audit log records who asked.',
  params: versionParams,
  answer: z.unknown(),
});

export const agreementTiers = endpoint({
  name: 'agreementTiers',
  method: 'GET',
  path: '/aiparcelweb/api/agreements/:id/versions/:version/tiers',
  summary: 'Where the client stands in each tier, what is missing to the next band, and what that is worth.',
  params: versionParams,
  answer: z.array(
    z.object({
      /** The number of the tier in the agreement, from 1. */
      line: z.number().int(),
      group: z.string(),
      weeks: z.number().int(),
      /** The first day that counts, and the last. */
      from: z.string(),
      to: z.string(),
      /** The first invoice in these days; later than `from` if not all weeks are known, null without invoices. */
      knownFrom: z.string().nullable(),
      /** In cents. */
      revenue: z.number().int(),
      percent: z.number(),
      isGrace: z.boolean(),
      /** The next band with what is missing to it in cents; null in the highest. */
      next: z.object({ percent: z.number(), missing: z.number().int() }).nullable(),
      /** What the next band would save in a year, in cents, by the published charges of these weeks; null without. */
      worth: z.number().int().nullable(),
    }),
  ),
});
export type AgreementTier = z.infer<(typeof agreementTiers)['answer']>[number];

export const deleteAgreement = endpoint({
  name: 'deleteAgreement',
  method: 'DELETE',
  ...changedAgreements,
  path: '/aiparcelweb/api/agreements/:id',
  summary: 'Deletes an agreement that was never activated.',
  params: rowIdParam,
  answer: doneAnswer,
});
