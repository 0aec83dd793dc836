import type { HandlersOf } from '../../platform/http/handlers.js'
import { changeSetting } from './change-setting.js'
import { getSettings } from './get-settings.js'
import { listNotifications } from './list-notifications.js'
import { readNotifications } from './read-notifications.js'

type Keys =
  | 'GET /v1/notification'
  | 'POST /v1/notification/read'
  | 'GET /v1/notification/setting'
  | 'PUT /v1/notification/setting/{topic}'

export const notificationHandlers: HandlersOf<Keys> = {
  'GET /v1/notification': ({ ctx, query }) => listNotifications(ctx, query),
  'POST /v1/notification/read': ({ ctx, body }) => readNotifications(ctx, body),
  'GET /v1/notification/setting': ({ ctx }) => getSettings(ctx),
  'PUT /v1/notification/setting/{topic}': ({ ctx, params, body }) =>
    changeSetting(ctx, { ...params, ...body }),
}
