import { deflateSync } from 'node:zlib';

/** How a PDF file with an embedded invoice is written. */
export interface PdfOptions {
  readonly name?: string;
  readonly isPacked?: boolean;
  /** The dictionaries are in a stream of objects, as newer files have them. */
  readonly hasObjectStream?: boolean;
  readonly trailer?: string;
}

/** A PDF file without pages, in which a file is embedded. */
export function pdfWith(
  xml: string | Buffer,
  { name = 'factur-x.xml', isPacked = true, hasObjectStream = false, trailer = '' }: PdfOptions = {},
): Buffer {
  const content = Buffer.from(xml);
  const bytes = isPacked ? deflateSync(content) : content;
  const objects: readonly (readonly [number, string])[] = [
    [1, '<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> /AF [3 0 R] >>'],
    [2, `<< /Names [(${name}) 3 0 R] >>`],
    [3, `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Data /EF << /F 4 0 R >> >>`],
  ];
  const stream = (number: number, dictionary: string, body: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n`, 'latin1'),
      body,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const plain = objects.map(([number, value]) => `${number} 0 obj\n${value}\nendobj\n`).join('');
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    hasObjectStream ? packedObjects(objects, stream) : Buffer.from(plain),
    stream(4, `/Type /EmbeddedFile /Subtype /text#2Fxml${isPacked ? ' /Filter /FlateDecode' : ''}`, bytes),
    Buffer.from(`trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ]);
}

function packedObjects(
  objects: readonly (readonly [number, string])[],
  stream: (number: number, dictionary: string, body: Buffer) => Buffer,
): Buffer {
  let place = 0;
  const places = objects.map(([number, value]) => {
    const pair = `${number} ${place}`;
    place += value.length + 1;
    return pair;
  });
  const head = `${places.join(' ')}\n`;
  const body = deflateSync(Buffer.from(`${head}${objects.map(([, value]) => value).join('\n')}`));
  return stream(9, `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode`, body);
}
