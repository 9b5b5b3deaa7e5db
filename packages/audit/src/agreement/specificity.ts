import { fits } from '../lookups/in-effect.ts';
import type { AgreementLine } from './agreement.ts';

/** How much a line says about a package: the longer name of the service decides, then the number of conditions. */
export function specificity(line: AgreementLine, service: string): number {
  const letters = line.services
    .filter((name) => fits(name, service))
    .map((name) => name.replaceAll('%', '').length)
    .reduce((one, other) => Math.max(one, other), 0);
  const conditions = [line.packaging, line.movement, line.receiver, line.billing, line.zones, line.pounds];
  return letters * (conditions.length + 1) + conditions.filter((each) => each !== undefined).length;
}
