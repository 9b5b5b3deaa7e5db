import type { AnyLayout } from './layout.ts';
import { fedexBillingOnline } from './layouts/fedex-billing-online/fedex-billing-online.ts';
import { upsBillingData } from './layouts/ups-billing-data/ups-billing-data.ts';

/** All known layouts; the first that recognises a file reads it. */
export const layouts: readonly AnyLayout[] = [upsBillingData, fedexBillingOnline];
