import { endpoint } from '../../foundation/endpoint.ts';
import {
  changedFindings,
  exportedFindings,
  listedFindings,
  ownedFindings,
  talliedFindings,
  undoneFindings,
} from './finding-calls.ts';

export const listTrackingExceptions = endpoint({
  ...listedFindings,
  name: 'listTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/findings',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'A page of the findings about packages.',
});

export const listChargeExceptions = endpoint({
  ...listedFindings,
  name: 'listChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/findings',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'A page of the findings about charges.',
});

export const tallyTrackingExceptions = endpoint({
  ...talliedFindings,
  name: 'tallyTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/tallies',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'What is at stake in findings about packages, by rule, carrier, client and state.',
});

export const tallyChargeExceptions = endpoint({
  ...talliedFindings,
  name: 'tallyChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/tallies',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'What is at stake in findings about charges, by rule, carrier, client and state.',
});

export const changeTrackingExceptions = endpoint({
  ...changedFindings,
  name: 'changeTrackingExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionTracking/changes',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Sets the state, note, claim or owner of findings about packages.',
});

export const changeChargeExceptions = endpoint({
  ...changedFindings,
  name: 'changeChargeExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionCharge/changes',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Sets the state, note, claim or owner of findings about charges.',
});

export const undoTrackingExceptions = endpoint({
  ...undoneFindings,
  name: 'undoTrackingExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionTracking/undo',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Takes a change of findings about packages back; 409 if one of them has been changed since.',
});

export const undoChargeExceptions = endpoint({
  ...undoneFindings,
  name: 'undoChargeExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionCharge/undo',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Takes a change of findings about charges back; 409 if one of them has been changed since.',
});

export const trackingExceptionOwners = endpoint({
  ...ownedFindings,
  name: 'trackingExceptionOwners',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/owners',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Who may work on findings about packages: users whom the caller may see and who have the permission.',
});

export const chargeExceptionOwners = endpoint({
  ...ownedFindings,
  name: 'chargeExceptionOwners',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/owners',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Who may work on findings about charges: users whom the caller may see and who have the permission.',
});

export const exportTrackingExceptions = endpoint({
  ...exportedFindings,
  name: 'exportTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/export',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'All findings about packages that match the filters, largest amount first.',
});

export const exportChargeExceptions = endpoint({
  ...exportedFindings,
  name: 'exportChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/export',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'All findings about charges that match the filters, largest amount first.',
});
