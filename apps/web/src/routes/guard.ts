import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { mayOpenPage, type PortalPath } from '@waybill/contract';
import { accountOptions } from '../lib/session/session-queries.ts';

/** Lets through who may open the page; others see that it is not for them (S3 section 2.2). */
export async function assertMayOpen(queryClient: QueryClient, path: PortalPath): Promise<void> {
  const user = await queryClient.ensureQueryData(accountOptions);
  if (!mayOpenPage(path, user)) throw notFound({ data: { path } });
}
