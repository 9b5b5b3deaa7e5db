import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { text } from '../foundation/text.ts';
import { tableFile } from '../foundation/uploaded-table.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

const shared = { source: 'S3 sections 2.3 and 6', ...audiences.rulePacks } as const;

/** Rows that somebody imported. They never change; a revert takes all of them out of use. */
export const packImport = z.object({
  id: z.number().int(),
  fileName: z.string(),
  version: z.string(),
  rows: z.number().int(),
  /** The user's name; null if there is no such user any more. */
  by: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
  revertedAt: z.string().nullable(),
  revertedBy: z.string().nullable(),
});
export type PackImport = z.infer<typeof packImport>;

/** The rules of one kind of a carrier that are in use. */
const rulePack = z.object({
  carrier: named,
  kind: z.string(),
  /** Names the rows in use; null if none are. */
  version: z.string().nullable(),
  rows: z.number().int(),
  secondHandRows: z.number().int(),
  /** The first and the last day on which one of them applies; a last day is null for rules until further notice. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The newest first. */
  imports: z.array(packImport),
});
export type RulePack = z.infer<typeof rulePack>;

export const listRulePacks = endpoint({
  ...shared,
  name: 'listRulePacks',
  method: 'GET',
  path: '/aiparcelweb/api/rulePacks',
  summary: 'The rule packs in use of every carrier and kind, with what was imported.',
  answer: z.object({ carriers: z.array(named), kinds: z.array(z.string()), packs: z.array(rulePack) }),
});

/** A file of rules, with what its table does not say. */
const ruleFile = z.object({
  carrierId: z.int(),
  kind: text(40).min(1),
  fileName: text(200).trim().min(1),
  ...tableFile,
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  source: text(300).trim().default(''),
  secondHand: z.boolean().default(false),
  service: text(300).trim().default(''),
  origin: text(20).trim().default(''),
});
export type RuleFile = z.input<typeof ruleFile>;

const counted = z.object({ findings: z.number().int(), amount: z.number() });
const reproduced = z.object({ rated: z.number().int(), reproduced: z.number().int() });

/** What an import would change. */
const packPreview = z.object({
  /** The sheet that was read, then the others; none of a text file. */
  sheets: z.array(z.string()),
  rows: z.number().int(),
  /** The first rows, as cells of `columns`. */
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  unusedColumns: z.array(z.string()),
  unusedLines: z.number().int(),
  /** Rows in use that would be replaced, in whole or for some days. */
  replaced: z.number().int(),
  /** What can be claimed of invoices of the last three months, before and after. */
  claimable: z.object({ before: counted, after: counted }),
  /** How far the active agreements with the carrier reproduce their last month, before and after. */
  agreements: z.array(
    z.object({ id: z.number().int(), client: named, number: z.string(), before: reproduced, after: reproduced }),
  ),
});
export type PackPreview = z.infer<typeof packPreview>;

export const previewRulePack = endpoint({
  ...shared,
  name: 'previewRulePack',
  method: 'POST',
  path: '/aiparcelweb/api/rulePacks/preview',
  summary: 'Reads a file of rules and says what its import would change. Nothing is stored.',
  body: ruleFile,
  answer: packPreview,
});

export const importRulePack = endpoint({
  ...shared,
  name: 'importRulePack',
  method: 'POST',
  path: '/aiparcelweb/api/rulePacks',
  summary: 'Imports a file of rules, all or none: from then on its rows replace earlier ones about the same.',
  body: ruleFile,
  answer: packImport,
});

export const exportRulePack = endpoint({
  ...shared,
  name: 'exportRulePack',
  method: 'GET',
  path: '/aiparcelweb/api/rulePacks/export',
  summary: 'The rules of a carrier and kind that are in use, as CSV that can be imported again.',
  query: z.object({ carrierId: wholeNumber, kind: text(40).min(1) }),
  answer: z.unknown(),
});

export const revertRulePack = endpoint({
  ...shared,
  name: 'revertRulePack',
  method: 'POST',
  path: '/aiparcelweb/api/rulePacks/:id/revert',
  summary: 'Takes an import out of use: what was in use without it is back.',
  params: rowIdParam,
  answer: packImport,
});
