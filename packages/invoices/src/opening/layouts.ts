import type { AnyLayout } from '../layout.ts';
import { dhlEcommerce } from '../layouts/dhl-ecommerce/dhl-ecommerce.ts';
import { dhlExpress } from '../layouts/dhl-express/dhl-express.ts';
import { easypost } from '../layouts/easypost/easypost.ts';
import { edifactInvoice } from '../layouts/edifact-invoice/edifact-invoice.ts';
import { einvoice } from '../layouts/einvoice/einvoice.ts';
import { eliteworks } from '../layouts/eliteworks/eliteworks.ts';
import { fedexBillingOnline } from '../layouts/fedex-billing-online/fedex-billing-online.ts';
import { fedexEdiCsv } from '../layouts/fedex-edi-csv/fedex-edi-csv.ts';
import { fedexReporting, fedexReportingDollars } from '../layouts/fedex-reporting/fedex-reporting.ts';
import { flavorcloud } from '../layouts/flavorcloud/flavorcloud.ts';
import { ontrac } from '../layouts/ontrac/ontrac.ts';
import { passport } from '../layouts/passport/passport.ts';
import { pirateShip } from '../layouts/pirate-ship/pirate-ship.ts';
import { shippo } from '../layouts/shippo/shippo.ts';
import { stamps, stampsPrinted } from '../layouts/stamps/stamps.ts';
import { uniuni } from '../layouts/uniuni/uniuni.ts';
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
  fedexReporting,
  fedexReportingDollars,
  uspsEps,
  ontrac,
  dhlEcommerce,
  dhlExpress,
  easypost,
  eliteworks,
  passport,
  flavorcloud,
  pirateShip,
  stamps,
  stampsPrinted,
  shippo,
  uniuni,
  x12Freight,
  einvoice,
  edifactInvoice,
];
