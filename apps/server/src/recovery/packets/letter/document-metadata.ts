/** What the metadata of a document tell. */
interface About {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** Title, author, date and the standard PDF/UA-1 of a document as XMP (ISO 16684-1), to be put into its packet. */
export const documentMetadata = ({ title, author, createdAt }: About): string => `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${createdAt.toISOString().split('.')[0]}Z</xmp:CreateDate>
  <xmp:CreatorTool>Waybill</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
  <pdf:Producer>Waybill</pdf:Producer>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text within XML; control characters, which XML cannot hold, are left out. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '').replaceAll(/[^\t\n\r\P{Cc}]/gu, '');
