import type { ServiceCategory } from '../constants/service-categories.ts';

/** The business days within which services of these categories promise to deliver, where nothing else is stated. */
export const serviceDays: Readonly<Partial<Record<ServiceCategory, number>>> = {
  'Next Day Early': 1,
  'Next Day': 1,
  '2 Day': 2,
  '3 Day': 3,
};
