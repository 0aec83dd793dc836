import { isPermitted, type Capability } from '../auth/capability.js'
import { MODE } from '../protocol/modes.js'

/** The modes a capability allows on a channel. */
export function permittedModes(capability: Capability, channel: string): number {
  const publish = isPermitted(capability, channel, 'publish') ? MODE.publish : 0
  const presence = isPermitted(capability, channel, 'presence') ? MODE.presence : 0
  if (!isPermitted(capability, channel, 'subscribe')) return publish | presence
  return publish | presence | MODE.subscribe | MODE.presence_subscribe
}
