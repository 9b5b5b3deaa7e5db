import { validatorCompiler } from 'fastify-type-provider-zod';

/** The most faults of one request that anybody would read. */
const mostFaults = 20;

/** Validates a part of a request by its schema, and names the first faults only: a long list can have one per entry. */
export const validation: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => {
    const result = validate(data);
    const faults: unknown = typeof result === 'object' && 'error' in result ? result.error : undefined;
    return Array.isArray(faults) ? { error: faults.slice(0, mostFaults) } : result;
  };
};
