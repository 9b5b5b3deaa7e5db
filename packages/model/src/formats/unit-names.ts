/** The unit of a weight as we name it: lbs, kgs or oz; unknown ones stay (S2 section 5). */
export function weightUnitName(unit: string): string {
  return weightUnits.get(unit.trim().toUpperCase()) ?? unit;
}

/** The unit of a dimension as we name it: `C` is cm, `I` inches; unknown ones stay (S2 section 5). */
export function dimensionUnitName(unit: string): string {
  return dimensionUnits.get(unit.trim().toUpperCase()) ?? unit;
}

const weightUnits: ReadonlyMap<string, string> = new Map([
  ...['L', 'LB', 'LBS', 'POUND', 'POUNDS'].map((unit) => [unit, 'lbs'] as const),
  ...['K', 'KG', 'KGS', 'KILOGRAM', 'KILOGRAMS'].map((unit) => [unit, 'kgs'] as const),
  ...['O', 'OZ', 'OZS', 'OUNCE', 'OUNCES'].map((unit) => [unit, 'oz'] as const),
]);

const dimensionUnits: ReadonlyMap<string, string> = new Map([
  ...['C', 'CM', 'CENTIMETERS'].map((unit) => [unit, 'cm'] as const),
  ...['I', 'IN', 'INCH', 'INCHES'].map((unit) => [unit, 'inches'] as const),
]);
