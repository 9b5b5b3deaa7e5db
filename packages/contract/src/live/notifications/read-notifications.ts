import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const readNotifications = endpoint({
  name: 'readNotifications',
  method: 'POST',
  path: '/aiparcelweb/api/notifications/read',
  access: 'active',
  source: 'S3 section 2.4, notifications',
  summary: 'Marks the notifications of the user as read, up to the one with this number.',
  body: z.object({ upTo: z.number().int().positive() }),
  answer: z.object({ unread: z.number().int() }),
});
