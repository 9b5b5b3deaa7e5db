/** Longitude and latitude, or x and y of a shape that is projected already. */
export type Position = readonly number[];

/** A place on the drawing. */
export type Project = (position: Position) => readonly [number, number];

type Ring = readonly Position[];

interface Shape {
  readonly type: string;
  readonly coordinates?: unknown;
}

/** The outline of a polygon or of several as an SVG path; empty for other geometries. */
export function shapePath({ type, coordinates }: Shape, project: Project, prepared: (ring: Ring) => Ring): string {
  const polygon = (rings: readonly Ring[]) => rings.map((ring) => ringPath(prepared(ring), project)).join('');
  if (type === 'Polygon') return polygon(coordinates as Ring[]);
  if (type !== 'MultiPolygon') return '';
  return (coordinates as Ring[][]).map(polygon).join('');
}

function ringPath(ring: Ring, project: Project): string {
  return `M${ring.map((point) => project(point).map(short).join(' ')).join('L')}Z`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
