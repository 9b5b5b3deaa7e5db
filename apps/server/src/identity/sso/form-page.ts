import { createHash } from 'node:crypto';
import { escaped } from './service-provider.ts';

const script = 'document.forms[0].submit();';
const scriptHash = createHash('sha256').update(script).digest('base64');

/** A page with a form that submits itself. */
export const formPage = (action: string, inputs: string, method: 'get' | 'post' = 'post'): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Single sign-on</title></head>
<body><form method="${method}" action="${escaped(action)}">${inputs}<noscript><button>Continue</button></noscript></form>
<script>${script}</script></body></html>
`;

/** Only the page's own script runs. The provider may forward the form, so it may go to any address. */
export const formPagePolicy = `default-src 'none'; script-src 'sha256-${scriptHash}'; base-uri 'none'; frame-ancestors 'none'`;
