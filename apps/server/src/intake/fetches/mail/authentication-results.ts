/** What a mail server found when it checked a mail, such as `dkim=pass header.d=ups.com`. */
interface Result {
  readonly method: string;
  readonly value: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** Longer fields are not read: no server writes them. */
const longestField = 10_000;

/**
 * Whether the mail server has confirmed that a mail is from its sender's domain: by DMARC, by a DKIM signature of the
 * domain or one above it, or by SPF for such a domain. Only the topmost field with the server's name counts, which the
 * server itself has added; whoever sends a mail can write further ones below it.
 */
export function isConfirmed(fields: readonly string[], authservId: string, senderDomain: string): boolean {
  const own = fields.find((field) => nameIn(field) === authservId);
  if (own === undefined || own.length > longestField) return false;
  return resultsIn(own).some(({ method, value, properties }) => {
    if (value !== 'pass') return false;
    const isOf = (property: string) => covers(domainOf(properties.get(property) ?? ''), senderDomain);
    if (method === 'dmarc') return domainOf(properties.get('header.from') ?? '') === senderDomain;
    if (method === 'dkim') return isOf('header.d') || isOf('header.i');
    return method === 'spf' && isOf('smtp.mailfrom');
  });
}

const covers = (domain: string, of: string): boolean =>
  domain.includes('.') && (domain === of || of.endsWith(`.${domain}`));

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const nameIn = (field: string): string => (wordsOf(partsOf(field)[0] ?? '')[0] ?? '').toLowerCase();

function resultsIn(field: string): Result[] {
  return partsOf(field)
    .slice(1)
    .flatMap((part) => {
      const [first = '', ...rest] = wordsOf(part).map(pairOf);
      if (first === '' || first[1] === undefined) return [];
      const properties = new Map(rest.map(([name, value = '']) => [name, value]));
      return [{ method: first[0].split('/')[0] ?? '', value: first[1].toLowerCase(), properties }];
    });
}

const pairOf = (word: string): readonly [string, string?] => {
  const at = word.indexOf('=');
  return at < 0 ? [word.toLowerCase()] : [word.slice(0, at).toLowerCase(), word.slice(at + 1)];
};

const wordsOf = (part: string): string[] =>
  part
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' =', '=')
    .replaceAll('= ', '=')
    .split(' ')
    .filter((word) => word !== '');

/** The field at its semicolons, without comments; what is in quotes stands without them, and counts as one word. */
function partsOf(field: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < field.length; at += 1) {
    const sign = field.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) parts.push(`${parts.pop()}${/[\s=;]/.test(sign) ? '_' : sign}`);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (sign === ';') parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts;
}
