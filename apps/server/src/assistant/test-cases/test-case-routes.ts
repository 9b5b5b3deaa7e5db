import { addTestCases } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';

export function testCaseRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, addTestCases, async ({ body, user }) => {
    await settings
      .insertInto('chat_test_case')
      .values({
        tenant_id: user.tenantId,
        user_id: user.userId,
        test_case: JSON.stringify(body),
        created_at: clock(),
      })
      .execute();
    return { message: 'Test case saved successfully!' };
  });
}
