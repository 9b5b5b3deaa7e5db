/** A colour in the light and in the dark theme. */
export interface ThemedColour {
  readonly light: string;
  readonly dark: string;
}

/**
 * The eight hues of charts, a neutral one for everything else, and two more greys. Each has a contrast of at least 3 to
 * the theme's background, and any two can be distinguished with any form of colour blindness.
 */
export const palette = {
  blue: { light: '#2545b1', dark: '#83a8fd' },
  orange: { light: '#9e6042', dark: '#f58e1b' },
  teal: { light: '#35a298', dark: '#6bbd9e' },
  purple: { light: '#a47df3', dark: '#8d63f0' },
  red: { light: '#8d1b17', dark: '#df4207' },
  sky: { light: '#217ca6', dark: '#92e6fb' },
  olive: { light: '#8f9c03', dark: '#e1e589' },
  pink: { light: '#7a256b', dark: '#b36297' },
  neutral: { light: '#6b7280', dark: '#9aa3af' },
  slate: { light: '#374151', dark: '#d5dae2' },
  silver: { light: '#8d93a0', dark: '#6f7887' },
} as const satisfies Record<string, ThemedColour>;

export type Hue = keyof typeof palette;

/**
 * Map colours from low to high: one hue, so that they read as an amount and not as categories. Each is further from the
 * theme's background than the one before, so that the order is visible to colour-blind readers and on paper.
 */
export const mapColours: readonly ThemedColour[] = [
  { light: '#b9c8f0', dark: '#3d4f86' },
  { light: '#92a9e4', dark: '#5369a8' },
  { light: '#6f89ca', dark: '#6f87c8' },
  { light: '#4d68ab', dark: '#93a8e0' },
  { light: '#304984', dark: '#bccaf1' },
];
