import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { keywordRoutes } from './answers/endpoints/keywords.ts';
import { conversationRoutes } from './conversations/endpoints/conversations.ts';
import { retentionRoutes } from './conversations/endpoints/retention.ts';
import { guidelineRoutes } from './endpoints/guidelines.ts';
import { definitionRoutes } from './questions/endpoints/definitions.ts';
import { questionRoutes } from './questions/endpoints/questions.ts';
import { testCaseRoutes } from './test-cases/endpoints/test-cases.ts';
import { callToolsRoute } from './tools/endpoints/call-tools.ts';

/** Endpoints of the assistant. Those who chat send questions over its socket, programs call for answers. */
export const assistantEndpoints: EndpointList = [
  callToolsRoute,
  conversationRoutes,
  definitionRoutes,
  guidelineRoutes,
  keywordRoutes,
  questionRoutes,
  retentionRoutes,
  testCaseRoutes,
];
