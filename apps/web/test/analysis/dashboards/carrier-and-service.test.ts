import { dashboards, findDashboard } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  readSettings,
  settingsText,
} from '../../../src/features/analysis/dashboards/card/card-settings.ts';
import {
  narrowed,
  narrowedRows,
  narrowingChoices,
} from '../../../src/features/analysis/dashboards/card/carrier-and-service.ts';

const rateCard = dashboardOf(76);

function dashboardOf(id: number) {
  const found = findDashboard(id);
  if (found === undefined) throw new Error(`There is no dashboard ${id}`);
  return found;
}

describe('a rate card of one carrier and service', () => {
  it('offers the carriers that it counts, and the services that have zones', () => {
    const { carrier, service } = narrowingChoices(rateCard);
    expect(carrier).toEqual(['UPS', 'FedEx', 'OnTrac', 'Passport', 'FlavorCloud']);
    expect(service).toEqual(['Ground', 'Economy', '3 Day', '2 Day', 'Next Day', 'Next Day Early']);
  });

  it('asks for those alone, and opens the same rows', () => {
    const settings = { ...defaultSettings(rateCard), carrier: 'UPS', service: 'Ground' };
    expect(narrowed(rateCard, settings).whereClauses).toEqual([
      ...rateCard.whereClauses,
      "carrier_name = 'UPS'",
      "service_category = 'Ground'",
    ]);
    expect(narrowedRows(settings)).toEqual([
      { kind: 'value', column: 'carrier_name', value: 'UPS' },
      { kind: 'value', column: 'service_category', value: 'Ground' },
    ]);
    expect(narrowed(rateCard, defaultSettings(rateCard))).toBe(rateCard);
  });

  it('stands in the address, and an address of before is read as all', () => {
    const settings = { ...defaultSettings(rateCard), service: 'Next Day Early' };
    expect(readSettings(rateCard, settingsText(rateCard, settings))).toEqual(settings);
    expect(readSettings(rateCard, 'month.costPerPackage.line.linear')).toMatchObject({ carrier: '', service: '' });
    expect(readSettings(rateCard, `${settingsText(rateCard, settings)}x`)).toMatchObject({ service: '' });
    expect(settingsText(rateCard, defaultSettings(rateCard))).toBe('');
  });

  it('is offered for no dashboard without zones', () => {
    const others = dashboards.filter(({ view }) => view !== 'matrix');
    expect(others.every((each) => narrowingChoices(each).carrier.length === 0)).toBe(true);
  });
});
