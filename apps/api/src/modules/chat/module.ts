import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { chatChannel } from '../../schema/chat/chat-channel.table.js'
import { chatItem } from '../../schema/chat/chat-item.table.js'
import { chatMember } from '../../schema/chat/chat-member.table.js'
import { chatHandlers } from './chat.routes.js'
import { reportedItem } from './find-reported-item.js'
import { findOwnItem, type OwnItem } from './item-repository.js'
import { maySeePhoto } from './may-see-photo.js'
import { deleteAbandoned } from './member-repository.js'
import { notifyUnreadChat } from './notify-unread-chat.js'
import { findRoom, type Room } from './room-repository.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    chatChannel: Room
    chatItem: OwnItem
  }
}

const channels = ({ profileId }: Person) =>
  sql`select channel_id from chat_member where profile_id = ${profileId} and opened_at is not null`

export const chat = defineModule({
  name: 'chat',
  order: 120,
  handlers: chatHandlers,
  owned: {
    chatChannel: {
      param: 'id',
      find: async ({ database, actor }, id) =>
        actor.kind === 'member' ? findRoom(database, actor.profileId, id) : null,
    },
    chatItem: {
      param: 'id',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findOwnItem(db, actor.profileId, id) : null,
    },
  },
  images: { chat: maySeePhoto },
  reportTargets: { chat_item: reportedItem },
  tables: [
    {
      table: chatChannel,
      readers: ['block'],
      rowsOf: (person) => sql`id in (${channels(person)})`,
      // The other one keeps what was said.
      onErase: 'keep',
      exported: { heading: '대화방', columns: ['id', 'status', 'created_at'] },
    },
    {
      table: chatMember,
      readers: ['arcade'],
      // What they never opened goes with the profile.
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId} and opened_at is not null`,
      exported: {
        heading: '대화방의 내 설정',
        columns: ['channel_id', 'is_quiet', 'left_at'],
      },
    },
    {
      table: chatItem,
      rowsOf: ({ profileId }) =>
        sql`(channel_id, author_seat) in (select channel_id, seat from chat_member where profile_id = ${profileId})`,
      onErase: 'keep',
      exported: {
        heading: '대화방에서 내가 보낸 메시지',
        columns: ['id', 'channel_id', 'seq', 'kind', 'body', 'is_read', 'created_at'],
      },
    },
  ],
  jobs: [
    { name: 'notify of unread chat', everyMs: 3_000, run: notifyUnreadChat },
    {
      name: 'delete abandoned chat channels',
      everyMs: 3_600_000,
      run: ({ db }) => deleteAbandoned(db),
    },
  ],
})
