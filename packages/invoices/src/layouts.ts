import type { AnyLayout } from './layout.ts';
import { fedexBillingOnline } from './layouts/fedex-billing-online/fedex-billing-online.ts';
import { ontrac } from './layouts/ontrac/ontrac.ts';
import { upsBillingData } from './layouts/ups-billing-data/ups-billing-data.ts';
import { upsShipmentSummary } from './layouts/ups-shipment-summary/ups-shipment-summary.ts';

/** Every layout that is known; the first that recognises a file reads it. */
export const layouts: readonly AnyLayout[] = [upsBillingData, upsShipmentSummary, fedexBillingOnline, ontrac];
