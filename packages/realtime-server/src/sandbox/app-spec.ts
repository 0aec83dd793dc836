import { createApiKey, type ApiKey } from '../auth/api-key.js'
import {
  canonicalCapability,
  FULL_CAPABILITY,
  parseCapability,
  type Capability,
} from '../auth/capability.js'
import { RealtimeError } from '../errors.js'
import type { Ids } from '../ids.js'
import { readPayload, type Payload } from '../protocol/payload.js'
import { isFields, textOf, type Fields } from '../protocol/read-fields.js'

/** A channel that is there from the start, with its members. */
export type FixtureChannel = { name: string; members: (Payload & { clientId: string })[] }

/** What a suite wants its app to be. */
export type AppSpec = {
  keys: { capability: Capability; capabilityText: string }[]
  /** History is kept longer in the persisted ones. */
  namespaces: { id: string; persisted: boolean }[]
  channels: FixtureChannel[]
}

export function readAppSpec(value: unknown): AppSpec {
  const spec = isFields(value) ? value : {}
  const keys = fieldsIn(spec, 'keys').map(keyOf)
  return {
    keys: keys.length > 0 ? keys : [keyOf({})],
    namespaces: fieldsIn(spec, 'namespaces').map((namespace) => ({
      id: textOf(namespace, 'id') ?? '',
      persisted: namespace['persisted'] === true,
    })),
    channels: fieldsIn(spec, 'channels').map((channel) => ({
      name: textOf(channel, 'name') ?? '',
      members: fieldsIn(channel, 'presence').map(memberOf),
    })),
  }
}

export function keysOf(spec: AppSpec, appId: string, ids: Ids): ApiKey[] {
  return spec.keys.map(({ capability }, index) =>
    createApiKey({ name: `${appId}.key${index}`, secret: ids.create(18), capability }),
  )
}

function keyOf(fields: Fields): AppSpec['keys'][number] {
  const value = fields['capability']
  const capability = value === undefined ? FULL_CAPABILITY : parseCapability(value)
  if (!capability) throw new RealtimeError('badRequest', 'Invalid capability of a key')
  return { capability, capabilityText: canonicalCapability(capability) }
}

function memberOf(fields: Fields): Payload & { clientId: string } {
  const payload = readPayload(fields['data'], textOf(fields, 'encoding'))
  return { ...payload, clientId: textOf(fields, 'clientId') ?? '' }
}

function fieldsIn(fields: Fields, name: string): Fields[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}
