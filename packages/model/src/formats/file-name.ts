// biome-ignore lint/suspicious/noControlCharactersInRegex: those are among the refused
const refused = /[\u0000-\u001f<>:"/\\|?*]/g;

/** The name of a file without the characters that file systems refuse. */
export function fileName(name: string): string {
  return name.replaceAll(refused, '_').trim();
}
