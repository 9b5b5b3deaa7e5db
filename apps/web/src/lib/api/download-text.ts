import type { Endpoint } from '@waybill/contract';
import type { z } from 'zod';
import { callText } from './call.ts';
import type { RequestParts } from './request-of.ts';

/** Calls an endpoint and saves its answer as a file of that name. Throws an `ApiError` when there is none. */
export async function downloadText<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  parts: RequestParts<P, Q, B>,
  fileName: string,
  contentType: string,
): Promise<void> {
  const address = URL.createObjectURL(new Blob([await callText(endpoint, parts)], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
