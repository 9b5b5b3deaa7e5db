import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { changedMonth, loadedChange } from './loaded-change.ts';

export const getChangeData = endpoint({
  name: 'getChangeData',
  method: 'GET',
  path: '/aiparcelweb/api/changeData/:id',
  ...audiences.changeData,
  source: 'S3 section 2.3, /aframe/cdcAdmin',
  summary: 'What one load brought to each month of each client of the tenant.',
  params: idParam,
  answer: loadedChange.extend({ months: z.array(changedMonth) }),
});

export type LoadedChangeDetail = z.infer<typeof getChangeData.answer>;
