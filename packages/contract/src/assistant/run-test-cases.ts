import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId, rowIdParam } from '../foundation/ids.ts';
import { doneAnswer } from '../foundation/table.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { chatMessageTypes } from './chat-message.ts';
import { targetAgents } from './test-case.ts';

const endpoint = endpoints({ ...audiences.assistantOfOthers, source: 'S3 sections 2.8 and 3, chat' });

/** How many test cases are run at once. */
export const mostTestCasesAtOnce = 50;

/** A stored test case. */
export const storedTestCase = z.object({
  id: z.number().int(),
  prompts: z.array(z.string()),
  targetAgent: z.enum(targetAgents),
  isIncomplete: z.boolean(),
  /** The login of the user who kept it; null if that user was deleted. */
  addedBy: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export type StoredTestCase = z.infer<typeof storedTestCase>;

export const listTestCases = endpoint({
  name: 'listTestCases',
  method: 'GET',
  path: '/aichatbot/api/chat/testCases',
  summary: 'The test cases of the tenant, the newest first.',
  answer: z.array(storedTestCase),
});

/** Words that the expected and the actual answer have in common, or that one of them lacks. */
export const differencePart = z.object({ kind: z.enum(['same', 'missing', 'added']), text: z.string() });
export type DifferencePart = z.infer<typeof differencePart>;

/** The result of a test case. */
export const testCaseResult = z.object({
  id: z.number().int(),
  passed: z.boolean(),
  expectedAgent: z.enum(targetAgents),
  /** The type of the last answer. */
  type: z.enum(chatMessageTypes),
  agentFits: z.boolean(),
  expected: z.array(z.string()),
  actual: z.array(z.string()),
  /** From what was expected to what was answered; for answers that differ. */
  difference: z.array(differencePart),
  milliseconds: z.number(),
});
export type TestCaseResult = z.infer<typeof testCaseResult>;

export const runTestCases = endpoint({
  name: 'runTestCases',
  method: 'POST',
  path: '/aichatbot/api/chat/runTestCases',
  summary: 'Asks the questions of test cases for a client, and compares the answers with those that are expected.',
  body: z.object({
    clientId: wholeNumber,
    ids: z.array(rowId).min(1).max(mostTestCasesAtOnce),
  }),
  answer: z.array(testCaseResult),
});

export const deleteTestCase = endpoint({
  name: 'deleteTestCase',
  method: 'DELETE',
  path: '/aichatbot/api/chat/testCases/:id',
  summary: 'Deletes a test case.',
  params: rowIdParam,
  answer: doneAnswer,
});
