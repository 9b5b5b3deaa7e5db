import { z } from 'zod';
import { endpoints } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { accountDivision, accountGroup, carrier, clientAccount } from './readable-clients.ts';

const endpoint = endpoints({ access: 'active', source: 'S1 section 7' });

export const trcaccountsDashboards = endpoint({
  name: 'trcaccountsDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/trcaccountsDashboards/byClientId',
  summary: 'The accounts of a client, with carrier.',
  query: z.object({ clientId: wholeNumber }),
  answer: z.array(clientAccount),
});

export const accountDivisions = endpoint({
  name: 'accountDivisions',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions/byClientDashboards/:id',
  summary: 'The account divisions of a client, with their groups.',
  params: idParam,
  answer: z.array(accountDivision),
});

export const accountGroups = endpoint({
  name: 'accountGroups',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups/byClientDashboards/:id',
  summary: 'The account groups of a client, with their accounts.',
  params: idParam,
  answer: z.array(accountGroup),
});

export const carriers = endpoint({
  name: 'carriers',
  method: 'GET',
  path: '/aiparcelweb/api/carriers',
  summary: 'All carriers.',
  answer: z.array(carrier),
});

export const country = z.object({ countryCode: z.string(), name: z.string(), defaultState: z.string() });

export const countriesAndDefaultState = endpoint({
  name: 'countriesAndDefaultState',
  method: 'GET',
  path: '/aiparcelweb/api/countriesAndDefaultState/getCountriesAndDefaultState',
  summary: 'Countries with the state to which their unmapped packages go.',
  answer: z.array(country),
});
