/** The header of a file that is saved: names beyond ASCII as RFC 6266 writes them, with a plain one for old programs. */
export function attachment(name: string): string {
  const fileName = name.toWellFormed();
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
