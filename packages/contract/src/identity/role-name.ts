/** The name of a role in plain words, as it is stored: “Night shift” is `ROLE_NIGHT_SHIFT`. Undefined without Latin letters or digits. */
export function roleNameOf(words: string): string | undefined {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[A-Z0-9]+/g)
    ?.join('_')
    .replace(/^ROLE_/, '');
  return plain === undefined ? undefined : `ROLE_${plain}`;
}
