import type { FastifyRequest } from 'fastify';

/** The tenant of a call before sign-in: that of the header `Tenant-Name`, otherwise the default one. */
export function tenantOf({ headers }: FastifyRequest): string {
  const header = headers['tenant-name'];
  return (Array.isArray(header) ? header[0] : header)?.trim() || 'default';
}
