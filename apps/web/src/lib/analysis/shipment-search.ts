import { z } from 'zod';

/** The shipment whose popup is open, as it stands in the address: its tracking number, and one of its billed lines. */
export const shipmentSearch = z.object({
  shipment: z.coerce.string().min(1).max(200).optional().catch(undefined),
  line: z.coerce.number().int().positive().optional().catch(undefined),
});

export type ShipmentSearch = z.output<typeof shipmentSearch>;
