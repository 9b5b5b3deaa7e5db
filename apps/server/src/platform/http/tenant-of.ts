import type { FastifyRequest } from 'fastify';

/** The tenant that a call before sign-in means: its header `Tenant-Name`, else the default one. */
export function tenantOf({ headers }: FastifyRequest): string {
  const header = headers['tenant-name'];
  return (Array.isArray(header) ? header[0] : header)?.trim() || 'default';
}
