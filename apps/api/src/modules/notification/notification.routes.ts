import type { HandlersOf } from '../../platform/http/handlers.js'
import { listNotifications } from './list-notifications.js'
import { readNotifications } from './read-notifications.js'

type Keys = 'GET /v1/notification' | 'POST /v1/notification/read'

export const notificationHandlers: HandlersOf<Keys> = {
  'GET /v1/notification': ({ ctx, query }) => listNotifications(ctx, query),
  'POST /v1/notification/read': ({ ctx, body }) => readNotifications(ctx, body),
}
