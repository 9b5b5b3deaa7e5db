import { describe, expect, it } from 'vitest';
import { addressText, amountsOf, shipmentOf, totalOf } from '../../../src/ui/shipment/shipment.ts';

const row = {
  TRACKING_ID: 34061,
  TRACKING_NUMBER: '1Z5R',
  CARRIER_ID: 1,
  CARRIER_NAME: 'UPS',
  CLIENT_ID: 1001,
  BILL_DATE: '2026-08-25',
  SCHEDULED_DATE: '2026-08-20 17:00:00',
  DELIVERY_DATE: null,
  ESTIMATED_DAYS: 3,
  ACTUAL_WEIGHT: 12,
  ACTUAL_WEIGHT_UNIT: 'L',
  BILL_WEIGHT: 5.5,
  BILL_WEIGHT_UNIT: 'K',
  LENGTH: 10,
  WIDTH: 20.5,
  HEIGHT: 3,
  DIM_UNIT: 'I',
  SENDER_CITY: 'Las Vegas',
  SENDER_STATE: 'NV',
  SENDER_POSTAL_CODE: '89101',
  SENDER_CNTRY: 'US',
  CONSIGNEE_CNTRY: 'US',
  TRANSPORTATION_AMOUNT: 20,
  TRANSPORTATION_DISCOUNT: 8.5,
  NET_TRANSPORTATION_AMOUNT: 11.5,
  NET_AMOUNT: 11.5,
};

describe('a shipment', () => {
  const shipment = shipmentOf(row);
  const shownAs = (label: string) =>
    [...shipment.shipment, ...shipment.delivery].find((detail) => detail.label === label)?.value;

  it('has its units named lbs, kgs, oz, cm and inches', () => {
    expect(shownAs('Actual weight')).toBe('12.00 lbs');
    expect(shownAs('Billed weight')).toBe('5.50 kgs');
    expect(shownAs('Dimensions')).toBe('10 × 20.5 × 3 inches');
  });

  it('writes days, and moments with their time in UTC', () => {
    expect(shownAs('Invoice date')).toBe('08/25/2026');
    expect(shownAs('Scheduled')).toBe('08/20/2026 17:00');
    expect(shownAs('Estimated days')).toBe('3');
  });

  it('says the rated zone, and the service that the zone code belongs to', () => {
    const { shipment: details } = shipmentOf({ ...row, ZONE: '102', RATED_ZONE: '2', ZONE_MODE: 'Next Day Air' });
    const zones = details.filter(({ label }) => label.includes('Zone')).map(({ value }) => value);
    expect(zones).toEqual(['102', '2', 'Next Day Air']);
  });

  it('leaves empty what is not known', () => {
    expect(shownAs('Delivered')).toBe('');
    expect(shownAs('Zone Code')).toBe('');
    const { shipment: details } = shipmentOf({ TRACKING_ID: 1, LENGTH: 0, WIDTH: null, HEIGHT: 0 });
    expect(details.find(({ label }) => label === 'Dimensions')?.value).toBe('');
  });

  it('has the seven kinds of charges, those without an amount as zero', () => {
    expect(shipment.families).toHaveLength(7);
    expect(shipment.families[0]).toEqual({ family: 'transportation', gross: 20, incentive: 8.5, net: 11.5 });
    expect(shipment.families[6]).toEqual({ family: 'other', gross: 0, incentive: 0, net: 0 });
  });

  it('is asked for on a map by what is known of the address, and by a country alone not at all', () => {
    expect(addressText(shipment.sender)).toBe('Las Vegas, NV 89101, US');
    expect(addressText(shipment.receiver)).toBe('');
  });
});

describe('charges', () => {
  it('have a gross of net and incentive, and totals to the cent', () => {
    const lines = [
      { chargeDescription: 'Ground', netAmount: 0.1, incentiveAmount: 0.2 },
      { chargeDescription: 'Fuel', netAmount: 0.2, incentiveAmount: 0 },
    ].map(amountsOf);
    expect(lines[0]?.gross).toBe(0.3);
    expect(totalOf(lines)).toEqual({ gross: 0.5, incentive: 0.2, net: 0.3 });
  });
});
