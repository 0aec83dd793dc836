import { nanoid } from 'nanoid'
import { expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import { admin, loggedActs, moderator } from '../../testing/test-moderation.js'
import {
  actsOn,
  addTo,
  answerTo,
  ask,
  queue,
  readAsStaff,
  readOwn,
  readStoryOf,
  setStatus,
} from '../../testing/test-support.js'

const api = sharedTestApi()

const person = () => chatPerson(api())

/** A member's ticket of a story that they went on with. */
async function askedOfStory(mayReadStory: boolean) {
  const one = await person()
  const view = await one.browser.openStory()
  await one.browser.tell(view, { text: '난로 옆의 의자에 앉는다' })
  const subject = { type: 'session', id: view.session.id } as const
  const { id } = await ask(one, { kind: 'story', subject, mayReadStory })
  return { one, id, title: view.session.theme.title }
}

it('has nothing for members', async () => {
  const [one, other] = [await person(), await person()]
  const { id } = await ask(one)

  for (const attempt of [
    () => queue(other),
    () => readAsStaff(one, id),
    () => answerTo(one, id),
    () => setStatus(one, id, 'closed'),
    () => readStoryOf(one, id),
  ]) {
    expect(await codeOf(attempt())).toBe('NOT_FOUND')
  }
  expect(await actsOn(api(), id)).toEqual([])
})

it('lists what waits, the longest first, by status and kind, in pages', async () => {
  const own = startTestApi(await createTestDatabase())
  const [one, staff] = [await chatPerson(own), await moderator(own)]
  const email = 'visitor@example.test'
  const made = []
  for (let n = 0; n < 4; n += 1) made.push((await ask(one)).id)
  made.push((await ask({ browser: own.browser() }, { email, kind: 'idea' })).id)
  await addTo(one, made[0] ?? '')
  await setStatus(staff, made[1] ?? '', 'checking')
  const expected = [made[2], made[3], made[4], made[0]]

  const pages = await allPages((after) => queue(staff, { limit: 3, ...after }))

  expect(pages.flat().map(({ id }) => id)).toEqual(expected)
  expect((await queue(staff, { status: 'checking' })).items).toMatchObject([
    { id: made[1], author: { id: one.profileId }, email: null },
  ])
  expect((await queue(staff, { kind: 'idea' })).items).toMatchObject([
    { id: made[4], author: null, email },
  ])
})

it('opens without changing anything', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const made = await ask(one)

  const { author, email, ...shown } = await readAsStaff(staff, made.id)

  expect([author?.id, email]).toEqual([one.profileId, null])
  expect(shown).toEqual(made)
  expect(await readOwn(one, made.id)).toEqual(made)
  expect(await actsOn(api(), made.id)).toEqual([])
})

it('answers a member in the inbox, once for one id, and logs it', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const { id, number } = await ask(one)
  const said = { clientMessageId: nanoid(), text: '코인을 다시\n넣어 드렸어요' }

  const told = await Promise.all([answerTo(staff, id, said), answerTo(staff, id, said)])

  for (const each of told) {
    expect(each).toMatchObject({ status: 'answered', messages: [{}, { isByStaff: true }] })
  }
  expect(await noticesOf(one)).toEqual([
    {
      type: 'ticket_answered',
      data: { ticketId: id, number, excerpt: '코인을 다시 넣어 드렸어요' },
    },
  ])
  expect(await actsOn(api(), id)).toEqual([
    {
      action: 'ticket.answered',
      actorId: staff.member.memberId,
      memberId: one.member.memberId,
      details: { ticketId: id, number, status: 'answered' },
    },
  ])
  for (const other of [{ text: '다른 답이에요' }, { status: 'closed' }] as const) {
    expect(await codeOf(answerTo(staff, id, { ...said, ...other }))).toBe('KEY_REUSED')
  }
  expect(await codeOf(answerTo(await moderator(api()), id, said))).toBe('KEY_REUSED')
  expect((await addTo(one, id)).status).toBe('received')
  expect((await answerTo(staff, id, said)).status).toBe('received')
})

it('closes for good', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const { id } = await ask(one)
  const said = { clientMessageId: nanoid(), status: 'closed' } as const

  expect((await answerTo(staff, id, said)).status).toBe('closed')

  expect((await answerTo(staff, id, said)).messages).toHaveLength(2)
  expect(await codeOf(answerTo(staff, id))).toBe('TICKET_CLOSED')
  expect(await codeOf(setStatus(staff, id, 'checking'))).toBe('TICKET_CLOSED')
  expect((await setStatus(staff, id, 'closed')).status).toBe('closed')
  expect(await codeOf(addTo(one, id))).toBe('TICKET_CLOSED')
})

it('changes the status, which is logged where it changes', async () => {
  const [one, staff] = [await person(), await moderator(api())]
  const { id } = await ask(one)

  for (const status of ['checking', 'checking', 'closed'] as const) {
    expect((await setStatus(staff, id, status)).status).toBe(status)
  }

  const logged = await actsOn(api(), id)
  expect(logged.map(({ action, details }) => [action, details['status']])).toEqual([
    ['ticket.status_changed', 'checking'],
    ['ticket.status_changed', 'closed'],
  ])
  expect(await noticesOf(one)).toEqual([])
})

it('opens the story where the person said so, and logs who read it', async () => {
  const [{ one, id, title }, staff] = [await askedOfStory(true), await moderator(api())]

  const story = await readStoryOf(staff, id)

  expect(story.title).toBe(title)
  expect(story.turns.map(({ input }) => input)).toEqual(['', '난로 옆의 의자에 앉는다'])
  for (const { text } of story.turns) expect(text.length).toBeGreaterThan(20)
  const { memberId } = one.member
  expect(await actsOn(api(), id)).toMatchObject([
    { action: 'ticket.story_read', actorId: staff.member.memberId, memberId },
  ])
})

it('opens no other story, and logs who asked', async () => {
  const staff = await moderator(api())
  const { id } = await askedOfStory(false)
  const other = (await ask(await person(), { mayReadStory: true })).id

  for (const ticketId of [id, other]) {
    expect(await codeOf(readStoryOf(staff, ticketId))).toBe('NOT_FOUND')
    expect(await actsOn(api(), ticketId)).toMatchObject([
      { action: 'ticket.story_refused', actorId: staff.member.memberId },
    ])
  }
  expect(await codeOf(readStoryOf(staff, api().deps.newId()))).toBe('NOT_FOUND')
})

it('shows among the acts of operators what was done with tickets', async () => {
  const own = startTestApi(await createTestDatabase())
  const [one, staff] = [await chatPerson(own), await moderator(own)]
  const { id } = await ask(one)
  await setStatus(staff, id, 'checking')
  await codeOf(readStoryOf(staff, id))
  await answerTo(staff, id)

  const acts = await loggedActs(await admin(own))

  expect(acts.map(({ action }) => action)).toEqual([
    'ticket.answered',
    'ticket.story_refused',
    'ticket.status_changed',
  ])
})
