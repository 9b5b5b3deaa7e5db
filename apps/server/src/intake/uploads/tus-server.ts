import { Server } from '@tus/server';
import { type Problem, problemContentType } from '@waybill/contract';
import { problemOfStatus } from '../../platform/problems.ts';

/** The tus server, whose errors are problems like those of all other calls. */
export class TusServer extends Server {
  override write(...[context, headers, status, body = '']: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('Content-Type', problemContentType);
    const isProblem = body.startsWith('{');
    return super.write(
      context,
      headers,
      status,
      isProblem ? body : JSON.stringify(problemOfStatus(status, body.trim())),
    );
  }
}

/** The answer to a failed request. The protocol's own refusals have a status and a sentence. */
export function answerOf(error: unknown, { problemOf }: { readonly problemOf: (error: unknown) => Problem }) {
  const problem = isRefusal(error) ? problemOfStatus(error.status_code, error.body.trim()) : problemOf(error);
  return { status_code: problem.status, body: JSON.stringify(problem) };
}

const isRefusal = (error: unknown): error is { readonly status_code: number; readonly body: string } =>
  typeof error === 'object' &&
  error !== null &&
  'status_code' in error &&
  Number(error.status_code) < 500 &&
  'body' in error &&
  typeof error.body === 'string';
