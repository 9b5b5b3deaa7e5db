import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { type Endpoint, type Problem, tokenRuleOf } from '@waybill/contract';
import { type CallParts, inputOf, outputOf, partsOf, resultOf } from './tool-schemas.ts';
import { tools } from './tools.ts';

/** An HTTP request that is a call of the contract. */
export interface CallRequest {
  readonly method: Endpoint['method'];
  /** Path and query. */
  readonly url: string;
  readonly body: unknown;
}

/** Makes a call with the rights of whoever uses the tools. Answers status and text. */
export type MakeCall = (request: CallRequest) => Promise<{ readonly status: number; readonly text: string }>;

const instructions =
  'Waybill audits what parcel carriers bill. Call list_clients first. Figures are exact: repeat them as they are, with the reading or filters that they stand for. What a tool refuses is not available to this token.';

/** What is the same for each request. */
const described = tools.map(({ name, endpoint, description }) => ({
  name,
  endpoint,
  config: {
    description,
    inputSchema: inputOf(endpoint),
    outputSchema: outputOf(endpoint),
    annotations: { readOnlyHint: !tokenRuleOf(endpoint).writes, openWorldHint: false },
  },
}));

/** A server of the Model Context Protocol whose tools make calls of the contract. */
export function toolServer(makeCall: MakeCall): McpServer {
  const server = new McpServer({ name: 'waybill', title: 'Waybill', version: '1' }, { instructions });
  for (const { name, endpoint, config } of described) {
    server.registerTool(name, config, async (given) => {
      const { status, text } = await makeCall(requestOf(endpoint, partsOf(endpoint, given)));
      return status < 300 ? done(text) : refused(status, text);
    });
  }
  return server;
}

function requestOf({ method, path }: Endpoint, { params = {}, query = {}, body }: CallParts): CallRequest {
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return { method, url: search.size > 0 ? `${place}?${search}` : place, body };
}

function done(text: string): CallToolResult {
  const structuredContent = resultOf(JSON.parse(text));
  return { content: [{ type: 'text', text }], structuredContent };
}

/** Why a call was refused, in the words of the portal, with the fields at fault and what a token lacks. */
function refused(status: number, text: string): CallToolResult {
  const { detail, errors, missingScope } = problemIn(text, status);
  const lines = [
    detail,
    ...(errors ?? []).map(({ field, message }) => `${field}: ${message}`),
    ...(missingScope === undefined ? [] : [`The token lacks: ${missingScope.join(' or ')}`]),
  ];
  return { isError: true, content: [{ type: 'text', text: lines.join('\n') }] };
}

function problemIn(text: string, status: number): Pick<Problem, 'detail' | 'errors' | 'missingScope'> {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { detail: `The server answered with status ${status}.` };
  }
}
