import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { listNotifications } from './list-notifications.js'
import { readNotifications } from './read-notifications.js'

type Keys = 'GET /v1/notification' | 'POST /v1/notification/read'

export function notificationHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'GET /v1/notification': ({ actor, query }) => listNotifications(deps, actor.profileId, query),
    'POST /v1/notification/read': ({ actor, body }) =>
      readNotifications(deps, actor.profileId, body.upTo),
  }
}
