import { type GeoPermissibleObjects, geoAlbersUsa, geoNaturalEarth1, geoPath } from 'd3-geo';

type Coordinates = readonly [longitude: number, latitude: number];
type Spot = readonly [x: number, y: number];

/** The drawing of us-atlas, 975 × 610: Alaska at a third of its size, Alaska and Hawaii below the south-west. */
const usa = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** A drawing 975 wide, cut in the Bering Strait, so that Russia stays in one piece. */
const world = geoNaturalEarth1().rotate([-11, 0]).scale(178.22).translate([487.5, 275]);

/** Where a place is on the map of the US; undefined outside of the fifty states, such as in Puerto Rico. */
export const onUsaMap = ([longitude, latitude]: Coordinates): Spot | undefined =>
  usa([longitude, latitude]) ?? undefined;

/** Where a place is on the map of the world. */
export const onWorldMap = ([longitude, latitude]: Coordinates): Spot | undefined =>
  world([longitude, latitude]) ?? undefined;

const drawn = geoPath().digits(1);
const projected = geoPath(world).digits(1);

/** The outline of a shape of us-atlas, which is projected already. */
export const usaOutline = (shape: GeoPermissibleObjects): string => drawn(shape) ?? '';

/** The outline of a shape of world-atlas. */
export const worldOutline = (shape: GeoPermissibleObjects): string => projected(shape) ?? '';
