import { type Problem, scimErrorSchema } from '@waybill/contract';
import { ProblemError } from '../../platform/problems.ts';

/** What RFC 7644 (section 3.12) calls a fault, so that clients need not read sentences. */
export type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidValue' | 'noTarget' | 'uniqueness';

/** A refusal in terms of SCIM. */
export class ScimError extends ProblemError {
  readonly scimType: ScimType;

  constructor(status: 400 | 409, scimType: ScimType, detail: string) {
    super({ title: status === 409 ? 'Conflict' : 'Bad Request', status, detail });
    this.scimType = scimType;
  }
}

/** A problem in the form of SCIM: a name or an external ID that is taken is a conflict there. */
export function scimProblem(error: unknown, { status, detail, errors = [], missingScope }: Problem) {
  const isTaken = errors.some(({ field, message }) => ['login', 'name'].includes(field) && message === 'is taken');
  const told = isTaken ? 409 : status;
  const scimType = error instanceof ScimError ? error.scimType : typeOf(told);
  return {
    status: told,
    body: {
      schemas: [scimErrorSchema],
      status: String(told),
      ...(scimType === undefined ? {} : { scimType }),
      detail,
      ...(missingScope === undefined ? {} : { missingScope }),
    },
  };
}

function typeOf(status: number): ScimType | undefined {
  if (status === 409) return 'uniqueness';
  return status === 400 ? 'invalidValue' : undefined;
}
