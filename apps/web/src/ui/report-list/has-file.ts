import type { Report } from '@waybill/contract';

/** Whether there is a file to download. */
export function hasFile({ status, bytes, expiresAt }: Report, now: Date): boolean {
  return status === 'completed' && bytes !== null && expiresAt !== null && Date.parse(expiresAt) > now.getTime();
}
