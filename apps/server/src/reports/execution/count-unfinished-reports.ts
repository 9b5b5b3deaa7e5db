import type { Settings } from '@waybill/db';

const unfinished = ['queued', 'running'] as const;

/** How many reports of all tenants are waiting and running; 0 if there are none. */
export async function countUnfinishedReports(settings: Settings): Promise<{ of: string; value: number }[]> {
  const rows = await settings
    .selectFrom('report')
    .select(['status', (row) => row.fn.countAll<number>().as('value')])
    .where('status', 'in', unfinished)
    .groupBy('status')
    .execute();
  return unfinished.map((of) => ({ of, value: Number(rows.find(({ status }) => status === of)?.value ?? 0) }));
}
