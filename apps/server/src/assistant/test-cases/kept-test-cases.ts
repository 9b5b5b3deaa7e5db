import { chatTestCase, mostTestCases } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { z } from 'zod';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict } from '../../platform/problems.ts';

/** A test case and the user who kept it. */
export interface KeptTestCase {
  readonly id: number;
  readonly asked: z.output<typeof chatTestCase>;
  readonly addedBy: string | null;
  readonly addedAt: Date;
}

/** Stores a test case for the user's tenant. @throws ProblemError 409 if the tenant has reached the limit. */
export async function keepTestCase(
  settings: Settings,
  {
    user,
    testCase,
    now,
  }: { readonly user: SignedInUser; readonly testCase: KeptTestCase['asked']; readonly now: Date },
): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    // Simultaneous additions are counted one after another.
    await transaction.selectFrom('tenant').select('id').where('id', '=', user.tenantId).forUpdate().execute();
    const { kept } = await transaction
      .selectFrom('chat_test_case')
      .select(({ fn }) => fn.countAll().as('kept'))
      .where('tenant_id', '=', user.tenantId)
      .executeTakeFirstOrThrow();
    if (Number(kept) >= mostTestCases) {
      throw conflict('There are 1,000 test cases already. Delete some before you add another.');
    }
    await transaction
      .insertInto('chat_test_case')
      .values({
        tenant_id: user.tenantId,
        user_id: user.userId,
        test_case: JSON.stringify(testCase),
        created_at: now,
      })
      .execute();
  });
}

/** The test cases of a tenant, the newest first. */
export async function keptTestCases(settings: Settings, tenantId: number): Promise<readonly KeptTestCase[]> {
  const rows = await settings
    .selectFrom('chat_test_case')
    .leftJoin('user_account', 'user_account.id', 'chat_test_case.user_id')
    .select(['chat_test_case.id', 'test_case', 'chat_test_case.created_at as addedAt', 'user_account.login as addedBy'])
    .where('chat_test_case.tenant_id', '=', tenantId)
    .orderBy('chat_test_case.id', 'desc')
    .limit(mostTestCases)
    .execute();
  return rows.map(({ id, test_case: asked, addedAt, addedBy }) => ({
    id,
    asked: chatTestCase.parse(asked),
    addedAt,
    addedBy,
  }));
}
