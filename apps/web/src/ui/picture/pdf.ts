import type { Picture, PictureTexts } from './picture.ts';

/** Points of print for a pixel on screen. */
const pointsPerPixel = 0.75;

/** A PDF file of one page that the picture fills without loss; title and texts are in its properties. */
export async function pdfOf(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  canvas: HTMLCanvasElement,
  { title, lines }: PictureTexts,
): Promise<Blob> {
  const [wide, high] = [width * pointsPerPixel, height * pointsPerPixel];
  const dots = await deflated(colours(canvas));
  const content = new TextEncoder().encode(`q ${wide} 0 0 ${high} 0 0 cm /Picture Do Q`);
  const image = [
    '/Type /XObject /Subtype /Image',
    `/Width ${canvas.width} /Height ${canvas.height}`,
    '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
  ].join(' ');
  return file([
    ['<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ],
    stream('', content),
    stream(image, dots),
    [`<< /Title ${text(title)} /Subject ${text(lines.join('\n'))} /Producer (Waybill) >>`],
  ]);
}

type Part = string | Uint8Array<ArrayBuffer>;

function stream(entries: string, bytes: Uint8Array<ArrayBuffer>): readonly Part[] {
  return [`<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'];
}

/** The objects, numbered from 1, with the table that says where each begins; the first is the root, the last the properties. */
function file(objects: readonly (readonly Part[])[]): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const write = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.7\n');
  const places = objects.map((object, index) => {
    const place = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return place;
  });
  const table = length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** A text in any script: UTF-16 with its mark, in hexadecimal digits. */
function text(value: string): string {
  const units = Array.from({ length: value.length }, (_, index) => value.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** Red, green and blue of every dot; the picture covers its ground, so nothing shines through. */
function colours(canvas: HTMLCanvasElement): Uint8Array<ArrayBuffer> {
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  const result = new Uint8Array((dots.length / 4) * 3);
  for (let from = 0, to = 0; from < dots.length; from += 4, to += 3) result.set(dots.subarray(from, from + 3), to);
  return result;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}
