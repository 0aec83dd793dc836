import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { startTimedApi, type TestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { admin, moderator, PAUSE, sanctionPerson } from '../../testing/test-moderation.js'
import {
  addByLink,
  addTo,
  answerTo,
  ask,
  eraseNow,
  linksTo,
  newSupportTicket,
  openLink,
  purgePictures,
  queue,
  readAsStaff,
  readOwn,
  readStoryOf,
  seen,
  setStatus,
  solve,
  SUPPORT_TICKET_TEXT,
  uploadScreenshot,
} from '../../testing/test-support.js'
import { upload } from '../../testing/test-community.js'
import { forgetOldTickets } from './forget-tickets.js'
import { ticket, ticketMessage } from '../../schema/support/ticket.table.js'

const DAY_MS = 86_400_000

const rowsOf = async ({ deps }: TestApi) => ({
  tickets: await deps.db.select().from(ticket).orderBy(ticket.number),
  messages: await deps.db.select().from(ticketMessage).orderBy(ticketMessage.createdAt),
})

it('shows a picture to who sent it and to those who answer', async () => {
  const { api } = await startTimedApi()
  const [one, other, staff] = [await chatPerson(api), await chatPerson(api), await moderator(api)]
  const key = await uploadScreenshot(one)
  expect(key).toMatch(/^ticket-image\//)
  const all = async () => {
    const people = [one, other, staff, await admin(api), { browser: api.browser() }]
    return Promise.all(people.map((each) => seen(each, key)))
  }

  expect(await all()).toEqual([200, 404, 404, 404, 404])
  const made = await ask(one, { pictures: [key, key] })
  expect(made.messages).toMatchObject([{ pictures: [key] }])
  expect(await all()).toEqual([200, 404, 200, 200, 404])
})

it('takes a picture that its sender uploaded for a ticket and that nothing has', async () => {
  const { api } = await startTimedApi()
  const [one, other] = [await chatPerson(api), await chatPerson(api)]
  const foreign = await uploadScreenshot(other)
  const used = await uploadScreenshot(one)
  const { id } = await ask(one, { pictures: [used] })
  const unknown = `ticket-image/${randomUUID().replaceAll('-', '')}.webp`

  for (const key of [foreign, used, unknown, await upload(one)]) {
    expect(await codeOf(ask(one, { pictures: [key] }))).toBe('INVALID_INPUT')
    expect(await codeOf(addTo(one, id, { pictures: [key] }))).toBe('INVALID_INPUT')
  }
  expect((await rowsOf(api)).tickets).toHaveLength(1)
  const fresh = await uploadScreenshot(one)
  expect((await addTo(one, id, { pictures: [fresh] })).messages[1]?.pictures).toEqual([fresh])
  const body = newSupportTicket({ pictures: [await uploadScreenshot(one)] })
  expect(await ask(one, body)).toEqual(await ask(one, body))
})

it('takes pictures for tickets from who is kept from writing, and for nothing else', async () => {
  const { api } = await startTimedApi()
  const one = await chatPerson(api)
  await sanctionPerson(await admin(api), one, PAUSE)

  expect(await uploadScreenshot(one)).toMatch(/^ticket-image\//)
  await expect(upload(one)).rejects.toThrow('WRITING_PAUSED')
})

it('goes over to the member whom a visitor becomes: into the list, and the link ends', async () => {
  const { api } = await startTimedApi()
  const [browser, email] = [api.browser(), `${randomUUID()}@example.test`]
  const { session } = await browser.openStory()
  const subject = { type: 'session', id: session.id } as const
  const made = await ask({ browser }, { email, subject, mayReadStory: true })
  const other = await ask({ browser: api.browser() }, { email })
  const [key = '', otherKey = ''] = (await linksTo(api, email)).keys
  const reader = { browser: await signIn(api, await createMember(api.deps), browser) }
  expect(await codeOf(readOwn(reader, made.id))).toBe('NOT_FOUND')

  await reader.browser.api.call('POST /v1/user/merge', {})

  expect(await readOwn(reader, made.id)).toEqual(made)
  expect(await codeOf(readOwn(reader, other.id))).toBe('NOT_FOUND')
  expect(await codeOf(openLink(reader, key))).toBe('NOT_FOUND')
  expect(await openLink(reader, otherKey)).toEqual(other)
  const staff = await moderator(api)
  expect((await readStoryOf(staff, made.id)).title).toBe(session.theme.title)
  expect(await answerTo(staff, made.id)).toMatchObject({ email: null, author: {} })
  expect((await linksTo(api, email)).mails).toHaveLength(2)
  const { items } = await reader.browser.api.call('GET /v1/notification', { query: {} })
  expect(items.map(({ type }) => type)).toContain('ticket_answered')
})

it('is taken along in an export, with what was said in it', async () => {
  const { api } = await startTimedApi()
  const email = 'reader-of-tickets@example.test'
  const [one, other] = [await chatPerson(api, { email }), await chatPerson(api)]
  const { id } = await ask(one, { kind: 'idea' })
  await ask({ browser: api.browser() }, { email, text: '비회원일 때 여쭤본 글' })
  await ask(other, { text: '다른 사람이 여쭤본 글' })
  await answerTo(await moderator(api), id)

  const response = await one.browser.request('/v1/user/export', { method: 'POST' })
  const text = await response.text()

  const file: unknown = JSON.parse(text)
  expect(file).toMatchObject({
    ticket: [
      {
        id,
        kind: 'idea',
        ticket_message: [{ text: SUPPORT_TICKET_TEXT }, { is_by_staff: true }],
      },
      { email, ticket_message: [{ text: '비회원일 때 여쭤본 글' }] },
    ],
  })
  expect(text).not.toMatch(/다른 사람이 여쭤본 글|link_hash|sender_id|by_profile_id/)
})

it('leaves of who is erased that somebody asked, and nothing else', async () => {
  const { api } = await startTimedApi()
  const email = 'leaving-reader@example.test'
  const [one, staff] = [await chatPerson(api, { email }), await moderator(api)]
  const key = await uploadScreenshot(one)
  const made = await ask(one, { pictures: [key] })
  await ask({ browser: api.browser() }, { email })
  const kept = await ask(staff)
  await eraseNow(api, one.member)

  const { tickets, messages } = await rowsOf(api)
  expect(messages.map(({ ticketId }) => ticketId)).toEqual([kept.id])
  expect(tickets.slice(0, 2)).toMatchObject([
    { id: made.id, kind: 'payment', status: 'closed', profileId: null, email: null },
    { profileId: null, email: null, linkHash: null },
  ])
  expect(JSON.stringify(tickets)).not.toContain(one.profileId)
  for (const { id, senderId } of tickets.slice(0, 2)) expect(senderId).toBe(id)
  expect(await api.deps.images.get(key)).toBeNull()
  expect((await queue(staff)).items.map(({ id }) => id)).toEqual([kept.id])
  expect(await readAsStaff(staff, made.id)).toMatchObject({ excerpt: '', messages: [] })
})

it('is forgotten a year after it was closed or answered, with its pictures and its link', async () => {
  const { api, clock } = await startTimedApi()
  const [one, staff] = [await chatPerson(api), await moderator(api)]
  const email = 'visitor-long-ago@example.test'
  const key = await uploadScreenshot(one)
  const closed = await ask(one, { pictures: [key] })
  const solved = await ask(one)
  const visitors = await ask({ browser: api.browser() }, { email })
  const waiting = await ask(one)
  await setStatus(staff, closed.id, 'closed')
  await answerTo(staff, solved.id)
  await solve(one, solved.id)
  await answerTo(staff, visitors.id)
  const forget = () => forgetOldTickets(systemContext(api.deps))
  clock.advance(365 * DAY_MS)
  expect(await forget()).toBe(0)
  clock.advance(1)

  expect(await forget()).toBe(3)

  expect(await forget()).toBe(0)
  const { tickets, messages } = await rowsOf(api)
  expect(messages.map(({ ticketId }) => ticketId)).toEqual([waiting.id])
  expect(tickets).toMatchObject([
    { id: closed.id, profileId: one.profileId, status: 'closed', kind: 'payment' },
    { id: solved.id, status: 'closed' },
    { id: visitors.id, email: null, linkHash: null, linkEndsAt: null, status: 'closed' },
    { id: waiting.id, status: 'received' },
  ])
  await purgePictures(api)
  expect(await api.deps.images.get(key)).toBeNull()
})

it('is not forgotten where somebody went on with it', async () => {
  const { api, clock } = await startTimedApi()
  const email = 'visitor-who-came-back@example.test'
  const sender = { browser: api.browser() }
  const { id } = await ask(sender, { email })
  await answerTo(await moderator(api), id)
  const key = (await linksTo(api, email)).keys[1] ?? ''
  clock.advance(60 * DAY_MS)
  await addByLink(sender, key)
  clock.advance(400 * DAY_MS)

  expect(await forgetOldTickets(systemContext(api.deps))).toBe(0)
})
