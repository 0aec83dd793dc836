import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChatItem } from '@doran/contract'
import { sharedTestApi } from '../../testing/test-app.js'
import { chatPerson, openWith, sendText, type ChatPerson } from '../../testing/test-chat.js'

const api = sharedTestApi()

/** The definition, over loaded items; the API has it once more as SQL. */
const isUnread = (item: ChatItem, profileId: string) =>
  !item.isRead && item.profile.id !== profileId

type Act =
  | { kind: 'send'; by: number; to: number }
  | { kind: 'read' | 'readOne' | 'leave' | 'block' | 'unblock' | 'delete'; by: number; to: number }

const PEOPLE = 3
const person = fc.nat({ max: PEOPLE - 1 })
const anAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    'send',
    'send',
    'send',
    'read',
    'readOne',
    'leave',
    'block',
    'unblock',
    'delete',
  ),
  by: person,
  to: person,
})

it('is counted alike over loaded items and in the database, whatever was done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 18 }), async (acts) => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => chatPerson(api())))
      const channels = await openAll(people)
      for (const act of acts) await perform(people, channels, act).catch(() => undefined)
      for (const each of people) {
        const { total, counted } = await countBothWays(each)
        expect(counted).toBe(total)
      }
    }),
    { numRuns: 12 },
  )
})

const pair = (by: number, to: number) => [by, to].toSorted((a, b) => a - b).join('-')

async function openAll(people: readonly ChatPerson[]): Promise<Map<string, string>> {
  const channels = new Map<string, string>()
  for (const [by, one] of people.entries()) {
    for (const [to, other] of people.entries()) {
      if (by < to) channels.set(pair(by, to), (await openWith(one, other)).id)
    }
  }
  return channels
}

/** What is refused is no matter here. */
async function perform(
  people: readonly ChatPerson[],
  channels: ReadonlyMap<string, string>,
  { kind, by, to }: Act,
): Promise<void> {
  const [one, other, id] = [people[by], people[to], channels.get(pair(by, to))]
  if (!one || !other || id === undefined) return
  const { api: client } = one.browser
  if (kind === 'send') await sendText(one, id)
  if (kind === 'block') {
    await client.call('POST /v1/block/{profileId}', { params: { profileId: other.profileId } })
  }
  if (kind === 'unblock') {
    await client.call('DELETE /v1/block/{profileId}', { params: { profileId: other.profileId } })
  }
  if (kind === 'leave') {
    await client.call('PATCH /v1/chat/channel/{id}/setting', {
      params: { id },
      body: { hasLeft: true },
    })
  }
  const { items } = await client.call('GET /v1/chat/channel/{id}/items', {
    params: { id },
    query: {},
  })
  const theirs = items.filter(({ profile }) => profile.id !== one.profileId)
  const mine = items.find(({ profile }) => profile.id === one.profileId)
  const middle = theirs[Math.floor(theirs.length / 2)]
  if (kind === 'read' && middle) {
    await client.call('POST /v1/chat/channel/{id}/read', {
      params: { id },
      body: { upTo: middle.id },
    })
  }
  if (kind === 'readOne' && middle) {
    await client.call('POST /v1/chat/item/{id}/read', { params: { id: middle.id } })
  }
  if (kind === 'delete' && mine) {
    await client.call('DELETE /v1/chat/item/{id}', { params: { id: mine.id } })
  }
}

async function countBothWays({ browser, profileId }: ChatPerson) {
  const { items: channels } = await browser.api.call('GET /v1/chat/my/channels', { query: {} })
  let total = 0
  for (const channel of channels) {
    const { items } = await browser.api.call('GET /v1/chat/channel/{id}/items', {
      params: { id: channel.id },
      query: { limit: 50 },
    })
    const unread = items.filter((item) => isUnread(item, profileId)).length
    expect(channel.unread).toBe(unread)
    total += unread
  }
  const { unread } = await browser.api.call('GET /v1/user/me', {})
  return { total, counted: unread.chat }
}
