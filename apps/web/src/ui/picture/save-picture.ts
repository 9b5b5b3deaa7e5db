import interAddress from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { saveFile } from '../../lib/files/save-file.ts';
import { pdfOf } from './pdf.ts';
import type { Picture, PictureTexts } from './picture.ts';
import { pictureOf } from './picture-of.ts';

/** The files that a picture can be saved as. */
export const pictureFormats = ['png', 'jpeg', 'pdf', 'svg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Saves a picture of an element as it is on screen. Rejects where the browser cannot draw it. */
export async function savePicture(
  element: HTMLElement,
  texts: PictureTexts,
  format: PictureFormat,
  name: string,
): Promise<void> {
  const picture = pictureOf(element, texts, await fontFace());
  const save = (content: Blob) => saveFile(content, `${name}.${format}`);
  if (format === 'svg') return save(new Blob([picture.svg], { type: 'image/svg+xml' }));
  const canvas = await rasterOf(picture);
  if (format === 'pdf') return save(await pdfOf(picture, canvas, texts));
  save(await rasterFile(canvas, format === 'png' ? 'image/png' : 'image/jpeg'));
}

/** The interface's typeface as a rule of a style sheet, for files that must bring it along; nothing if it cannot be had. */
async function fontFace(): Promise<string> {
  const response = await fetch(interAddress).catch(() => undefined);
  if (!response?.ok) return '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${btoa(letters)}) format("woff2")}`;
}

/** Dots for each pixel of the picture, so that it is sharp in print. */
const sharpness = 2;
/** Browsers have no larger drawing grounds. */
const mostDots = 14_000;

/** The picture in dots. Rejects where the browser cannot draw it. */
async function rasterOf({ svg, width, height }: Picture): Promise<HTMLCanvasElement> {
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
function rasterFile(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (file: Blob | null) =>
      file === null ? reject(new Error('The browser cannot write the picture')) : resolve(file);
    canvas.toBlob(take, type, 0.93);
  });
}
