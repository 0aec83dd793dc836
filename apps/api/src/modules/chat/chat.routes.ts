import type { HandlersOf } from '../../platform/http/handlers.js'
import { changeSetting } from './change-setting.js'
import { createChatToken } from './create-chat-token.js'
import { deleteItem } from './delete-item.js'
import { getChannel } from './get-channel.js'
import { listChannels } from './list-channels.js'
import { listItems } from './list-items.js'
import { openChannel } from './open-channel.js'
import { readChannel, readItem } from './read-items.js'
import { sendItem } from './send-item.js'

type Keys =
  | 'GET /v1/chat/auth'
  | 'POST /v1/chat/channel/with-profile'
  | 'GET /v1/chat/channel/{id}'
  | 'GET /v1/chat/channel/{id}/items'
  | 'GET /v1/chat/my/channels'
  | 'POST /v1/chat/channel/{id}/item'
  | 'DELETE /v1/chat/item/{id}'
  | 'POST /v1/chat/item/{id}/read'
  | 'POST /v1/chat/channel/{id}/read'
  | 'PATCH /v1/chat/channel/{id}/setting'

export const chatHandlers: HandlersOf<Keys> = {
  'GET /v1/chat/auth': ({ ctx, query }) => createChatToken(ctx, query),
  'POST /v1/chat/channel/with-profile': ({ ctx, body }) => openChannel(ctx, body),
  'GET /v1/chat/channel/{id}': ({ ctx, owned }) => getChannel(ctx, owned.id),
  'GET /v1/chat/channel/{id}/items': ({ ctx, owned, query }) =>
    listItems(ctx, { room: owned, query }),
  'GET /v1/chat/my/channels': ({ ctx, query }) => listChannels(ctx, query),
  'POST /v1/chat/channel/{id}/item': ({ ctx, owned, body }) =>
    sendItem(ctx, { room: owned, given: body }),
  'DELETE /v1/chat/item/{id}': ({ ctx, owned }) => deleteItem(ctx, owned),
  'POST /v1/chat/item/{id}/read': ({ ctx, owned }) => readItem(ctx, owned),
  'POST /v1/chat/channel/{id}/read': ({ ctx, owned, body }) =>
    readChannel(ctx, { room: owned, upTo: body.upTo }),
  'PATCH /v1/chat/channel/{id}/setting': ({ ctx, owned, body }) =>
    changeSetting(ctx, { room: owned, changes: body }),
}
