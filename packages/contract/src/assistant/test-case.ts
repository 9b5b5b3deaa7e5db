import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { orAbsent } from '../foundation/or-absent.ts';
import { doneAnswer } from '../foundation/table.ts';
import { required, text } from '../foundation/text.ts';

/** The part of the assistant that a test case covers (S3 section 3). */
export const targetAgents = ['WIKI_AGENT', 'REPORTS_AGENT', 'SQL_QUERY_AGENT', 'INTEGRATION', 'ROUTING_AGENT'] as const;

/** How many test cases a tenant keeps. */
export const mostTestCases = 1_000;

/** A question with its expected answer (S3 section 3). */
export const chatTestCase = z.object({
  currentPrompt: z.array(required('must not be empty').max(2_000)).min(1).max(20),
  conversationHistory: orAbsent(
    z.array(z.object({ userPrompt: text(2_000), assistantResponse: text(20_000) })).max(10),
    [],
  ),
  expectedOutputs: z.array(text(20_000)).max(20),
  targetAgent: z.enum(targetAgents, 'Please select a target agent!'),
  isIncomplete: orAbsent(z.boolean(), false),
});

export const addTestCases = endpoint({
  name: 'addTestCases',
  method: 'POST',
  path: '/aichatbot/api/chat/addTestCases',
  ...audiences.assistantOfOthers,
  source: 'S3 sections 2.8 and 7, chat',
  summary: 'Keeps a question with what should come of it; at most 1,000 of them.',
  body: chatTestCase,
  answer: doneAnswer,
});
