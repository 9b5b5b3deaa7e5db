import type { Settings } from '@waybill/db';
import { type Language, languages } from '@waybill/model';
import { languageOfUser } from '../language-of-user.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import { type MailTexts, type Templates, textsFrom } from './texts/mail-texts.ts';
import zh from './texts/zh.json' with { type: 'json' };

const templates: Readonly<Record<string, Templates>> = { ar, en, es, fr, it, zh };

/** The texts of every language; a server without one of them does not start. */
const textsByCode: ReadonlyMap<string, MailTexts> = new Map(
  languages.map(({ code }) => {
    const known = templates[code];
    if (known === undefined) throw new Error(`There are no texts for mails in the language ${code}.`);
    return [code, textsFrom(known)];
  }),
);

/** The texts of mails to a user, in the language that they chose in the portal; English if they chose none. */
export async function textsFor(settings: Settings, userId: number): Promise<MailTexts> {
  return textsIn(await languageOfUser(settings, userId));
}

/** The texts of mails in a language. */
export const textsIn = ({ code }: Language): MailTexts => textsByCode.get(code) ?? textsFrom(en);
