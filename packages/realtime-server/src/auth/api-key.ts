import { RealtimeError } from '../errors.js'
import { FULL_CAPABILITY, type Capability } from './capability.js'
import { isSameText } from './signature.js'

/** A key of an app: `name` is `appId.keyId`; whole it is written `name:secret`. */
export type ApiKey = { name: string; secret: string; capability: Capability }

export type KeyOptions = { name: string; secret: string; capability?: Capability }

export function createApiKey({ name, secret, capability }: KeyOptions): ApiKey {
  if (!/^[\w-]+\.[\w-]+$/.test(name)) throw new Error(`'${name}' is not a key name: appId.keyId`)
  if (secret === '' || secret.includes(':')) throw new Error(`The secret of '${name}' is invalid`)
  return { name, secret, capability: capability ?? FULL_CAPABILITY }
}

export function appIdOf(keyName: string): string {
  return keyName.split('.', 1)[0] ?? ''
}

/** The name and secret of a whole key. */
export function splitKey(key: string): { name: string; secret: string } {
  const colon = key.indexOf(':')
  if (colon === -1) throw new RealtimeError('badCredentials', 'Invalid key')
  return { name: key.slice(0, colon), secret: key.slice(colon + 1) }
}

export function checkSecret(key: ApiKey | undefined, secret: string): ApiKey {
  if (!key || !isSameText(key.secret, secret))
    throw new RealtimeError('badCredentials', 'Invalid key')
  return key
}
