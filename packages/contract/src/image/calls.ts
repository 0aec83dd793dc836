import { z } from 'zod'
import { call, json } from '../core/call.js'
import { ChatImageKey, ImageKey, PostImageKey, TicketImageKey } from './keys.js'
import { CHAT_IMAGE, POST_IMAGE, PROFILE_IMAGE, TICKET_IMAGE } from './limits.js'

export const imageCalls = {
  ...call('POST /v1/upload/community/image', {
    actor: 'member',
    auth: 'full',
    limit: 'upload',
    isRepeatable: true,
    file: { field: 'file', maxBytes: POST_IMAGE.maxBytes, withinMs: POST_IMAGE.withinMs },
    reply: json(z.object({ key: PostImageKey, width: z.number().int(), height: z.number().int() })),
    codes: ['FILE_TOO_LARGE', 'FILE_TOO_SLOW', 'FILE_TYPE', 'PICTURE_BLOCKED', 'WRITING_PAUSED'],
  }),
  ...call('POST /v1/upload/profile/profile-image', {
    actor: 'member',
    auth: 'full',
    limit: 'upload',
    isRepeatable: true,
    file: { field: 'file', maxBytes: PROFILE_IMAGE.maxBytes, withinMs: PROFILE_IMAGE.withinMs },
    reply: json(z.object({ key: ImageKey })),
    codes: ['FILE_TOO_LARGE', 'FILE_TOO_SLOW', 'FILE_TYPE', 'PICTURE_BLOCKED', 'WRITING_PAUSED'],
  }),
  ...call('POST /v1/upload/chat/image', {
    actor: 'member',
    auth: 'full',
    limit: 'upload',
    isRepeatable: true,
    file: { field: 'file', maxBytes: CHAT_IMAGE.maxBytes, withinMs: CHAT_IMAGE.withinMs },
    reply: json(z.object({ key: ChatImageKey })),
    codes: ['FILE_TOO_LARGE', 'FILE_TOO_SLOW', 'FILE_TYPE', 'PICTURE_BLOCKED', 'WRITING_PAUSED'],
  }),
  /** A screenshot for a ticket: of members, who alone can send what they uploaded. */
  ...call('POST /v1/upload/support/image', {
    actor: 'member',
    auth: 'full',
    limit: 'upload',
    isRepeatable: true,
    file: { field: 'file', maxBytes: TICKET_IMAGE.maxBytes, withinMs: TICKET_IMAGE.withinMs },
    reply: json(z.object({ key: TicketImageKey })),
    codes: ['FILE_TOO_LARGE', 'FILE_TOO_SLOW', 'FILE_TYPE', 'PICTURE_BLOCKED'],
  }),
}
