import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { named } from '../../foundation/named.ts';

const shape = { source: 'S3 sections 2.2 and 2.3', answer: z.array(named) } as const;

export const trackingExceptionOwners = endpoint({
  ...shape,
  name: 'trackingExceptionOwners',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/owners',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Who may work on findings about packages: users that the caller knows and who hold the permission.',
});

export const chargeExceptionOwners = endpoint({
  ...shape,
  name: 'chargeExceptionOwners',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/owners',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Who may work on findings about charges: users that the caller knows and who hold the permission.',
});
