import { SUPPORT } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { addPost, remove } from '../../testing/test-community.js'
import { buyCoins } from '../../testing/test-money.js'
import { admin, moderator, PAUSE, sanctionPerson } from '../../testing/test-moderation.js'
import {
  addTo,
  answerTo,
  ask,
  newSupportTicket,
  queue,
  readOwn,
  setStatus,
  solve,
  SUPPORT_TICKET_TEXT,
} from '../../testing/test-support.js'
import { ticket } from '../../schema/support/ticket.table.js'

const api = sharedTestApi()

const person = () => chatPerson(api())
const ticketsOf = (senderId: string) =>
  api().deps.db.select().from(ticket).where(eq(ticket.senderId, senderId))

it('keeps a member’s ticket, whose address does not count, and nobody else’s is shown', async () => {
  const [one, other] = [await person(), await person()]

  const made = await ask(one, { email: 'someone@example.test', mayReadStory: true })

  expect(made).toMatchObject({ status: 'received', excerpt: SUPPORT_TICKET_TEXT, subject: null })
  expect(made.number).toMatch(/^D-\d{4,}$/)
  expect(made.mayReadStory).toBe(false)
  expect(made.messages).toMatchObject([
    { isByStaff: false, text: SUPPORT_TICKET_TEXT, pictures: [] },
  ])
  expect(await ticketsOf(one.profileId)).toMatchObject([{ email: null, linkHash: null }])
  expect(await readOwn(one, made.id)).toEqual(made)
  expect(await codeOf(readOwn(other, made.id))).toBe('NOT_FOUND')
  expect(await codeOf(addTo(other, made.id))).toBe('NOT_FOUND')
})

it('lists a member’s own, the newest first, a page at a time', async () => {
  const [one, other] = [await person(), await person()]
  const made = []
  for (let n = 0; n < 5; n += 1) made.push((await ask(one)).id)
  await ask(other)

  const pages = await allPages((after) =>
    one.browser.api.call('GET /v1/support/ticket/my', { query: { limit: 2, ...after } }),
  )

  expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
  expect(pages.flat().map(({ id }) => id)).toEqual(made.toReversed())
})

it('is about an order, a story or a post of those the sender has or sees, and says which', async () => {
  const [one, other] = [await person(), await person()]
  const order = await buyCoins(api(), one.profileId)
  const { session } = await one.browser.openStory()
  const postId = await addPost(api(), other.profileId, { title: '남의 글' })
  const about = async (type: 'order' | 'session' | 'post', id: string) =>
    (await ask(one, { subject: { type, id }, mayReadStory: true })).subject?.title

  expect(await about('order', order.id)).toBe('코인 31개 · 3,000원')
  expect(await about('session', session.id)).toBe(session.theme.title)
  expect(await about('post', postId)).toBe('남의 글')
})

it('answers of what is foreign as of what is not there', async () => {
  const [one, other] = [await person(), await person()]
  const order = await buyCoins(api(), other.profileId)
  const { session } = await other.browser.openStory()
  const gone = await addPost(api(), other.profileId)
  await remove(other, gone)
  const hidden = await addPost(api(), other.profileId, { isHidden: true })
  const missing = api().deps.newId()

  for (const [type, id] of [
    ['order', order.id],
    ['session', session.id],
    ['post', gone],
    ['post', hidden],
    ['order', missing],
    ['session', missing],
    ['post', missing],
  ] as const) {
    expect(await codeOf(ask(one, { subject: { type, id } }))).toBe('NOT_FOUND')
  }
  expect(await ticketsOf(one.profileId)).toEqual([])
})

it('has no subject any more once that is gone', async () => {
  const [one, other] = [await person(), await person()]
  const id = await addPost(api(), other.profileId)
  const made = await ask(one, { subject: { type: 'post', id } })
  await remove(other, id)

  expect((await readOwn(one, made.id)).subject).toBeNull()
})

it('answers the same body again as the first time, and refuses another under the same id', async () => {
  const one = await person()
  const body = newSupportTicket({ kind: 'idea' })

  const [first, again] = [await ask(one, body), await ask(one, body)]

  expect(again).toEqual(first)
  for (const other of [
    { text: '전혀 다른 이야기를 적어 봐요' },
    { kind: 'account' },
    { subject: { type: 'session', id: (await one.browser.openStory()).session.id } },
  ] as const) {
    expect(await codeOf(ask(one, { ...body, ...other }))).toBe('KEY_REUSED')
  }
  expect(await ticketsOf(one.profileId)).toHaveLength(1)
  // The id is each sender's own.
  expect((await ask(await person(), body)).id).not.toBe(first.id)
})

it('makes one ticket of one body that is sent several times at once', async () => {
  const one = await person()
  const body = newSupportTicket()

  const made = await Promise.all([ask(one, body), ask(one, body), ask(one, body)])

  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await ticketsOf(one.profileId)).toHaveLength(1)
})

it('lets a member wait for ten answers at most, also of more asked at once', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const codes = await Promise.all(
    Array.from({ length: SUPPORT.openTickets + 4 }, () => codeOf(ask(one))),
  )

  expect(codes.filter((code) => code === 'no error')).toHaveLength(SUPPORT.openTickets)
  expect(codes.filter((code) => code === 'TICKETS_FULL')).toHaveLength(4)
  const [answered, looked] = await ticketsOf(one.profileId)
  await setStatus(staff, looked?.id ?? '', 'checking')
  expect(await codeOf(ask(one))).toBe('TICKETS_FULL')
  await answerTo(staff, answered?.id ?? '')
  expect(await codeOf(ask(one))).toBe('no error')
})

it('waits again once more is said in what was answered, and takes nothing more once closed', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const { id } = await ask(one)

  expect((await addTo(one, id)).status).toBe('received')
  await setStatus(staff, id, 'checking')
  expect((await addTo(one, id)).status).toBe('checking')
  await answerTo(staff, id)
  expect((await readOwn(one, id)).status).toBe('answered')
  const said = { clientMessageId: nanoid(), text: '이제 보여요' }
  const before = await addTo(one, id, said)
  expect(before.status).toBe('received')
  expect(before.messages.map(({ isByStaff }) => isByStaff)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])

  await setStatus(staff, id, 'closed')
  expect(await codeOf(addTo(one, id))).toBe('TICKET_CLOSED')
  expect((await addTo(one, id, said)).messages).toEqual(before.messages)
})

it('is solved by who asked, once it is answered, and waits again once they write', async () => {
  const [one, other, staff] = [await person(), await person(), await moderator(api())]
  const { id } = await ask(one)
  // What comes late ends nothing that waits for an answer.
  expect((await solve(one, id)).status).toBe('received')
  await answerTo(staff, id)

  expect(await codeOf(solve(other, id))).toBe('NOT_FOUND')
  const solved = await solve(one, id)
  expect(solved.status).toBe('solved')
  expect(await solve(one, id)).toEqual(solved)

  const solvedIds = async () => (await queue(staff, { status: 'solved' })).items.map((at) => at.id)
  expect(await solvedIds()).toContain(id)
  expect((await addTo(one, id)).status).toBe('received')
  expect((await solve(one, id)).status).toBe('received')
  expect(await solvedIds()).not.toContain(id)
})

it('is answered and closed by staff after it was solved; closed it stays', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const { id } = await ask(one)
  await answerTo(staff, id)
  await solve(one, id)

  expect((await answerTo(staff, id)).status).toBe('answered')
  await solve(one, id)
  await setStatus(staff, id, 'closed')

  expect((await solve(one, id)).status).toBe('closed')
  expect(await codeOf(addTo(one, id))).toBe('TICKET_CLOSED')
})

it('adds one message of one id, and refuses another under it', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const { id } = await ask(one)
  const said = { clientMessageId: nanoid(), text: '한 가지 더요' }

  const told = await Promise.all([addTo(one, id, said), addTo(one, id, said)])

  for (const { messages } of told) expect(messages).toHaveLength(2)
  expect(await codeOf(addTo(one, id, { ...said, text: '다른 말이에요' }))).toBe('KEY_REUSED')
  expect(await codeOf(answerTo(staff, id, said))).toBe('KEY_REUSED')
  expect((await readOwn(one, id)).messages).toHaveLength(2)
})

it('is open to who is kept from writing', async () => {
  const [one, operator] = [await person(), await admin(api())]
  await sanctionPerson(operator, one, PAUSE)

  const { id } = await ask(one)

  expect((await addTo(one, id)).messages).toHaveLength(2)
})
