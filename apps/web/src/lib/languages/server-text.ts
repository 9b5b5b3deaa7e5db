import { english } from '@waybill/model';
import { templatesOf } from './load-catalogue.ts';
import { currentLanguage, texts } from './texts.ts';

/**
 * What the server says, in the language of the page. The server speaks stable English; sentences with values in them are
 * known by their templates, `There is no client {{clientId}}.`, and a value that is a text itself is translated too.
 * English for what no catalogue knows. Each line of several is a sentence of its own.
 */
export function serverText(said: string): string {
  if (currentLanguage().code === english.code) return said;
  if (texts.exists(said)) return texts.t(said);
  if (said.includes('\n')) return said.split('\n').map(serverText).join('\n');
  for (const { key, pattern, names } of templatesOf(currentLanguage().code)) {
    const values = pattern.exec(said)?.slice(1);
    if (values !== undefined) {
      return texts.t(key, Object.fromEntries(names.map((name, index) => [name, serverText(values[index] ?? '')])));
    }
  }
  return said;
}
