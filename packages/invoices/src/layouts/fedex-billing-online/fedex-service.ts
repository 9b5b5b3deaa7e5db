import type { ServiceCategory } from '@waybill/model';

interface Service {
  readonly words: RegExp;
  readonly category: ServiceCategory;
  /** Business days that the service promises; absent if they depend on the distance. */
  readonly days?: number;
}

/** Service texts of FedEx; the first that fits. */
const services: readonly Service[] = [
  { words: /RETURN/, category: 'Returns' },
  { words: /INTERNATIONAL|INTL/, category: 'International' },
  { words: /FREIGHT/, category: 'Freight' },
  { words: /FIRST OVERNIGHT/, category: 'Next Day Early', days: 1 },
  { words: /OVERNIGHT/, category: 'Next Day', days: 1 },
  { words: /2\s?DAY/, category: '2 Day', days: 2 },
  { words: /EXPRESS SAVER/, category: '3 Day', days: 3 },
  { words: /SMARTPOST|ECONOMY/, category: 'Economy' },
  { words: /HOME DELIVERY|GROUND/, category: 'Ground' },
];

/** A service's level, mode and promise. */
export interface FedexService {
  readonly category: ServiceCategory;
  readonly mode: string;
  readonly days: number | undefined;
}

export function fedexService(serviceType: string, groundService: string): FedexService {
  const text = `${serviceType} ${groundService}`.toUpperCase();
  const known = services.find(({ words }) => words.test(text));
  const category = known?.category ?? 'Other';
  return { category, mode: modeOf(category, text), days: known?.days };
}

function modeOf(category: ServiceCategory, text: string): string {
  if (category === 'Other') return 'Other';
  if (category === 'Freight') return 'Air Freight';
  const isGround = category === 'Economy' || /GROUND|HOME DELIVERY|SMARTPOST/.test(text);
  return isGround ? 'Parcel Ground' : 'Parcel Express';
}
