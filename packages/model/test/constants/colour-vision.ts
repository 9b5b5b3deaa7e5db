type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), full strength, on linear RGB. */
const visions = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

export type Sight = keyof typeof visions;
export const sights: readonly Sight[] = ['full', 'red-blind', 'green-blind'];

/** The colour as that reader sees it, in the even colour space OKLab. */
export function seenBy(sight: Sight, hex: string): Triple {
  return oklab(times(visions[sight], linear(hex)));
}

/** The distance of two colours in OKLab; about 0.02 is just noticeable. */
export function difference(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** WCAG contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: readonly [Triple, Triple, Triple], [red, green, blue]: Triple): Triple {
  const row = ([a, b, c]: Triple) => Math.min(1, Math.max(0, a * red + b * green + c * blue));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function oklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
