import { openIdCallback, saml2Acs, saml2Login, ssoSignIn } from '@waybill/contract';
import type { House } from '@waybill/testkit';
import {
  type OpenIdRequest,
  readOpenIdRequest,
  readSamlRequest,
  type SamlRequest,
} from '@waybill/testkit/identity-provider';

/** A sign-in that an identity provider is to answer. */
export interface Begun {
  readonly request: SamlRequest;
  readonly relayState: string;
  readonly page: string;
}

/** A browser that goes from the portal to an identity provider and back, with the cookies that it was given. */
export class SsoBrowser {
  readonly #house: House;
  readonly #cookies = new Map<string, string>();

  constructor(house: House) {
    this.#house = house;
  }

  async begin(idp: string, email: string, logOffOtherSessions = false): Promise<Begun> {
    const { page } = await this.#open(idp, email, logOffOtherSessions);
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
    return { request: readSamlRequest(value('SAMLRequest')), relayState: value('RelayState'), page };
  }

  /** The same with a provider that speaks OpenID Connect. */
  async beginOpenId(idp: string, email: string): Promise<OpenIdRequest> {
    const { page } = await this.#open(idp, email, false);
    const inputs = page.matchAll(/name="([^"]+)" value="([^"]+)"/g);
    return readOpenIdRequest(new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value])));
  }

  /** Comes back from such a provider; returns the parameters with which the portal redirects to `/sso-callback`. */
  async comeBack(parameters: Record<string, string>, idp: string): Promise<URLSearchParams> {
    const path = openIdCallback.path.replace(':id', idp);
    return this.#arrive(`${path}?${new URLSearchParams(parameters)}`, {});
  }

  /** Posts a response to the portal; returns the parameters with which it redirects to `/sso-callback`. */
  async carry(samlResponse: string, relayState: string, idp: string): Promise<URLSearchParams> {
    return this.#arrive(saml2Acs.path.replace(':id', idp), {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: samlResponse, RelayState: relayState }),
    });
  }

  async redeem(token: string, logOffOtherSessions = false) {
    const answer = await this.#house.anyone.call(ssoSignIn, {
      body: { token, logOffOtherSessions },
      headers: this.#headers,
    });
    this.#keep(answer.headers);
    return answer;
  }

  /** The page that sends the browser to the provider. */
  async #open(idp: string, email: string, logOffOtherSessions: boolean) {
    const { status, text, headers } = await this.#house.anyone.call(saml2Login, {
      body: { idp, email, logOffOtherSessions },
      headers: this.#headers,
    });
    if (status !== 200) throw new Error(text);
    this.#keep(headers);
    return { page: text };
  }

  async #arrive(path: string, init: RequestInit): Promise<URLSearchParams> {
    const answer = await fetch(`${this.#house.address}${path}`, {
      ...init,
      headers: this.#headers,
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
    const target = new URL(answer.headers.get('location') ?? '');
    if (`${target.origin}${target.pathname}` !== `${this.#house.address}/sso-callback`) throw new Error(target.href);
    return target.searchParams;
  }

  get #headers(): Record<string, string> {
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
