import type { Endpoint } from '@waybill/contract';
import type { z } from 'zod';
import { saveFile } from '../files/save-file.ts';
import { callFile } from './call.ts';
import type { RequestParts } from './request-of.ts';

/**
 * Calls an endpoint and saves its answer, byte for byte, as a file with that name. Throws an `ApiError` when there is
 * none.
 */
export async function downloadAnswer<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, A>, parts: RequestParts<P, Q, B>, fileName: string): Promise<void> {
  saveFile(await callFile(endpoint, parts), fileName);
}
