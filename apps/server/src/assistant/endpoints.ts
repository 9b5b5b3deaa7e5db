import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { keywordRoutes } from './answers/keywords.ts';
import { conversationRoutes } from './conversations/conversation-routes.ts';
import { retentionRoutes } from './conversations/retention.ts';
import { guidelineRoutes } from './guidelines.ts';
import { testCaseRoutes } from './test-cases/test-case-routes.ts';

/** Endpoints of the assistant; questions and answers go over its socket. */
export const assistantEndpoints: EndpointList = [
  conversationRoutes,
  guidelineRoutes,
  keywordRoutes,
  retentionRoutes,
  testCaseRoutes,
];
