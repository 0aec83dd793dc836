import { nanoid } from 'nanoid'
import type { BodyOf, ChatChannel, ChatItem } from '@doran/contract'
import type { Member } from '../platform/context/actor.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import { createMember, signIn, type MemberTraits } from './test-member.js'

export type ChatPerson = { member: Member; browser: Browser; profileId: string }

export async function chatPerson(api: TestApi, traits: MemberTraits = {}): Promise<ChatPerson> {
  const member = await createMember(api.deps, traits)
  return { member, browser: await signIn(api, member), profileId: member.profileId }
}

export const openWith = ({ browser }: ChatPerson, { profileId }: ChatPerson) =>
  browser.api.call('POST /v1/chat/channel/with-profile', { body: { profileUUID: profileId } })

export const sendText = (
  { browser }: ChatPerson,
  id: string,
  body = '안녕하세요',
  clientItemId = nanoid(),
): Promise<ChatItem> =>
  browser.api.call('POST /v1/chat/channel/{id}/item', {
    params: { id },
    body: { clientItemId, kind: 'text', body },
  })

/** Two people who may write to each other: one asked, the other answered. */
export async function talkOfTwo(api: TestApi): Promise<{
  one: ChatPerson
  other: ChatPerson
  channel: ChatChannel
}> {
  const [one, other] = [await chatPerson(api), await chatPerson(api)]
  const channel = await openWith(one, other)
  await sendText(one, channel.id, '작품 잘 봤어요')
  await sendText(other, channel.id, '고마워요')
  return { one, other, channel }
}

export const itemsOf = async ({ browser }: ChatPerson, id: string, query: object = {}) =>
  browser.api.call('GET /v1/chat/channel/{id}/items', { params: { id }, query })

export const channelOf = ({ browser }: ChatPerson, id: string) =>
  browser.api.call('GET /v1/chat/channel/{id}', { params: { id } })

export const channelsOf = async ({ browser }: ChatPerson, query: object = {}) =>
  (await browser.api.call('GET /v1/chat/my/channels', { query })).items

export const unreadOf = async ({ browser }: ChatPerson) =>
  (await browser.api.call('GET /v1/user/me', {})).unread

export const setting = (
  { browser }: ChatPerson,
  id: string,
  body: BodyOf<'PATCH /v1/chat/channel/{id}/setting'>,
) => browser.api.call('PATCH /v1/chat/channel/{id}/setting', { params: { id }, body })

export const readUpTo = ({ browser }: ChatPerson, id: string, upTo: string) =>
  browser.api.call('POST /v1/chat/channel/{id}/read', { params: { id }, body: { upTo } })
