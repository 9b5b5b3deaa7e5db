import { readFileSync } from 'node:fs';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as volumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as podDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { settingNames } from '../../src/start/environment.ts';

const schemas: Readonly<Record<string, { (data: unknown): boolean; readonly errors?: unknown }>> = {
  Deployment: deployment,
  Ingress: ingress,
  PersistentVolumeClaim: volumeClaim,
  PodDisruptionBudget: podDisruptionBudget,
  Service: service,
};

const folder = new URL('../../../../deploy/kubernetes/', import.meta.url);
const documentsIn = (name: string): Record<string, unknown>[] =>
  parseAllDocuments(readFileSync(new URL(name, folder), 'utf8')).map((each) => each.toJS());

/** What Kubernetes' schema has against a document, and the fields that it does not know. */
function complaintsAbout(kind: string, document: unknown): readonly unknown[] {
  const schema = schemas[kind];
  if (schema === undefined) return [`there is no schema for ${kind}`];
  const unread = new Set<string>();
  const isValid = schema(watched(document, kind, unread));
  return [...(isValid ? [] : [schema.errors]), ...[...unread].map((path) => `${path} is not known`)];
}

/** The same value, which takes each of its fields out of `unread` when it is read: a schema reads those that it knows. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) unread.add(`${path}.${key}`);
  return new Proxy(value, {
    get(target, key, receiver) {
      unread.delete(`${path}.${String(key)}`);
      return watched(Reflect.get(target, key, receiver), `${path}.${String(key)}`, unread);
    },
  });
}

describe('the manifests for Kubernetes', () => {
  it.each(['one-server.yaml', 'several-servers.yaml'])('are as its schemas want them: %s', (name) => {
    const documents = documentsIn(name);
    expect(documents.length).toBeGreaterThan(2);
    for (const document of documents) expect(complaintsAbout(String(document.kind), document)).toEqual([]);
  });

  it('would be refused for a wrong type, a missing field and a field that is not known', () => {
    const [, , server] = documentsIn('one-server.yaml');
    const wrong = structuredClone(server) as { spec: Record<string, unknown> };
    wrong.spec = { ...wrong.spec, replicas: 'one', replica: 1 };
    delete wrong.spec.selector;
    const said = JSON.stringify(complaintsAbout('Deployment', wrong));
    expect(said).toContain('/spec/replicas');
    expect(said).toContain('selector');
    expect(said).toContain('Deployment.spec.replica is not known');
  });

  it.each(['one-server.yaml', 'several-servers.yaml'])('set settings that the server has: %s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const names = [...text.matchAll(/- \{ name: ([A-Z][A-Z_]+?)(?:_FILE)?, value/g)].map(([, setting]) => setting);
    expect(names.length).toBeGreaterThan(4);
    expect(settingNames).toEqual(expect.arrayContaining(names));
  });
});
