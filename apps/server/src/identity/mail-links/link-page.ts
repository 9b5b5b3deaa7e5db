import { createHash } from 'node:crypto';
import type { Language } from '@waybill/model';
import { escaped } from '../sso/service-provider.ts';

/** What a page behind a link in a mail says. */
export interface LinkPageTexts {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

const style = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 32rem; margin: 15vh auto 0; padding: 0 1rem; line-height: 1.5; }
h1 { font-size: 1.25rem; }
button { font: inherit; padding: 0.6rem 1.2rem; }`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** No scripts, and the form goes nowhere else. */
export const linkPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The question with its button, which posts to the page's own address. */
export const linkQuestion = (texts: LinkPageTexts, language: Language): string =>
  page(
    texts,
    language,
    `<p>${escaped(texts.question)}</p><form method="post"><button>${escaped(texts.button)}</button></form>`,
  );

/** What is shown when it is done. */
export const linkDone = (texts: LinkPageTexts, language: Language): string =>
  page(texts, language, `<p role="status">${escaped(texts.done)}</p>`);

const page = ({ title }: LinkPageTexts, { code, direction }: Language, content: string): string =>
  `<!doctype html>
<html lang="${code}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>Waybill</h1>${content}</main></body></html>
`;
