import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { Belongings, Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { chatChannel } from '../../schema/chat/chat-channel.table.js'
import { chatItem } from '../../schema/chat/chat-item.table.js'
import { chatMember } from '../../schema/chat/chat-member.table.js'
import { insertRoom, seatOf } from './room-repository.js'

type Talk = { channelId: string; itemId: string }

const talks = new WeakMap<Belongings, Talk>()

/** A conversation of the person's with one item, which they sent; one of nobody for who has no account. */
async function talkOf(api: TestApi, { account }: Person, named: Belongings): Promise<Talk> {
  const known = talks.get(named)
  if (known) return known
  const talk = { channelId: randomUUID(), itemId: randomUUID() }
  talks.set(named, talk)
  if (account) await insertTalk(api, account.member.profileId, talk)
  return talk
}

async function insertTalk(
  api: TestApi,
  profileId: string,
  { channelId, itemId }: Talk,
): Promise<void> {
  const { db, clock } = api.deps
  const other = (await someAccount(api)).member.profileId
  const at = clock.now()
  await insertRoom(db, { id: channelId, profileIds: [profileId, other], at })
  await db.update(chatMember).set({ openedAt: at }).where(eq(chatMember.channelId, channelId))
  await db
    .update(chatChannel)
    .set({ status: 'accepted', lastSeq: 1 })
    .where(eq(chatChannel.id, channelId))
  await db.insert(chatItem).values({
    id: itemId,
    channelId,
    seq: 1,
    authorSeat: seatOf(profileId, other),
    clientItemId: randomUUID(),
    kind: 'text',
    body: '안녕하세요',
    bodyHash: '',
    createdAt: at,
  })
}

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/chat/auth': () => Promise.resolve({ query: { clientId: 'abcdefghi' } }),
    'POST /v1/chat/channel/with-profile': async (api) => {
      const { member } = await someAccount(api)
      return { body: { profileUUID: member.profileId } }
    },
    'POST /v1/chat/channel/{id}/item': () =>
      Promise.resolve({ body: { kind: 'text', body: '안녕하세요' } }),
    // Who leaves clears what was said.
    'PATCH /v1/chat/channel/{id}/setting': () =>
      Promise.resolve({ body: { isQuiet: true, hasLeft: undefined, hasAccepted: undefined } }),
    'POST /v1/chat/channel/{id}/read': async (_, __, named) => ({
      body: { upTo: (await named?.idOf('chatItem')) ?? randomUUID() },
    }),
  },
  owned: {
    chatChannel: async (api, person, named) => (await talkOf(api, person, named)).channelId,
    chatItem: async (api, person, named) => (await talkOf(api, person, named)).itemId,
  },
  protectedColumns: {
    chat_channel: 'id, first_profile_id, second_profile_id, requested_by_seat, created_at',
    chat_item: 'id, channel_id, seq, author_seat, client_item_id, body_hash, created_at',
    chat_member: 'channel_id, seat, profile_id, opened_at, cleared_seq',
  },
}
