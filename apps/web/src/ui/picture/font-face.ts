import interAddress from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The interface's typeface as a rule of a style sheet, for files that must bring it along; nothing if it cannot be had. */
export async function fontFace(): Promise<string> {
  const response = await fetch(interAddress).catch(() => undefined);
  if (!response?.ok) return '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${btoa(letters)}) format("woff2")}`;
}
