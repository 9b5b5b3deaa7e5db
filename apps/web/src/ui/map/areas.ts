import { queryOptions } from '@tanstack/react-query';
import type { GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import countiesAddress from 'us-atlas/counties-albers-10m.json?url';
import statesAddress from 'us-atlas/states-albers-10m.json?url';
import worldAddress from 'world-atlas/countries-110m.json?url';
import countryCodesFile from './country-codes.json' with { type: 'json' };
import { usaOutline, worldOutline } from './projections.ts';
import stateCodesFile from './state-codes.json' with { type: 'json' };

/** Postal codes by FIPS number: the shapes of the US map know only numbers. */
export const stateCodes: Readonly<Record<string, string>> = stateCodesFile;

/** ISO 3166 codes by number, for the same reason. */
const countryCodes: Readonly<Record<string, string>> = countryCodesFile;

/** An area of a map: the code that rows know it by, its name and its outline. */
export interface Area {
  readonly code: string;
  readonly name: string;
  readonly path: string;
}

const antarctica = 'AQ';

type Atlas = Parameters<typeof feature>[0];

interface MapSource {
  readonly address: string;
  readonly object: string;
  readonly outline: (shape: GeoPermissibleObjects) => string;
  /** The code by which rows know a shape; undefined for one that is not drawn. */
  readonly codeOf: (id: string) => string | undefined;
  /** The name of an area, where that of its shape does not say enough. */
  readonly nameOf?: (name: string, id: string) => string;
}

/** The US shapes come projected (Albers, Alaska and Hawaii moved in); the world's are projected here. */
const sources = {
  state: {
    address: statesAddress,
    object: 'states',
    outline: usaOutline,
    codeOf: (id) => stateCodes[id.padStart(2, '0')],
  },
  county: {
    address: countiesAddress,
    object: 'counties',
    outline: usaOutline,
    codeOf: (id) => id.padStart(5, '0'),
    nameOf: (name, id) => [name, stateCodes[id.padStart(5, '0').slice(0, 2)]].filter(Boolean).join(', '),
  },
  country: {
    address: worldAddress,
    object: 'countries',
    outline: worldOutline,
    codeOf: (id) => countryCodes[id.padStart(3, '0')],
  },
} as const satisfies Record<string, MapSource>;

export const mapViewBoxes = { state: '0 0 975 610', county: '0 0 975 610', country: '0 20 975 440' } as const;

/** The areas of a map; loaded once, when a map is first shown. */
export function areasOptions(level: keyof typeof sources) {
  const { address, object, outline, codeOf, nameOf = withoutChange }: MapSource = sources[level];
  return queryOptions({
    queryKey: ['areas', level],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly Area[]> => {
      const response = await fetch(address, { signal });
      const atlas: Atlas = await response.json();
      const shapes = atlas.objects[object];
      if (shapes === undefined) throw new Error(`The map has no ${object}`);
      const collection = feature(atlas, shapes);
      return ('features' in collection ? collection.features : []).flatMap(({ id, geometry, properties }) => {
        const code = codeOf(String(id));
        if (code === undefined || code === antarctica) return [];
        return [
          {
            code,
            name: nameOf(String(properties?.name ?? code), String(id)),
            path: outline(geometry),
          },
        ];
      });
    },
  });
}

const withoutChange = (name: string): string => name;
