import type { App } from '../connections/app.js'
import { changePresence } from '../channels/change-presence.js'
import { PRESENCE_ACTION } from '../protocol/actions.js'
import type { FixtureChannel } from './app-spec.js'

const CONNECTION_ID = 'fixtures'

/** Members without a connection: they stay as long as their app. */
export function addFixtureMembers(app: App, { name, members }: FixtureChannel): void {
  const frameId = `${CONNECTION_ID}:0`
  const changes = members.map((member, index) => ({
    ...member,
    action: PRESENCE_ACTION.enter,
    id: `${frameId}:${index}`,
    connectionId: CONNECTION_ID,
    extras: undefined,
  }))
  const publisher = { connectionId: CONNECTION_ID, frameId }
  changePresence(app.hub, app.hub.open(name), changes, publisher)
}
