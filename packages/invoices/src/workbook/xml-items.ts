import sax from 'sax';
import { UnreadableFile } from '../invoice-file.ts';

/** What is done with the parts of an XML file. Names are without their namespace. */
export interface XmlHandlers {
  onOpen(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/**
 * Parses XML as its bytes arrive and yields what the handlers made of each piece. Entities that the file declares are
 * an error, and no name or attribute can have more than 64 kB.
 * @throws UnreadableFile if it is not XML
 */
export async function* xmlItems<Item>(
  chunks: AsyncIterable<Uint8Array>,
  handlersFor: (emit: (item: Item) => void) => XmlHandlers,
): AsyncGenerator<readonly Item[]> {
  let items: Item[] = [];
  const { onOpen, onText, onClose } = handlersFor((item) => items.push(item));
  const parser = sax.parser(true, { position: false });
  const decoder = new TextDecoder();
  parser.onerror = (error) => {
    throw new UnreadableFile('The Excel file is damaged. Save it again and load that.', { cause: error });
  };
  parser.onopentag = ({ name, attributes }) => onOpen(localName(name), withLocalNames(attributes));
  parser.ontext = (text) => onText?.(text);
  parser.oncdata = (text) => onText?.(text);
  parser.onclosetag = (name) => onClose?.(localName(name));
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (items.length > 0) yield items;
    items = [];
  }
  parser.close();
  if (items.length > 0) yield items;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function withLocalNames(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) named[localName(name)] = String(value);
  return named;
}
