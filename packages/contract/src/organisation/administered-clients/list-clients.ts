import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredClient } from './client.ts';

export const listClients = endpoint({
  name: 'listClients',
  method: 'GET',
  path: '/aiparcelweb/api/clients',
  access: ['CLIENT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the clients that the caller may read.',
  query: tableQuery(['name', 'code', 'engageDate', 'parentName']),
  answer: tableAnswer(administeredClient),
});
