import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const resetDashboardSettings = endpoint({
  name: 'resetDashboardSettings',
  method: 'POST',
  path: '/aiparcelweb/api/dashboard/resetDashboardSettings/',
  access: 'active',
  source: 'S1 section 7',
  summary: 'Forgets the saved dashboard settings of the user.',
  answer: z.object({ message: z.string() }),
});
