import { saveFile } from '../../lib/files/save-file.ts';
import { fontFace } from './font-face.ts';
import { pdfOf } from './pdf.ts';
import type { PictureTexts } from './picture.ts';
import { pictureOf } from './picture-of.ts';
import { rasterFile, rasterOf } from './raster.ts';

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
