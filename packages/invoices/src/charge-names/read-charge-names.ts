import { readFileSync } from 'node:fs';
import { chargeFamilies, isCalendarDay } from '@waybill/model';
import { splitFields } from '../reading/split-fields.ts';
import { type ChargeNames, insights, type NamedCharge } from './charge-names.ts';

const columns = 'from,name,family,accessorial,discount,insight';
const between = ' + ';

/**
 * Reads a table of charge names: a line with the source, the columns, and a line for each name. `name` is the words that
 * occur in the text, with ` + ` between them; `=` before it means the whole text, and slashes around it a regular
 * expression. The first line that fits counts. If a name has several lines, each counts from its day on.
 * @throws TypeError naming the file and the line.
 */
export function readChargeNames(file: URL): ChargeNames {
  const [source = '', header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (!source.startsWith('# ') || header !== columns)
    throw new TypeError(
      `${file.pathname}: the first line must begin with # and state the source, the second ${columns}.`,
    );
  const named = lines.map((line, place) => {
    try {
      return namedIn(line);
    } catch (error) {
      throw new TypeError(`${file.pathname}, line ${place + 3}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return { source: source.slice(2), names: newestFirst(named) };
}

interface Line {
  readonly name: string;
  readonly charge: NamedCharge;
}

function namedIn(line: string): Line {
  const fields = splitFields(line, ',');
  if (typeof fields === 'string') throw new TypeError(`there is a ${fields}.`);
  const [from = '', name = '', family, accessorial = '', discount = '', insight = ''] = fields;
  const known = chargeFamilies.find((each) => each === family);
  if (known === undefined) throw new TypeError(`the family must be one of ${chargeFamilies.join(', ')}.`);
  if (name === '') throw new TypeError('the name is missing.');
  if (from !== '' && !isCalendarDay(from)) throw new TypeError('from must be a day such as 2025-01-13, or empty.');
  const about = insights.find((each) => each === insight);
  if (insight !== '' && about === undefined) throw new TypeError(`the insight must be one of ${insights.join(', ')}.`);
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  const charge: NamedCharge = {
    words: pattern === undefined ? name.split(between) : [],
    family: known,
    ...(pattern === undefined ? {} : { pattern: new RegExp(pattern) }),
    ...(from === '' ? {} : { from }),
    ...(accessorial === '' ? {} : { group: accessorial }),
    ...(discount === 'yes' ? { isDiscount: true } : {}),
    ...(about === undefined ? {} : { insight: about }),
  };
  return { name, charge };
}

/** In the order of the file, but of one name the newest day first. */
function newestFirst(lines: readonly Line[]): NamedCharge[] {
  const byName = Map.groupBy(lines, ({ name }) => name);
  return [...byName.values()].flatMap((ofName) =>
    ofName.map(({ charge }) => charge).toSorted((one, other) => (other.from ?? '').localeCompare(one.from ?? '')),
  );
}
