import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { notification } from './notification.ts';

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/aiparcelweb/api/notifications',
  access: 'active',
  source: 'S3 section 2.4, notifications',
  summary: 'The newest fifty notifications of the user, newest first, and how many are unread.',
  answer: z.object({ notifications: z.array(notification), unread: z.number().int() }),
});
