/** Cubic inches that are billed as a pound. */
const divisor = 139;

/** The heaviest package that is billed by its size alone: larger ones would need handling charges. */
export const mostPoundsBySize = 60;

/**
 * The boxes of each dimensional weight, in whole inches: none is so long, wide or large that it costs handling, and the
 * longest side is at most four times the shortest.
 */
export const boxTable = `create or replace temp table boxes_of as
  select pounds, list({'length': length, 'width': width, 'height': height} order by length, width, height) as boxes
  from (
    select l.n::smallint as length, w.n::smallint as width, h.n::smallint as height, ceil(l.n * w.n * h.n / ${divisor})::integer as pounds
    from range(4, 49) l(n), range(3, 31) w(n), range(2, 31) h(n)
    where w.n <= l.n and h.n <= w.n and l.n <= 4 * h.n and l.n + 2 * (w.n + h.n) <= 105
  ) where pounds <= ${mostPoundsBySize} group by pounds`;

/** The dimensional weight of a package: what is billed above its weight, or less than its weight, over `shipped`. */
export const poundsBySize = `if(sized_pounds > ceil(actual_pounds), sized_pounds,
  ceil(least(${mostPoundsBySize}, greatest(1, sized_pounds) * (0.3 + 0.65 * draw(h, 51)))))::integer`;

/** The sides of a package over `shipped`, joined to `boxes_of`: long and large ones are narrow. */
export const sides: readonly string[] = [
  side('length', '97 + dice(h, 50, 8)', '49 + dice(h, 50, 24)'),
  side('width', '7 + dice(h, 52, 4)', '6 + dice(h, 52, 6)'),
  side('height', '4 + dice(h, 58, 3)', '4 + dice(h, 58, 4)'),
];

function side(name: string, large: string, long: string): string {
  return `case when is_freight then null when is_large then ${large} when is_long then ${long}
    else boxes[1 + dice(h, 50, len(boxes))].${name} end::smallint as ${name}`;
}
