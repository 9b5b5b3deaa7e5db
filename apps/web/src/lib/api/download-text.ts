import type { Endpoint } from '@waybill/contract';
import type { z } from 'zod';
import { saveFile } from '../files/save-file.ts';
import { callText } from './call.ts';
import type { RequestParts } from './request-of.ts';

/** Calls an endpoint and saves its answer as a file of that name. Throws an `ApiError` when there is none. */
export async function downloadText<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  parts: RequestParts<P, Q, B>,
  fileName: string,
  contentType: string,
): Promise<void> {
  saveFile(new Blob([await callText(endpoint, parts)], { type: contentType }), fileName);
}
