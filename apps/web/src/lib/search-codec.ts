/** Addresses with plain parameters, a repeated name for a list: `?client=1001&carrier_name=UPS&carrier_name=FedEx`. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => (isPlain(each) ? [[name, String(each)]] : [])),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}
