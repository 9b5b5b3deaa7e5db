/** The most characters that a cell holds. */
const longestCell = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these characters
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * A text as it is in a sheet's XML. Characters that XML cannot hold are written as Excel does, `_x0007_`; a text that
 * looks like that is distinguished by `_x005F_`.
 */
export function xmlText(text: string): string {
  const held = text.length > longestCell ? text.slice(0, longestCell) : text;
  return held.replaceAll(special, written);
}

function written(character: string): string {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    case '"':
      return '&quot;';
    case '_':
      return '_x005F_';
    default:
      return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  }
}
