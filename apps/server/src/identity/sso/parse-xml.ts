import { DOMParser } from '@xmldom/xmldom';
import { failed } from './sso-refusal.ts';

/** An XML document that is refused; the message says why. */
export class UnsafeXml extends Error {
  override readonly name = 'UnsafeXml';
}

const mostElements = 5_000;

/**
 * Parses XML without document types, entities, comments, CDATA and processing instructions: none of them belongs into
 * SAML, and each has been used to make two readers see two different texts.
 * @throws UnsafeXml
 */
export function parseXml(text: string): Document {
  if (text.includes('<!')) throw new UnsafeXml('It contains a comment, a document type or CDATA.');
  const root = text.replace(/^\uFEFF?\s*<\?xml\s[^?]*\?>/, '').trim();
  if (root.includes('<?')) throw new UnsafeXml('It contains a processing instruction.');
  if (!root.startsWith('<') || !root.endsWith('>')) throw new UnsafeXml('It contains text outside its root element.');
  if ((text.match(/<[^/]/g)?.length ?? 0) > mostElements) throw new UnsafeXml('It has too many elements.');
  const faults: string[] = [];
  const keep = (message: string) => void faults.push(message);
  const parsed: Document | undefined = new DOMParser({
    errorHandler: { warning: keep, error: keep, fatalError: keep },
  }).parseFromString(text, 'text/xml');
  if (faults.length > 0 || parsed?.documentElement === undefined || parsed.documentElement === null) {
    throw new UnsafeXml('It is not well-formed XML.');
  }
  return parsed;
}

/** The child elements of another one. */
export function childrenOf(parent: Element, namespace: string, name: string): readonly Element[] {
  return nodesOf(parent).filter(
    (node): node is Element => isElement(node) && node.namespaceURI === namespace && node.localName === name,
  );
}

/** Whether an element contains only text. */
export const holdsTextAlone = (element: Element): boolean => !nodesOf(element).some(isElement);

const nodesOf = ({ childNodes }: Node): readonly Node[] =>
  Array.from({ length: childNodes.length }, (_, index) => childNodes.item(index)).filter((node) => node !== null);

const elementNode = 1;
const isElement = (node: Node): node is Element => node.nodeType === elementNode;

/** Everything below an element. */
export function everyElement(root: Element): readonly Element[] {
  const found = root.getElementsByTagName('*');
  return Array.from({ length: found.length }, (_, index) => found.item(index)).filter((each) => each !== null);
}

/** @throws SsoRefusal when two elements have the same ID, so that a signature could mean either. */
export function assertIdsOnce(elements: readonly Element[]): void {
  const ids = elements.flatMap((each) => ['ID', 'Id', 'id'].flatMap((name) => each.getAttribute(name) || []));
  if (new Set(ids).size !== ids.length) throw failed('An ID stands twice in the response.');
}
