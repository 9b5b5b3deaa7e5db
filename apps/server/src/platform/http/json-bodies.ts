import plugin from 'fastify-plugin';
import { badRequest, ProblemError } from '../problems.ts';

/** Far more than any call of the contract needs, and few enough to validate at once and to name what is invalid. */
const mostValues = 100_000;
const deepest = 64;

/**
 * JSON bodies, without keys that could change prototypes, and of a size and depth that can be validated. The portal's
 * clients send the JSON header even with requests without a body (S1 section 7), so empty text means no body.
 */
export const jsonBodies = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text.toString(), (error, body) => {
      const refusal = error ?? refusalOf(body);
      return refusal === undefined ? done(null, body) : done(refusal);
    });
  });
});

function refusalOf(body: unknown): ProblemError | undefined {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return badRequest(`The body of the request is nested deeper than ${deepest} levels.`);
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const held: unknown[] = Array.isArray(value) ? value : Object.values(value);
      values += held.length;
      if (values > mostValues) return tooManyValues;
      for (const one of held) inner.push(one);
    }
    level = inner;
  }
  return undefined;
}

const tooManyValues = new ProblemError({
  title: 'Payload Too Large',
  status: 413,
  detail: `The body of the request has more than ${mostValues.toLocaleString('en-US')} values. Send it in parts.`,
});
