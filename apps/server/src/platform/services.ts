import type { SeparateApplication } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/file-store.ts';
import type { FindingsForQueries } from './findings-for-queries.ts';
import type { UnreadAnswerLimits } from './http/held-answers.ts';
import type { LanguageModelAccess } from './language-model-access.ts';
import type { Mailer } from './mail/mail.ts';
import type { MailReceptionAccess } from './mail/mail-reception-access.ts';
import type { Readers } from './reading/readers.ts';
import type { Pulse } from './servers/pulse.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { WorkLedger } from './worked-reports.ts';

/** What the app depends on; the caller opens and closes it. */
export interface Services {
  readonly settings: Settings;
  /** Whether other servers may work on these settings and this warehouse; default false. */
  readonly sharesSettings?: boolean | undefined;
  /** When another server counts as gone; absent: the usual time. */
  readonly pulse?: Pulse | undefined;
  readonly warehouse: Warehouse;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Secret with which tokens are signed, at least 32 characters. */
  readonly jwtSecret: string;
  /** Token with which the command on this machine reaches the running server. */
  readonly internalToken: string;
  /** The files that outlive a request: reports, invoice files, carriers' responses, secrets. */
  readonly files: FileStore;
  /** The threads in which files from outside are read; absent: this thread reads them. */
  readonly readers?: Readers | undefined;
  /** Absolute path of the data directory. */
  readonly dataDirectory: string;
  /** Absolute path of the directory of this server alone; absent: the data directory. */
  readonly scratchDirectory?: string | undefined;
  /** Absolute path of the directory for backups that administrators may start; absent: only the command takes them. */
  readonly backupDirectory?: string | undefined;
  /** Folder of the built web app; absent in tests that do not need it. */
  readonly webDirectory?: string | undefined;
  /** The address at which browsers find the portal, without a trailing slash; known once the server listens. */
  readonly publicUrl: () => string;
  /** Further origins whose pages may open a live connection. */
  readonly origins?: readonly string[] | undefined;
  /** Address of a maps service's page, with {address} in it; absent: the web app draws its own maps. */
  readonly mapEmbedUrl?: string | undefined;
  /** Where the separate applications of the side menu are. */
  readonly applications?: Readonly<Partial<Record<SeparateApplication, string>>> | undefined;
  /** How to reach the operator: a `mailto:` or web address. */
  readonly contact?: string | undefined;
  /** How many proxies are in front, whose headers name the caller; default none. */
  readonly trustedProxies?: number;
  /** Requests that one address may make in a minute; default 300,000. */
  readonly requestsPerMinute?: number | undefined;
  /** Calls that one API token may make in a minute; default 600. */
  readonly tokenRequestsPerMinute?: number | undefined;
  /** Whether submitted reports are run here; default true. */
  readonly runsJobs?: boolean | undefined;
  /** Whether this server searches for findings after each change, or only when they are asked for; absent: as it runs jobs. */
  readonly keepsFindings?: boolean | undefined;
  /** For how many milliseconds after its start the server leaves work alone for which nobody waits; default 0. */
  readonly restAfterStart?: number | undefined;
  /** Where mails with invoices are taken by SMTP; absent: nowhere. */
  readonly mailReception?: MailReceptionAccess | undefined;
  /** The only hosts from which invoices may be fetched; absent: any except this machine and its link-local network. */
  readonly fetchHosts?: readonly string[] | undefined;
  /** Hosts that webhooks and OpenID Connect may reach although they are inside or use plain HTTP; absent: none. */
  readonly webhookHosts?: readonly string[] | undefined;
  /** The number of milliseconds after which a response is logged as slow; default 3,000. */
  readonly slowMilliseconds?: number | undefined;
  /** How much unread data is allowed, and how slow readers may be; absent: the usual limits. */
  readonly unreadAnswers?: UnreadAnswerLimits | undefined;
  /** Reads questions that the assistant could not understand; absent if no language model is configured. */
  readonly languageModel?: LanguageModelAccess | undefined;
  /** Works out reports of claims and credits; the app names it. */
  readonly workLedger?: WorkLedger | undefined;
  /** Reads findings for queries about packages; the app names it. */
  readonly findingsForQueries?: FindingsForQueries | undefined;
  readonly logger?: FastifyBaseLogger;
  /**
   * Prometheus metrics at /metrics, for callers with the token; without a token only for this machine. If absent, none.
   */
  readonly metrics?: { readonly token?: string | undefined } | undefined;
  /** Sends traces and metrics to a collector; absent: nothing is sent. */
  readonly telemetry?: Telemetry | undefined;
}
