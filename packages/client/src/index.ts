/** What a portal says when it refuses (RFC 9457). */
export interface Refusal {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** What the token lacks and its user has; any one of them. */
  readonly missingScope?: readonly string[];
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Of a failure: its number in the server's log. */
  readonly reference?: string;
}

/** A call that the portal refused; `refusal` is missing if something on the way answered instead. */
export class WaybillError extends Error {
  readonly status: number;
  readonly refusal: Refusal | undefined;

  constructor(status: number, refusal?: Refusal) {
    super(refusal?.detail ?? `The portal answered with status ${status}.`);
    this.name = 'WaybillError';
    this.status = status;
    this.refusal = refusal;
  }
}

/** Which portal, and as whom. */
export interface Portal {
  /** Such as `https://waybill.example.com`. */
  readonly address: string;
  /** An API token, which begins with `wbt_`. */
  readonly token: string;
  /** The longest time in seconds for which one call waits when the portal says "not now"; default 120. */
  readonly patience?: number;
}

/** What a call takes and answers. */
interface AnyCall {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The key by which a call that changes something is recognised; default: a new one for each call. */
  readonly idempotencyKey?: string;
}

type PartsOf<Call extends AnyCall> = Omit<Call, 'answer'>;
/** The parts may be left out if none is needed. */
type Given<Call extends AnyCall> =
  Record<never, never> extends PartsOf<Call>
    ? [parts?: PartsOf<Call>, options?: CallOptions]
    : [parts: PartsOf<Call>, options?: CallOptions];

const defaultPatience = 120;

/** Makes the calls of a portal: with its token, with a key for what changes something, and again when it says "not now". */
export class Waybill<Calls extends { readonly [Name in keyof Calls]: AnyCall }> {
  readonly #calls: Readonly<Record<keyof Calls, string>>;
  readonly #portal: Portal;

  /** `calls` has the method and path of each call, such as `GET /aiparcelweb/api/account`. */
  constructor(calls: Readonly<Record<keyof Calls, string>>, portal: Portal) {
    this.#calls = calls;
    this.#portal = portal;
  }

  /** Makes a call and returns its answer. @throws WaybillError if the portal refuses. */
  async call<Name extends keyof Calls>(name: Name, ...given: Given<Calls[Name]>): Promise<Calls[Name]['answer']> {
    return await (await this.response(name, ...given)).json();
  }

  /** Makes a call whose answer is a file. @throws WaybillError if the portal refuses. */
  async response<Name extends keyof Calls>(name: Name, ...[parts, options]: Given<Calls[Name]>): Promise<Response> {
    const [method = '', path = ''] = this.#calls[name].split(' ');
    const { address, token, patience = defaultPatience } = this.#portal;
    const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = parts ?? {};
    const isFile = body instanceof Blob || body instanceof Uint8Array;
    const request: RequestInit = {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...(method === 'GET' ? {} : { 'Idempotency-Key': options?.idempotencyKey ?? newKey() }),
      },
      body: isFile ? (body as BodyInit) : body === undefined ? null : JSON.stringify(body),
      signal: options?.signal ?? null,
    };
    const url = new URL(pathOf(path, { params, query }), address);
    const response = await untilAnswered(() => fetch(url, request), { patience, signal: options?.signal });
    if (response.ok) return response;
    const refusal: unknown = await response.json().catch(() => undefined);
    throw new WaybillError(response.status, isRefusal(refusal) ? refusal : undefined);
  }
}

/** The address of a call below that of the portal: parameters in the path filled in, and the query after it. */
export function pathOf(
  path: string,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params ?? {}, name))),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** A new Idempotency-Key of 128 random bits; `randomUUID` is missing in pages that came without TLS. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** When a call is sent again. */
export interface Persistence {
  /** For how many seconds in all it is sent again while the portal says when to. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
}

/** Before it is sent again. */
const leastSeconds = 0.5;
/** After so many broken connections it is sent again. */
const mostBreaks = 2;

/** Sends a request until it is answered. Whatever changes something needs an Idempotency-Key, so that it is done once. */
export async function untilAnswered(
  send: () => Promise<Response>,
  { patience, signal }: Persistence,
): Promise<Response> {
  let breaksLeft = mostBreaks;
  let secondsLeft = patience;
  for (;;) {
    const response = await send().catch((error: unknown) => {
      breaksLeft -= 1;
      if (breaksLeft < 0 || signal?.aborted) throw error;
    });
    const told = response ? Number(response.headers.get('Retry-After') ?? Number.NaN) : 0;
    const seconds = Math.max(told, leastSeconds);
    const isAwaited = seconds <= secondsLeft && response?.ok !== true;
    if (response && !isAwaited) return response;
    await response?.body?.cancel();
    secondsLeft -= seconds;
    await wait(seconds, signal);
  }
}

/** Until then, or until the signal ends it: the next request says so. */
const wait = (seconds: number, signal: AbortSignal | undefined): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', resolve);
  });

function isRefusal(answer: unknown): answer is Refusal {
  const { title, status, detail }: Partial<Record<keyof Refusal, unknown>> = { ...(answer as object) };
  return typeof title === 'string' && typeof status === 'number' && typeof detail === 'string';
}
