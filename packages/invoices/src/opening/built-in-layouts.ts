import { deliveryLayouts } from '../deliveries/delivery-layouts.ts';
import { layouts } from './layouts.ts';

/** Whether a built-in layout has this name, ignoring case. */
export const isBuiltInLayout = (name: string): boolean =>
  [...layouts, ...deliveryLayouts].some((layout) => layout.name.toLowerCase() === name.trim().toLowerCase());

/** Whose invoice files are recognised without a mapping, each once. */
export const recognisedIssuers: readonly string[] = [...new Set(layouts.map(({ issuer }) => issuer))];
