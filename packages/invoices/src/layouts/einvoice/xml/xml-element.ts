/** An element of a document, with what stands in it. Names are without their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** One step of a path: names that the element may have, and what must hold for it. */
interface Step {
  readonly names: readonly string[];
  readonly condition: { readonly path: string; readonly value: string; readonly isNot: boolean } | undefined;
}

const stepPattern = /^([\w|]+)(?:\[([^\]=!]+)(!?=)([^\]]*)\])?$/;
const parsedPaths = new Map<string, readonly Step[]>();

/**
 * The elements that a path leads to, in their order: `Party/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`. `A|B` are two
 * names of one thing; conditions compare a text, or an attribute (`[@schemeID=VA]`), ignoring case.
 */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const { names, condition } of stepsOf(path)) {
    found = found.flatMap(({ children }) =>
      children.filter((child) => names.includes(child.name) && (condition === undefined || holds(child, condition))),
    );
  }
  return found;
}

/** The first text that a path leads to and that is not empty. It may end in an attribute: `EndpointID/@schemeID`. */
export function textAt(element: XmlElement, path: string): string | undefined {
  for (const alternative of path.split(' or ')) {
    const { elements, attribute } = splitAttribute(alternative);
    const holders = elements === '' ? [element] : elementsAt(element, elements);
    for (const holder of holders) {
      const text = attribute === undefined ? holder.text : (holder.attributes.get(attribute) ?? '');
      const plain = text.replaceAll(/\s+/g, ' ').trim();
      if (plain !== '') return plain;
    }
  }
  return undefined;
}

/** Whether a path leads to anything, empty or not. */
export const existsAt = (element: XmlElement, path: string): boolean =>
  path.split(' or ').some((alternative) => elementsAt(element, alternative).length > 0);

function splitAttribute(path: string): { readonly elements: string; readonly attribute: string | undefined } {
  const place = path.lastIndexOf('@');
  const isAttribute = (place === 0 || path[place - 1] === '/') && !path.includes(']', place);
  return isAttribute
    ? { elements: path.slice(0, Math.max(0, place - 1)), attribute: path.slice(place + 1) }
    : { elements: path, attribute: undefined };
}

function holds(element: XmlElement, { path, value, isNot }: NonNullable<Step['condition']>): boolean {
  const isSame = (textAt(element, path) ?? '').toUpperCase() === value.toUpperCase();
  return isSame !== isNot;
}

function stepsOf(path: string): readonly Step[] {
  const known = parsedPaths.get(path);
  if (known !== undefined) return known;
  const steps = partsOf(path).map((text): Step => {
    const [, names = '', conditionPath, comparison, value = ''] = stepPattern.exec(text) ?? [];
    if (names === '') throw new TypeError(`‘${text}’ is no step of a path.`);
    const condition =
      conditionPath === undefined ? undefined : { path: conditionPath, value, isNot: comparison === '!=' };
    return { names: names.split('|'), condition };
  });
  parsedPaths.set(path, steps);
  return steps;
}

/** A path cut at its slashes, except for those within conditions. */
function partsOf(path: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of path.split('/')) {
    part += part === '' ? piece : `/${piece}`;
    if (part.includes('[') && !part.includes(']')) continue;
    parts.push(part);
    part = '';
  }
  return parts;
}
