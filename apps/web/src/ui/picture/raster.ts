import type { Picture } from './picture.ts';

/** Dots for each pixel of the picture, so that it is sharp in print. */
const sharpness = 2;
/** Browsers have no larger drawing grounds. */
const mostDots = 14_000;

/** The picture in dots. Rejects where the browser cannot draw it. */
export async function rasterOf({ svg, width, height }: Picture): Promise<HTMLCanvasElement> {
  const scale = Math.min(sharpness, mostDots / width, mostDots / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw the picture');
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return canvas;
}

/** The dots as a file. */
export function rasterFile(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (file: Blob | null) =>
      file === null ? reject(new Error('The browser cannot write the picture')) : resolve(file);
    canvas.toBlob(take, type, 0.93);
  });
}
