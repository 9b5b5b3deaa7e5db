import { badRequest, type ProblemError } from '../problems.ts';

/** 400 for one field; `message` is a predicate after the field's name, e.g. 'is taken'. */
export const fieldProblem = (field: string, message: string): ProblemError =>
  badRequest(`${field} ${message}`, [{ field, message }]);
