import type { Settings } from '@waybill/db';

/**
 * Whether this server should do a chore now: exactly one server does, once in every `milliseconds`. A single server
 * always should.
 */
export async function takesChore(
  { settings, sharesSettings }: { readonly settings: Settings; readonly sharesSettings?: boolean | undefined },
  name: string,
  now: Date,
  milliseconds: number,
): Promise<boolean> {
  if (sharesSettings !== true) return true;
  const taken = await settings
    .insertInto('chore')
    .values({ name, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ begun_at: now })
        .where('chore.begun_at', '<=', new Date(now.getTime() - milliseconds)),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
