import type { InvoiceMapping } from '@waybill/contract';
import { mappedLayout, type TenantCarrier } from '../../src/index.ts';
import { type ReadFile, readContent } from '../read-file.ts';

/** Reads a content with a mapping. */
export const readMapped = (content: string, mapping: InvoiceMapping, carrier: TenantCarrier): Promise<ReadFile> =>
  readContent(content, { chosen: mappedLayout(mapping, carrier) });
