import { type Problem, problemContentType } from '@waybill/contract';
import { QueryError, ScopeError } from '@waybill/query';
import { QueryFailed, WarehouseError, type WarehouseErrorName, WarehouseUnreachable } from '@waybill/warehouse';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DenialRecord } from '../identity/audit/record-denial.ts';
import { databaseGone, isDatabaseGone } from '../platform/database/database-gone.ts';
import { databaseProblem } from '../platform/database/database-problem.ts';
import { diskFull, isDiskFull } from '../platform/disk-full.ts';
import { FileStoreError } from '../platform/files/file-store.ts';
import { filesGone } from '../platform/files/files-gone.ts';
import { MailNotSent } from '../platform/mail/mail-not-sent.ts';
import { badRequest, forbidden, ProblemError, problemOfStatus, underMaintenance } from '../platform/problems.ts';
import type { Services } from '../platform/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What a failure is to the caller; it is in the log if it is ours. For answers that do not leave through Fastify. */
    readonly loggedProblem: (error: unknown, reply: FastifyReply) => Problem;
    /** Records in the audit log that somebody was refused something. */
    readonly recordDenial: (problem: Problem, request: FastifyRequest) => Promise<void>;
  }
}

/** The one error handler: everything that is thrown becomes `application/problem+json`. */
export const errorAnswers = plugin<Pick<Services, 'settings' | 'clock'>>(async (app, services) => {
  const denials = new DenialRecord(services);
  app.decorate('loggedProblem', (error, reply) => {
    const { request } = reply;
    const problem = withReference(problemOf(error), request);
    if (error instanceof ProblemError && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    if (request.raw.socket.destroyed) request.log.info({ err: error }, 'the caller hung up');
    else if (problem.status >= 500 && !isMaintenance(problem)) request.log.error({ err: error }, 'request failed');
    else if (problem.status === 409) request.log.warn({ err: error }, 'conflicting change');
    return problem;
  });
  app.decorate('recordDenial', async (problem, request) => {
    const user = problem.status === 403 ? request.userIfSignedIn() : undefined;
    if (user !== undefined) await denials.write(request, user, problem);
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = app.loggedProblem(error, reply);
    await app.recordDenial(problem, request);
    return answer(reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(reply, {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: `There is no ${request.method} ${request.url.split('?')[0]}.`,
    }),
  );
});

/** The reference that a user sees for an internal error: `reqId` in the log. */
const withReference = (problem: Problem, { id }: FastifyRequest): Problem =>
  problem.status === 500 ? { ...problem, reference: id } : problem;

const isMaintenance = ({ title }: Problem): boolean => title === underMaintenance().problem.title;

const answer = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(problem.status).type(problemContentType).serializer(JSON.stringify).send(problem);

function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof QueryError) return fault(error);
  if (error instanceof ScopeError) return forbidden(error.message).problem;
  if (isDiskFull(error)) return diskFull;
  if (error instanceof FileStoreError) return filesGone;
  if (error instanceof WarehouseError) return failed(error);
  if (error instanceof MailNotSent) {
    return { type: 'about:blank', title: 'Mail not sent', status: 502, detail: error.message };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
      message: message ?? 'is not valid',
    }));
    return badRequest(detailOf(errors), errors).problem;
  }
  if (isDatabaseGone(error)) return databaseGone;
  const refused = databaseProblem(error);
  if (refused !== undefined) return refused;
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return problemOfStatus(Number(error.statusCode), error.message);
  return {
    type: 'about:blank',
    title: 'Server Error',
    status: 500,
    detail: 'The server could not answer this request.',
  };
}

/**
 * Messages that are whole sentences, such as those of S3 section 8, are used as they are; others need their field's
 * name.
 */
function detailOf(errors: readonly FieldError[]): string {
  if (errors.every(({ message }) => isSentence(message))) {
    return [...new Set(errors.map(({ message }) => message))].join(' ');
  }
  const named = errors.map(({ field, message }) => `${field}: ${message.replace(/\.$/, '')}`).join('; ');
  return `The request is not valid: ${named}.`;
}

type FieldError = NonNullable<Problem['errors']>[number];
const isSentence = (message: string): boolean => /^['\p{Lu}].*[.!]$/u.test(message);

const fault = (error: QueryError): Problem =>
  badRequest(error.message, [{ field: error.fault.field, message: error.message }]).problem;

const failures: Partial<Record<WarehouseErrorName, { status: number; title: string }>> = {
  QueryTimeout: { status: 503, title: 'Query took too long' },
  QueryTooLarge: { status: 413, title: 'Query needs too much' },
  QueryCancelled: { status: 499, title: 'Client closed request' },
  WarehouseClosed: { status: 503, title: 'Shutting down' },
};

function failed(error: WarehouseError): Problem {
  if (error instanceof WarehouseUnreachable) return databaseGone;
  // All other faults of a query are ours, and stay in the log.
  if (error instanceof QueryFailed && error.valueFault !== undefined)
    return { type: 'about:blank', status: 422, title: 'Query failed', detail: error.valueFault };
  const known = failures[error.name];
  if (known === undefined) {
    return { type: 'about:blank', title: 'Server Error', status: 500, detail: 'The data could not be read.' };
  }
  return { type: 'about:blank', ...known, detail: error.message };
}
