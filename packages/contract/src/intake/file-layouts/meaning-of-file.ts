import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { fileMapping } from './file-mapping.ts';

const endpoint = endpoints({ ...audiences.invoiceFiles, source: 'Waybill' });

/** What a loaded file billed, and how it was read. */
const meaningOfFile = z.object({
  /** Charges by name, the largest amounts first; none if the file is not loaded. Amounts are exact decimal texts. */
  charges: z.array(
    z.object({
      description: z.string().nullable(),
      family: z.string(),
      /** The accessorial's name for all carriers; null for charges of other families. */
      accessorial: z.string().nullable(),
      currencyCode: z.string(),
      charges: z.number().int(),
      amount: z.string(),
    }),
  ),
  /** The mapping by which it was read; null for a built-in layout, and for those who may not see mappings. */
  mapping: fileMapping.nullable(),
  /** The mapping is that of a saved layout, which was changed after the file came. */
  isMappingChanged: z.boolean(),
});

export type MeaningOfFile = z.infer<typeof meaningOfFile>;

export const getMeaningOfFile = endpoint({
  name: 'getMeaningOfFile',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id/meaning',
  summary: 'What the charges of a loaded carrier file count as, and by which mapping it was read.',
  params: idParam,
  answer: meaningOfFile,
});
