import type { Settings } from '@waybill/db';
import { type Language, languages } from '@waybill/model';
import { languageOfUser } from '../language-of-user.ts';
import { mailTexts as ar } from './texts/ar.ts';
import { mailTexts as en } from './texts/en.ts';
import { mailTexts as es } from './texts/es.ts';
import { mailTexts as fr } from './texts/fr.ts';
import { mailTexts as it } from './texts/it.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { mailTexts as zh } from './texts/zh.ts';

const texts: Readonly<Record<string, MailTexts>> = { ar, en, es, fr, it, zh };

/** The texts of every language; a server without one of them does not start. */
const textsByCode: ReadonlyMap<string, MailTexts> = new Map(
  languages.map(({ code }) => {
    const known = texts[code];
    if (known === undefined) throw new Error(`There are no texts for mails in the language ${code}.`);
    return [code, known];
  }),
);

/** The texts of mails to a user, in the language that they chose in the portal; English if they chose none. */
export async function textsFor(settings: Settings, userId: number): Promise<MailTexts> {
  return textsIn(await languageOfUser(settings, userId));
}

/** The texts of mails in a language. */
export const textsIn = ({ code }: Language): MailTexts => textsByCode.get(code) ?? en;
