import type { AnyLayout } from '../layout.ts';
import { dhlEcommerce } from '../layouts/dhl-ecommerce/dhl-ecommerce.ts';
import { easypost } from '../layouts/easypost/easypost.ts';
import { eliteworks } from '../layouts/eliteworks/eliteworks.ts';
import { fedexBillingOnline } from '../layouts/fedex-billing-online/fedex-billing-online.ts';
import { fedexEdiCsv } from '../layouts/fedex-edi-csv/fedex-edi-csv.ts';
import { flavorcloud } from '../layouts/flavorcloud/flavorcloud.ts';
import { ontrac } from '../layouts/ontrac/ontrac.ts';
import { passport } from '../layouts/passport/passport.ts';
import { upsBillingData } from '../layouts/ups-billing-data/ups-billing-data.ts';
import { upsShipmentSummary } from '../layouts/ups-shipment-summary/ups-shipment-summary.ts';
import { uspsEps } from '../layouts/usps-eps/usps-eps.ts';
import { x12Freight } from '../layouts/x12-freight/x12-freight.ts';

/** Every layout that is known; the first that recognises a file reads it. */
export const layouts: readonly AnyLayout[] = [
  upsBillingData,
  upsShipmentSummary,
  fedexBillingOnline,
  fedexEdiCsv,
  uspsEps,
  ontrac,
  dhlEcommerce,
  easypost,
  eliteworks,
  passport,
  flavorcloud,
  x12Freight,
];
