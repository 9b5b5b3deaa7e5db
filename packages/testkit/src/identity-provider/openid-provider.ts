import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** What the provider says about the person who signs in, and what it does wrong. */
export interface IdTokenContent {
  readonly claims?: JWTPayload;
  /** Signs with a key that the provider does not publish. */
  readonly keys?: Keys;
  /** The token that is sent in place of the one that was signed. */
  readonly after?: (token: string) => string;
  /** Whether the code is redeemed without its proof (PKCE) and more than once, as a careless provider does. */
  readonly isCareless?: boolean;
}

/** A request with which a browser comes to the provider. */
export interface OpenIdRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly scope: string;
}

const seconds = () => Math.floor(Date.now() / 1_000);

/** An OpenID Connect provider on the loopback address: discovery, keys, token endpoint, and codes as a test wants them. */
export class OpenIdProvider {
  readonly #server: Server;
  readonly #keys: Keys;
  readonly #codes = new Map<string, { readonly request: OpenIdRequest; readonly content: IdTokenContent }>();
  readonly address: string;
  readonly clientId = 'waybill';
  readonly clientSecret = 'a secret of the tests';
  /** What the configuration says otherwise. */
  configuration: Readonly<Record<string, unknown>> = {};
  /** Whom it signs in when a browser comes with a request. */
  content: IdTokenContent = {};

  private constructor(server: Server, keys: Keys, address: string) {
    this.#server = server;
    this.#keys = keys;
    this.address = address;
  }

  static async start(): Promise<OpenIdProvider> {
    const keys = await generateKeyPair('RS256');
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('The provider has no port');
    const provider = new OpenIdProvider(server, keys, `http://127.0.0.1:${at.port}`);
    server.on('request', (request, response) => provider.#answer(request, response));
    return provider;
  }

  /** The code for a request, as the browser carries it back. */
  code(request: OpenIdRequest, content: IdTokenContent): string {
    const code = randomUUID();
    this.#codes.set(code, { request, content });
    return code;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.address);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') return void json(200, this.#published());
    if (url.pathname === '/keys') return void json(200, { keys: [await this.#publishedKey()] });
    if (url.pathname === '/authorize') return void this.#signIn(url, response);
    if (url.pathname !== '/token') return void json(404, {});
    const token = await this.#redeem(request, new URLSearchParams(await text(request)));
    if (token === undefined) return void json(400, { error: 'invalid_grant' });
    json(200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: token });
  }

  #published() {
    return {
      issuer: this.address,
      authorization_endpoint: `${this.address}/authorize?realm=tests`,
      token_endpoint: `${this.address}/token`,
      jwks_uri: `${this.address}/keys`,
      end_session_endpoint: `${this.address}/sign-out`,
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      ...this.configuration,
    };
  }

  async #publishedKey() {
    return { ...(await exportJWK(this.#keys.publicKey)), use: 'sig', alg: 'RS256', kid: 'the key' };
  }

  /** Signs the user in without asking, and sends the browser back. */
  #signIn(url: URL, response: ServerResponse): void {
    const request = readOpenIdRequest(url.searchParams);
    const back = new URL(request.redirectUri);
    const parameters = { code: this.code(request, this.content), state: request.state, iss: this.address };
    for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
    response.writeHead(302, { location: back.href }).end();
  }

  /** The ID token for a code; undefined if client, code, address or proof are wrong. */
  async #redeem(request: IncomingMessage, form: URLSearchParams): Promise<string | undefined> {
    const code = form.get('code') ?? '';
    const known = this.#codes.get(code);
    const credentials = Buffer.from(`${this.clientId}:${encodeURIComponent(this.clientSecret).replaceAll('%20', '+')}`);
    const isClient = request.headers.authorization === `Basic ${credentials.toString('base64')}`;
    if (known === undefined || !isClient || form.get('redirect_uri') !== known.request.redirectUri) return undefined;
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (known.content.isCareless !== true) {
      this.#codes.delete(code);
      if (proof !== known.request.challenge) return undefined;
    }
    return this.#idToken(known.request, known.content);
  }

  async #idToken({ nonce }: OpenIdRequest, { claims, keys, after }: IdTokenContent): Promise<string> {
    const token = await new SignJWT({
      iss: this.address,
      aud: this.clientId,
      sub: 'nobody',
      email: 'nobody@example.com',
      email_verified: true,
      nonce,
      iat: seconds(),
      exp: seconds() + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'the key' })
      .sign((keys ?? this.#keys).privateKey);
    return after?.(token) ?? token;
  }
}

/** Reads a request as a provider does. */
export function readOpenIdRequest(parameters: URLSearchParams): OpenIdRequest {
  const value = (name: string): string => {
    const found = parameters.get(name);
    if (found === null) throw new Error(`There is no ${name} in ${parameters}`);
    return found;
  };
  return {
    redirectUri: value('redirect_uri'),
    state: value('state'),
    nonce: value('nonce'),
    challenge: value('code_challenge'),
    scope: value('scope'),
  };
}
