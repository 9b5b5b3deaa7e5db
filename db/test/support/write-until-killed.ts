import { argv, stdout } from 'node:process';
import { openSettings } from '../../src/index.ts';

/**
 * Writes one user after another with everything that belongs to them, each in one transaction; prints a number once it
 * is confirmed.
 */
const [, , dataDirectory = '', first = '1'] = argv;
const settings = await openSettings({ dataDirectory });
stdout.write('ready\n');
for (let number = Number(first); ; number += 1) {
  await settings.transaction().execute(async (transaction) => {
    const { id: tenantId } = await transaction.selectFrom('tenant').select('id').executeTakeFirstOrThrow();
    const { id: clientId } = await transaction.selectFrom('client').select('id').executeTakeFirstOrThrow();
    const { id: user_id } = await transaction
      .insertInto('user_account')
      .values({
        tenant_id: tenantId,
        login: `user-${number}`,
        email: 'a@b.c',
        first_name: 'A',
        last_name: 'B',
        password_hash: 'x'.repeat(100),
        password_expires_on: '2027-01-01',
        default_landing_page: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('filter_setting')
      .values({ user_id, filter_key: 'spend', filter_value: 'v'.repeat(2_000) })
      .execute();
    await transaction
      .insertInto('report_schedule')
      .values({
        user_id,
        client_id: clientId,
        name: 'Weekly',
        page: 'spend',
        format: 'csv',
        request: '{}',
        period: 'previousWeek',
        frequency: 'weekly',
        day: 1,
        hour: 6,
        created_at: new Date(),
        failure: null,
      })
      .execute();
    const now = new Date();
    await transaction
      .insertInto('chat_conversation')
      .values({ user_id, client_id: clientId, sub_client_ids: [], name: 'Spend', created_at: now, updated_at: now })
      .execute();
  });
  stdout.write(`${number}\n`);
}
