import { endpoint } from '../../foundation/endpoint.ts';
import {
  changedFindings,
  exportedFindings,
  listedFindings,
  ownedFindings,
  talliedFindings,
  undoneFindings,
} from './finding-calls.ts';

/** The inbox of claims: findings of both levels, as far as the user may work on them. */
const access = ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'] as const;

export const listClaims = endpoint({
  ...listedFindings,
  name: 'listClaims',
  method: 'GET',
  path: '/aiparcelweb/api/claims/findings',
  access,
  summary: 'A page of the findings about packages and charges.',
});

export const tallyClaims = endpoint({
  ...talliedFindings,
  name: 'tallyClaims',
  method: 'GET',
  path: '/aiparcelweb/api/claims/tallies',
  access,
  summary: 'What is at stake in findings about packages and charges, by rule, carrier, client and state.',
});

export const changeClaims = endpoint({
  ...changedFindings,
  name: 'changeClaims',
  method: 'POST',
  path: '/aiparcelweb/api/claims/changes',
  access,
  summary: 'Sets the state, note, claim or owner of findings about packages and charges.',
});

export const undoClaims = endpoint({
  ...undoneFindings,
  name: 'undoClaims',
  method: 'POST',
  path: '/aiparcelweb/api/claims/undo',
  access,
  summary: 'Takes a change of findings back; 409 if one of them has been changed since.',
});

export const claimOwners = endpoint({
  ...ownedFindings,
  name: 'claimOwners',
  method: 'GET',
  path: '/aiparcelweb/api/claims/owners',
  access,
  summary: 'Who may work on findings of either level.',
});

export const exportClaims = endpoint({
  ...exportedFindings,
  name: 'exportClaims',
  method: 'GET',
  path: '/aiparcelweb/api/claims/export',
  access,
  summary: 'All findings about packages and charges that match the filters, largest amount first.',
});
