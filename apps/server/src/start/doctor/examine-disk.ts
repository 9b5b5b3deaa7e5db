import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { sizeText } from '../../platform/size-text.ts';
import { type Finding, failure, fine, messageOf, warning } from './finding.ts';

const area = 'Disk';
const gibibyte = 1_073_741_824;
const least = gibibyte / 2;
const comfortable = 5 * gibibyte;

/** Whether the data directory is writable and has room: sorting the warehouse needs as much space as the warehouse. */
export async function examineDisk({ dataDirectory }: { readonly dataDirectory: string }): Promise<Finding[]> {
  try {
    await access(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDirectory);
    const free = bavail * bsize;
    return [judge(free, Math.max(comfortable, await sizeOfWarehouse(dataDirectory)), dataDirectory)];
  } catch (error) {
    const advice = 'Allow the user that runs Waybill to write there, or set another directory with WAYBILL_DATA.';
    return [failure(area, `${dataDirectory} cannot be used: ${messageOf(error)}`, advice)];
  }
}

/** 0 if it is not a file. */
async function sizeOfWarehouse(dataDirectory: string): Promise<number> {
  const file = await stat(dataPaths(dataDirectory).warehouse).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return file?.size ?? 0;
}

function judge(free: number, wanted: number, directory: string): Finding {
  const text = `${sizeText(free)} free in ${directory}.`;
  if (free < least) return failure(area, text, 'Free some space now: invoices can no longer be loaded.');
  if (free < wanted) return warning(area, text, `Keep ${sizeText(wanted)} free, for loads and for sorting the data.`);
  return fine(area, text);
}
