import { addTestCases, deleteTestCase, listTestCases, runTestCases, type TestCaseResult } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { assertAssistantOpen } from '../../assistant-open.ts';
import { keepTestCase, keptTestCases } from '../kept-test-cases.ts';
import { runTestCase } from '../run-test-case.ts';

/** Test cases: questions with expected answers, stored, listed, run and deleted. */
export function testCaseRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;

  route(app, addTestCases, async ({ body, user }) => {
    await keepTestCase(settings, { user, testCase: body, now: clock() });
    return { message: 'Test case saved successfully!' };
  });

  route(app, listTestCases, async ({ user }) =>
    (await keptTestCases(settings, user.tenantId)).map(({ id, asked, addedBy, addedAt }) => ({
      id,
      prompts: asked.currentPrompt,
      targetAgent: asked.targetAgent,
      isIncomplete: asked.isIncomplete ?? false,
      addedBy,
      addedAt: addedAt.toISOString(),
    })),
  );

  route(app, runTestCases, async ({ body, user, reply }) => {
    await assertAssistantOpen(settings, user);
    const kept = await keptTestCases(settings, user.tenantId);
    const chosen = [...new Set(body.ids)].map((id) => kept.find((each) => each.id === id));
    const signal = callSignal(reply);
    const results: TestCaseResult[] = [];
    for (const testCase of chosen) {
      if (testCase === undefined) throw notFound('There is no such test case.');
      results.push(await runTestCase(services, testCase, { user, clientId: body.clientId, signal }));
    }
    return results;
  });

  route(app, deleteTestCase, async ({ params, user }) => {
    const { numDeletedRows } = await settings
      .deleteFrom('chat_test_case')
      .where('id', '=', params.id)
      .where('tenant_id', '=', user.tenantId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('There is no such test case.');
    return { message: 'Deleted.' };
  });
}
