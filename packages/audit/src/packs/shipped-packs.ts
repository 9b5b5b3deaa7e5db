import { readdirSync, readFileSync } from 'node:fs';
import { parcelCarriers } from '@waybill/model';
import { mergedPacks, type Pack, type Packs } from './pack.ts';
import { packKindNames } from './pack-kinds.ts';
import { readPack } from './read-pack.ts';

const folder = new URL('../../packs/', import.meta.url);
let shipped: readonly Pack[] | undefined;
let rules: Packs | undefined;

/** The packs that come with Waybill, one for each file in `packs`. @throws TypeError if a file is wrong. */
export function shippedPacks(): readonly Pack[] {
  shipped ??= parcelCarriers.flatMap(({ id, name }) => {
    const ofCarrier = `${name.toLowerCase().replaceAll(' ', '-')}/`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return packKindNames
      .map((kind) => ({ kind, file: `${ofCarrier}${kind}.csv` }))
      .filter(({ file }) => files.includes(file))
      .map(({ kind, file }) => readShipped(file, { carrierId: id, kind }));
  });
  return shipped;
}

/** The rules that count for whoever has imported none: one object for all who ask. */
export function shippedRules(): Packs {
  rules ??= mergedPacks(shippedPacks());
  return rules;
}

function readShipped(file: string, whose: Pick<Pack, 'carrierId' | 'kind'>): Pack {
  const { pack, problems } = readPack({ ...whose, file, text: readFileSync(new URL(file, folder), 'utf8') });
  if (pack === undefined) {
    const [first] = problems;
    throw new TypeError(`${file}, line ${first?.line}, ${first?.field ?? 'line'}: ${first?.problem} ${first?.fix}`);
  }
  return pack;
}
