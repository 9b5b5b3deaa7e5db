import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { keywordRoutes } from './answers/endpoints/keywords.ts';
import { conversationRoutes } from './conversations/endpoints/conversations.ts';
import { retentionRoutes } from './conversations/endpoints/retention.ts';
import { guidelineRoutes } from './endpoints/guidelines.ts';
import { testCaseRoutes } from './test-cases/endpoints/test-cases.ts';

/** Endpoints of the assistant; questions and answers go over its socket. */
export const assistantEndpoints: EndpointList = [
  conversationRoutes,
  guidelineRoutes,
  keywordRoutes,
  retentionRoutes,
  testCaseRoutes,
];
