import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { chosenClient, idParam } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { chargeConditions } from '../../intake/charge-conditions.ts';

/** The maximum number of rules per client. */
export const mostGlCodesOfClient = 50;

/** A rule that books a client's charges to an account of its general ledger. */
export const glCode = z.object({
  id: z.number().int(),
  client: named,
  code: z.string(),
  name: z.string(),
  /** Rules are tried in order of position; the first that matches books the charge. */
  position: z.number().int(),
  conditions: chargeConditions,
});

export type GlCode = z.infer<typeof glCode>;

export const glCodeInput = z.object({
  code: text(40).trim().min(1, 'is required'),
  name: text(100).trim().min(1, 'is required'),
  position: z.number('must be a whole number').int('must be a whole number').min(1, 'must be 1 or more').max(9_999),
  conditions: chargeConditions,
});

export type GlCodeInput = z.output<typeof glCodeInput>;

export const newGlCodeInput = glCodeInput.extend({ clientId: chosenClient });

export const listGlCodes = endpoint({
  name: 'listGlCodes',
  method: 'GET',
  path: '/aiparcelweb/api/glcodes',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the GL codes of the clients that the caller may read.',
  query: tableQuery(['position', 'code', 'name', 'clientName']).extend({
    clientId: wholeNumber.optional(),
  }),
  answer: tableAnswer(glCode),
});

export const getGlCode = endpoint({
  name: 'getGlCode',
  method: 'GET',
  path: '/aiparcelweb/api/glcodes/:id',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One GL code with the charges that it applies to.',
  params: idParam,
  answer: glCode,
});

export const createGlCode = endpoint({
  name: 'createGlCode',
  method: 'POST',
  path: '/aiparcelweb/api/glcodes',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates a GL code of a client.',
  body: newGlCodeInput,
  answer: glCode,
});

export const updateGlCode = endpoint({
  name: 'updateGlCode',
  method: 'PUT',
  path: '/aiparcelweb/api/glcodes/:id',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a GL code; the allocation changes at once.',
  params: idParam,
  body: glCodeInput,
  answer: glCode,
});

export const deleteGlCode = endpoint({
  name: 'deleteGlCode',
  method: 'DELETE',
  path: '/aiparcelweb/api/glcodes/:id',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a GL code; its charges go to the next rule that matches.',
  params: idParam,
  answer: doneAnswer,
});
