const here = '{}';

/**
 * The tracking page of each carrier, by its name in the warehouse; the tracking (or PRO) number replaces the braces.
 */
const links: Readonly<Record<string, string>> = {
  UPS: 'https://www.ups.com/track?tracknum={}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={}',
  OnTrac: 'https://www.ontrac.com/tracking/?number={}',
  'DHL eCommerce': 'https://webtrack.dhlecs.com/orders?trackingNumber={}',
  'DHL Express': 'https://www.dhl.com/us-en/home/tracking/tracking-express.html?submit=1&tracking-id={}',
  LaserShip: 'https://www.ontrac.com/tracking/?number={}',
  'Amazon Shipping': 'https://track.amazon.com/tracking/{}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={}',
  Canpar: 'https://www.canpar.com/en/tracking/track.htm?barcode={}',
  GLS: 'https://www.gls-us.com/tracking?trackingNumber={}',
  'Landmark Global': 'https://track.landmarkglobal.com/?search={}',
  Passport: 'https://track.passportshipping.com/{}',
  Purolator: 'https://www.purolator.com/en/shipping/tracker?pin={}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{}',
  'Spee-Dee Delivery': 'https://speedeedelivery.com/track-a-shipment/?v=detail&barcode={}',
  UniUni: 'https://www.uniuni.com/tracking/#tracking-detail?no={}',
  Veho: 'https://track.shipveho.com/#/trackingId/{}',
  'AAA Cooper Transportation': 'https://www.aaacooper.com/Transit/ProTrackResults.aspx?ProNum={}',
  'ABF Freight': 'https://arcb.com/tools/tracking.html?numbers={}',
  'Dayton Freight Lines': 'https://www.daytonfreight.com/tracking/?pro={}',
  'Estes Express Lines': 'https://www.estes-express.com/myestes/shipment-tracking/?type=PRO&query={}',
  'FedEx Freight': 'https://www.fedex.com/fedextrack/?trknbr={}',
  'Old Dominion Freight Line': 'https://www.odfl.com/us/en/tools/trace-track-ltl-freight.html?proNumbers={}',
  'R+L Carriers': 'https://www2.rlcarriers.com/freight/shipping/shipment-tracing?docType=PRO&pro={}',
  'Saia LTL Freight': 'https://www.saia.com/track/details;pro={}',
  'TForce Freight': 'https://www.tforcefreight.com/ltl/apps/Tracking?type=PRO&reference={}',
  XPO: 'https://www.xpo.com/tracking/?pro={}',
};

const byCarrier: ReadonlyMap<string, string> = new Map(Object.entries(links));

/** The carriers that have a tracking page (S2 section 2). */
export const linkedCarriers: readonly string[] = [...byCarrier.keys()];

/**
 * The carrier's tracking page for a package; undefined if it has none, so that its numbers are plain text (S2 section
 * 2).
 */
export function trackingLink(carrierName: string, trackingNumber: string): string | undefined {
  return byCarrier.get(carrierName)?.replace(here, () => encodeURIComponent(trackingNumber));
}
