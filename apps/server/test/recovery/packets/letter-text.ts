import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

/** What programs read in a PDF: its texts by page, title, language, and the roles of its structure. */
export async function readLetter(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const roles = new Map<string, number>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
    count(await page.getStructTree(), roles);
  }
  const { info } = await document.getMetadata();
  const marks: unknown = await document.getMarkInfo();
  const outline = await document.getOutline();
  await task.destroy();
  return {
    pages,
    text: pages.join(' '),
    roles,
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    outline: (outline ?? []).map(({ title }) => title),
  };
}

function count(node: StructureNode, roles: Map<string, number>): void {
  roles.set(node.role, (roles.get(node.role) ?? 0) + 1);
  for (const child of node.children) if ('role' in child) count(child, roles);
}
