import { saml2Login } from '@waybill/contract';
import { callText } from '../../../../lib/api/call.ts';
import { keepSsoOrigin } from '../../../../lib/session/sso-origin.ts';

/**
 * Asks for the form that goes to the identity provider, and sends it: the browser leaves this page, and comes back to
 * where its user was going.
 */
export async function goToProvider(idp: string, email: string, origin: string | undefined): Promise<void> {
  const text = await callText(saml2Login, { body: { idp, email } });
  const form = new DOMParser().parseFromString(text, 'text/html').querySelector('form');
  if (form === null || !/^https?:/.test(form.action)) throw new Error('There is no form for the identity provider.');
  const sent = document.importNode(form, true);
  keepSsoOrigin(origin);
  sent.hidden = true;
  document.body.append(sent);
  sent.submit();
}
