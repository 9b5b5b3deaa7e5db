import { english, type Language, languageOf } from '@waybill/model';
import { loadCatalogue } from './load-catalogue.ts';
import { namespace, texts } from './texts.ts';

/** Where the choice stays in this browser, also before anybody has signed in. */
const storageKey = 'waybill.language';

/** Loads a language, shows the page in it and remembers it in this browser. Throws when its texts cannot be loaded. */
export async function showLanguage(language: Language): Promise<void> {
  const { code } = language;
  await loadTexts(code);
  localStorage.setItem(storageKey, code);
  document.documentElement.lang = code;
  document.documentElement.dir = language.direction;
  await texts.changeLanguage(code);
}

/**
 * Shows the language that was chosen in this browser before; without its texts the page is English. English begins at
 * once: the plural forms of further pages come while the first is shown.
 */
export async function startLanguages(): Promise<void> {
  const chosen = languageOf(localStorage.getItem(storageKey));
  if (chosen === english) loadTexts(english.code).catch(() => undefined);
  else await showLanguage(chosen).catch(() => undefined);
}

const loaded = new Set<string>();

async function loadTexts(code: string): Promise<void> {
  if (loaded.has(code)) return;
  texts.addResourceBundle(code, namespace, await loadCatalogue(code), true, false);
  loaded.add(code);
}
