import { chatTestCase } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { z } from 'zod';

/** A test case with who kept it. */
export interface KeptTestCase {
  readonly id: number;
  readonly asked: z.output<typeof chatTestCase>;
  readonly addedBy: string | null;
  readonly addedAt: Date;
}

/** The test cases of a tenant, the newest first. */
export async function keptTestCases(settings: Settings, tenantId: number): Promise<readonly KeptTestCase[]> {
  const rows = await settings
    .selectFrom('chat_test_case')
    .leftJoin('user_account', 'user_account.id', 'chat_test_case.user_id')
    .select(['chat_test_case.id', 'test_case', 'chat_test_case.created_at as addedAt', 'user_account.login as addedBy'])
    .where('chat_test_case.tenant_id', '=', tenantId)
    .orderBy('chat_test_case.id', 'desc')
    .limit(1_000)
    .execute();
  return rows.map(({ id, test_case: asked, addedAt, addedBy }) => ({
    id,
    asked: chatTestCase.parse(asked),
    addedAt,
    addedBy,
  }));
}
