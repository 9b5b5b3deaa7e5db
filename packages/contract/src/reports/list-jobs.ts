import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';

/** What the server does in the background. */
export const jobKinds = ['report', 'invoice_file', 'fetch'] as const;

/** The state of a job; `queued` and `running` mean in progress. */
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const moment = z.iso.datetime();

/** Something that the server does, or did, in the background for the tenant. Moments are UTC. */
export const job = z.object({
  /** Kind and number, e.g. `report 12`. */
  id: z.string(),
  kind: z.enum(jobKinds),
  /** Name of the report's file, of the invoice file, or of the FTP location. */
  name: z.string(),
  /** Login of the user who requested it; null if nobody did. */
  owner: z.string().nullable(),
  state: z.enum(jobStates),
  /** Percent; null if unknown. */
  progress: z.number().int().min(0).max(100).nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  startedAt: moment,
  finishedAt: moment.nullable(),
});
export type Job = z.infer<typeof job>;

export const listJobs = endpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/aiparcelweb/api/jobs',
  ...audiences.jobs,
  source: 'S3 section 2.2, /jobs',
  summary: 'A page of the tenant’s background jobs: reports, invoice files and visits to FTP locations.',
  query: tableQuery(['startedAt', 'kind', 'name', 'owner', 'state', 'finishedAt']).extend({
    state: z.enum(jobStates).optional(),
    kind: z.enum(jobKinds).optional(),
  }),
  answer: tableAnswer(job),
});
