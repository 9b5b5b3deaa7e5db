import { queryOptions } from '@tanstack/react-query';
import { feature } from 'topojson-client';
import statesAddress from 'us-atlas/states-albers-10m.json?url';
import worldAddress from 'world-atlas/countries-110m.json?url';
import { countryCodes } from './country-codes.ts';
import { acrossDateLine, naturalEarth } from './natural-earth.ts';
import { type Position, type Project, shapePath } from './shape-path.ts';
import { stateCodes } from './state-codes.ts';

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
  readonly project: Project;
  /** How a ring is prepared for drawing. */
  readonly ring: (ring: readonly Position[]) => readonly Position[];
  readonly codes: Readonly<Record<string, string>>;
}

/** The US shapes come projected (Albers, Alaska and Hawaii moved in); the world's are projected here. */
const sources = {
  state: {
    address: statesAddress,
    object: 'states',
    project: ([x = 0, y = 0]) => [x, y],
    ring: (points) => points,
    codes: stateCodes,
  },
  country: {
    address: worldAddress,
    object: 'countries',
    project: naturalEarth,
    ring: acrossDateLine,
    codes: countryCodes,
  },
} as const satisfies Record<string, MapSource>;

export const mapViewBoxes = { state: '0 0 975 610', country: '0 20 975 440' } as const;

/** The areas of a map; loaded once, when a map is first shown. */
export function areasOptions(level: keyof typeof sources) {
  const { address, object, project, ring, codes }: MapSource = sources[level];
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
        const code = codes[String(id).padStart(level === 'state' ? 2 : 3, '0')];
        if (code === undefined || code === antarctica) return [];
        return [{ code, name: String(properties?.name ?? code), path: shapePath(geometry, project, ring) }];
      });
    },
  });
}
