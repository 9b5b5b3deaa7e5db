import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { type KeyPair, newKeyPair } from './key-pair.ts';
import { type ResponseContent, type SamlRequest, samlResponse } from './saml-response.ts';

/** An identity provider on the loopback address that signs real assertions, and says whatever a test wants it to say. */
export class IdentityProvider {
  readonly #server: Server;
  readonly keys: KeyPair;
  readonly address: string;
  /** Whom it signs in when a browser comes with a request. */
  content: ResponseContent = { nameId: 'nobody@example.com' };

  private constructor(server: Server, keys: KeyPair, address: string) {
    this.#server = server;
    this.keys = keys;
    this.address = address;
  }

  static async start(): Promise<IdentityProvider> {
    const keys = await newKeyPair('identity provider of the tests');
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('The identity provider has no port');
    const provider = new IdentityProvider(server, keys, `http://127.0.0.1:${at.port}`);
    server.on('request', async (request, response) => {
      response.setHeader('content-type', 'text/html').end(await provider.#signIn(request));
    });
    return provider;
  }

  get entityId(): string {
    return `${this.address}/metadata`;
  }

  /** Its metadata, as its administrator would hand it over. */
  get metadata(): string {
    const key = this.keys.certificate.replaceAll(/-----[^-]+-----|\s/g, '');
    return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${this.entityId}">
      <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
        <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
          <X509Certificate>${key}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${this.address}/sign-in"/>
      </IDPSSODescriptor></EntityDescriptor>`;
  }

  /** The base64 text that a browser would carry to the portal. */
  answer(request: SamlRequest, content: ResponseContent): string {
    return Buffer.from(samlResponse(request, content, this)).toString('base64');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Signs the user in without asking, and returns the page that carries the answer to the portal. */
  async #signIn(incoming: IncomingMessage): Promise<string> {
    const form = new URLSearchParams(await text(incoming));
    const request = readSamlRequest(form.get('SAMLRequest') ?? '');
    return `<!doctype html><title>Identity provider</title><form method="post" action="${request.acsUrl}">
      <input type="hidden" name="SAMLResponse" value="${this.answer(request, this.content)}">
      <input type="hidden" name="RelayState" value="${form.get('RelayState') ?? ''}"></form>
      <script>document.forms[0].submit()</script>`;
  }
}

/** Reads a request as an identity provider does: plain base64, no deflating, as the HTTP-POST binding wants. */
export function readSamlRequest(base64: string): SamlRequest {
  const xml = Buffer.from(base64, 'base64').toString('utf8');
  const part = (pattern: RegExp): string => {
    const found = pattern.exec(xml)?.[1];
    if (found === undefined) throw new Error(`There is no ${pattern} in ${xml}`);
    return found;
  };
  return {
    id: part(/<samlp:AuthnRequest[^<>]* ID="([^"]+)"/),
    issuer: part(/<saml:Issuer[^<>]*>([^<]+)</),
    acsUrl: part(/AssertionConsumerServiceURL="([^"]+)"/),
  };
}
