import { texts } from './texts.ts';

const ofFindings: ReadonlySet<string> = new Set(['finding_rule', 'finding_confidence']);
const between = '; ';

/** Whether the values of a column are rules of findings, or how sure these are. */
export const namesFindings = (column: string): boolean => ofFindings.has(column.toLowerCase());

/** The rules of a package's findings, or how sure these are, in the chosen language. */
export const findingText = (value: string): string =>
  value
    .split(between)
    .map((each) => texts.t(each))
    .join(between);
