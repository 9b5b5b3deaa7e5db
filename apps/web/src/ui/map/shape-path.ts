/** Longitude and latitude, or x and y of a shape that is projected already. */
type Position = readonly number[];

/** A place on the drawing. */
export type Project = (position: Position) => readonly [number, number];

interface Shape {
  readonly type: string;
  readonly coordinates?: unknown;
}

/** The outline of a polygon or of several as an SVG path; empty for other geometries. */
export function shapePath({ type, coordinates }: Shape, project: Project): string {
  if (type === 'Polygon') return polygonPath(coordinates as Position[][], project);
  if (type !== 'MultiPolygon') return '';
  return (coordinates as Position[][][]).map((polygon) => polygonPath(polygon, project)).join('');
}

function polygonPath(rings: readonly Position[][], project: Project): string {
  return rings.map((ring) => `M${ring.map((point) => project(point).map(short).join(' ')).join('L')}Z`).join('');
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
