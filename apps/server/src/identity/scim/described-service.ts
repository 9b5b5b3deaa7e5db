import { mostScimUsers, scimGroupSchema, scimListSchema, scimUserSchema } from '@waybill/contract';

/** What the service supports (RFC 7643 section 5). */
export const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostScimUsers },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Service token',
      description: 'An API token for a service, with the permission ACL_ADMIN.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig' },
};

const listOf = (resources: readonly object[]) => ({
  schemas: [scimListSchema],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const resourceType = (name: string, schema: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema,
  meta: { resourceType: 'ResourceType' },
});

/** The kinds of resources (RFC 7643 section 6). */
export const resourceTypes = listOf([resourceType('User', scimUserSchema), resourceType('Group', scimGroupSchema)]);

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

/** The attributes that are kept (RFC 7643 section 7). */
export const schemas = listOf([
  {
    id: scimUserSchema,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('name', { type: 'complex', subAttributes: [attribute('givenName'), attribute('familyName')] }),
      attribute('emails', {
        type: 'complex',
        multiValued: true,
        required: true,
        subAttributes: [attribute('value', { required: true }), attribute('primary', { type: 'boolean' })],
      }),
      attribute('active', { type: 'boolean' }),
      attribute('roles', { type: 'complex', multiValued: true, subAttributes: [attribute('value')] }),
      attribute('groups', {
        type: 'complex',
        multiValued: true,
        mutability: 'readOnly',
        subAttributes: [
          attribute('value', { mutability: 'readOnly' }),
          attribute('display', { mutability: 'readOnly' }),
        ],
      }),
    ],
    meta: { resourceType: 'Schema' },
  },
  {
    id: scimGroupSchema,
    name: 'Group',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value', { required: true, mutability: 'immutable' }),
          attribute('display', { mutability: 'readOnly' }),
          attribute('type', { canonicalValues: ['User'], mutability: 'readOnly' }),
        ],
      }),
    ],
    meta: { resourceType: 'Schema' },
  },
]);
