import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { accountDivision, accountGroup, carrier, clientAccount } from './readable-clients.ts';

export const trcaccountsDashboards = endpoint({
  name: 'trcaccountsDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/trcaccountsDashboards/byClientId',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The accounts of a client, with carrier.',
  query: z.object({ clientId: wholeNumber }),
  answer: z.array(clientAccount),
});

export const accountDivisions = endpoint({
  name: 'accountDivisions',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions/byClientDashboards/:id',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The account divisions of a client, with their groups.',
  params: idParam,
  answer: z.array(accountDivision),
});

export const accountGroups = endpoint({
  name: 'accountGroups',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups/byClientDashboards/:id',
  access: 'active',
  source: 'S1 section 7',
  summary: 'The account groups of a client, with their accounts.',
  params: idParam,
  answer: z.array(accountGroup),
});

export const carriers = endpoint({
  name: 'carriers',
  method: 'GET',
  path: '/aiparcelweb/api/carriers',
  access: 'active',
  source: 'S1 section 7',
  summary: 'All carriers.',
  answer: z.array(carrier),
});

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
