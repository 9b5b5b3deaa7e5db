import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';

export const mapProvider = endpoint({
  name: 'mapProvider',
  method: 'GET',
  path: '/aiparcelweb/api/maps/provider',
  access: 'active',
  source: 'S2 section 2',
  summary:
    'The page of a maps service that shows an address, with {address} as the placeholder; null if no service is set.',
  answer: z.object({ embedUrl: z.string().nullable() }),
});
