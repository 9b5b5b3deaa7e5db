import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const country = z.object({ countryCode: z.string(), name: z.string(), defaultState: z.string() });

export const countriesAndDefaultState = endpoint({
  name: 'countriesAndDefaultState',
  method: 'GET',
  path: '/aiparcelweb/api/countriesAndDefaultState/getCountriesAndDefaultState',
  access: 'active',
  source: 'S1 section 7',
  summary: 'Countries with the state to which their unmapped packages go.',
  answer: z.array(country),
});
