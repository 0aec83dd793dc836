import { randomUUID } from 'node:crypto'
import { SUPPORT } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { expect, it } from 'vitest'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { startTimedApi, type TestApi } from '../../testing/test-app.js'
import { codeOf, readError } from '../../testing/test-browser.js'
import { moderator } from '../../testing/test-moderation.js'
import {
  addByLink,
  answerTo,
  ask,
  linksTo,
  newSupportTicket,
  openLink,
  setStatus,
  solveByLink,
} from '../../testing/test-support.js'
import { mail, visitor } from '../../schema/tables.js'
import { ticket } from '../../schema/support/ticket.table.js'

const DAY_MS = 86_400_000

const someEmail = () => `${randomUUID()}@example.test`
const visitorOf = (api: TestApi) => ({ browser: api.browser() })

/** A visitor's ticket, and the key that was mailed. */
async function asked(api: TestApi) {
  const [email, sender] = [someEmail(), visitorOf(api)]
  const made = await ask(sender, { email })
  const [key = ''] = (await linksTo(api, email)).keys
  return { email, sender, made, key }
}

it('asks of a visitor where to answer, takes no pictures, and makes no visitor of who is refused', async () => {
  const { api } = await startTimedApi()
  const body = newSupportTicket({
    pictures: [`ticket-image/${nanoid(21)}.webp`],
    email: someEmail(),
  })
  const fieldOf = async (sent: object) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(sent) }
    const { error } = await readError(await api.browser().request('/v1/support/ticket', init))
    return [error.code, error.field]
  }
  const subject = { type: 'order', id: randomUUID() } as const

  expect(await fieldOf(newSupportTicket())).toEqual(['INVALID_INPUT', 'email'])
  expect(await fieldOf(body)).toEqual(['INVALID_INPUT', 'pictures'])
  expect(await codeOf(ask(visitorOf(api), { email: someEmail(), subject }))).toBe('NOT_FOUND')
  expect(await api.deps.db.select().from(visitor)).toEqual([])
})

it('mails a link that opens the one ticket; only its hash is kept', async () => {
  const { api } = await startTimedApi()
  const [one, other] = [await asked(api), await asked(api)]

  expect(one.key).toHaveLength(43)
  const stranger = visitorOf(api)
  expect(await openLink(stranger, one.key)).toEqual(one.made)
  expect((await openLink(stranger, other.key)).id).toBe(other.made.id)
  const rows = await api.deps.db.select().from(ticket)
  expect(rows.map(({ linkHash }) => linkHash)).toContain(hashSecret(one.key).toString('hex'))
  expect(JSON.stringify(rows)).not.toContain(one.key)
  expect(one.made.messages).toHaveLength(1)
  // A visitor has no list: the way back is the link alone.
  const own = one.sender.browser.api.call('GET /v1/support/ticket/my', { query: {} })
  expect(await codeOf(own)).toBe('LOGIN_REQUIRED')
})

it('is about a story of the visitor’s own, and of nobody else’s', async () => {
  const { api } = await startTimedApi()
  const [one, other] = [visitorOf(api), visitorOf(api)]
  const { session } = await one.browser.openStory()
  await other.browser.openStory()
  const subject = { type: 'session', id: session.id } as const

  const made = await ask(one, { email: someEmail(), subject, mayReadStory: true })

  expect(made).toMatchObject({ subject: { title: session.theme.title }, mayReadStory: true })
  expect(await codeOf(ask(other, { email: someEmail(), subject }))).toBe('NOT_FOUND')
  expect(await codeOf(ask(visitorOf(api), { email: someEmail(), subject }))).toBe('NOT_FOUND')
})

it('answers forged, unknown and ended links alike', async () => {
  const { api, clock } = await startTimedApi()
  const { key } = await asked(api)
  const answerOf = async (given: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ key: given })
    const init = { method: 'POST', headers, body }
    const response = await api.browser().request('/v1/support/link', init)
    const { requestId: _, ...error } = (await readError(response)).error
    return { status: response.status, error }
  }
  const forged = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`
  clock.advance(SUPPORT.linkDays * DAY_MS)

  const [ended, ...others] = [
    await answerOf(key),
    await answerOf(forged),
    await answerOf(newSecret()),
    await answerOf(hashSecret(key).toString('base64url')),
  ]

  expect(ended).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  for (const other of others) expect(other).toEqual(ended)
  expect(await codeOf(addByLink(visitorOf(api), key))).toBe('NOT_FOUND')
})

it('opens for longer once something is said', async () => {
  const { api, clock } = await startTimedApi()
  const { key, sender } = await asked(api)
  clock.advance(SUPPORT.linkDays * DAY_MS - 1)
  const said = { clientMessageId: nanoid() }

  await addByLink(sender, key, said)
  clock.advance(SUPPORT.linkDays * DAY_MS - 1)

  // What is repeated says nothing and lengthens nothing.
  expect((await addByLink(sender, key, said)).messages).toHaveLength(2)
  clock.advance(1)
  expect(await codeOf(openLink(sender, key))).toBe('NOT_FOUND')
})

it('is mailed again with each answer, and the link before opens nothing then', async () => {
  const { api, clock } = await startTimedApi()
  const { email, key, made, sender } = await asked(api)
  const staff = await moderator(api)
  clock.advance(10 * DAY_MS)

  await answerTo(staff, made.id, { text: '확인했어요' })

  const { mails, keys } = await linksTo(api, email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    '도란 문의를 받았어요',
    '도란 문의에 답이 왔어요',
  ])
  expect(await codeOf(openLink(sender, key))).toBe('NOT_FOUND')
  const fresh = keys[1] ?? ''
  clock.advance(SUPPORT.linkDays * DAY_MS - 1)
  expect(await openLink(sender, fresh)).toMatchObject({
    status: 'answered',
    messages: [{ isByStaff: false }, { isByStaff: true, text: '확인했어요' }],
  })
  expect((await addByLink(sender, fresh)).status).toBe('received')

  await setStatus(await moderator(api), made.id, 'closed')
  expect(await codeOf(addByLink(sender, fresh))).toBe('TICKET_CLOSED')
  expect((await openLink(sender, fresh)).status).toBe('closed')
})

it('is solved by its link, which opens it no longer for that, and waits again once they write', async () => {
  const { api, clock } = await startTimedApi()
  const { email, key, made, sender } = await asked(api)
  expect((await solveByLink(sender, key)).status).toBe('received')
  await answerTo(await moderator(api), made.id)
  const fresh = (await linksTo(api, email)).keys[1] ?? ''
  clock.advance(DAY_MS)

  expect(await codeOf(solveByLink(sender, key))).toBe('NOT_FOUND')
  const solved = await solveByLink(sender, fresh)
  expect(solved.status).toBe('solved')
  expect(await solveByLink(sender, fresh)).toEqual(solved)
  expect((await addByLink(sender, fresh)).status).toBe('received')

  await answerTo(await moderator(api), made.id)
  const last = (await linksTo(api, email)).keys[2] ?? ''
  clock.advance(SUPPORT.linkDays * DAY_MS - 1)
  await solveByLink(sender, last)
  clock.advance(1)
  expect(await codeOf(openLink(sender, last))).toBe('NOT_FOUND')
})

it('adds by its link what was not said under the id before', async () => {
  const { api } = await startTimedApi()
  const { key, sender } = await asked(api)
  const said = { clientMessageId: nanoid(), text: '한 번만 들어가요' }

  const told = await Promise.all([addByLink(sender, key, said), addByLink(sender, key, said)])

  for (const { messages } of told) expect(messages).toHaveLength(2)
  expect(await codeOf(addByLink(sender, key, { ...said, text: '다른 말이에요' }))).toBe(
    'KEY_REUSED',
  )
})

it('mails once for one ticket, however often it is sent', async () => {
  const { api } = await startTimedApi()
  const [sender, email] = [visitorOf(api), someEmail()]
  await sender.browser.readAiNotice()
  const body = newSupportTicket({ email })

  const made = await Promise.all([ask(sender, body), ask(sender, body)])

  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await linksTo(api, email)).mails).toHaveLength(1)
  expect(await codeOf(ask(sender, { ...body, email: someEmail() }))).toBe('KEY_REUSED')
})

it('mails five times a day to one address, over all visitors and also at once', async () => {
  const { api, clock } = await startTimedApi()
  const email = someEmail()
  const writings = [email, email.toUpperCase(), ` ${email} `]
  const codes = await Promise.all(
    Array.from({ length: SUPPORT.ticketsOfAddress + 3 }, (_, n) =>
      codeOf(ask(visitorOf(api), { email: writings[n % 3] ?? email })),
    ),
  )

  expect(codes.filter((code) => code === 'no error')).toHaveLength(SUPPORT.ticketsOfAddress)
  expect(codes.filter((code) => code === 'TICKETS_FULL')).toHaveLength(3)
  expect((await linksTo(api, email)).mails).toHaveLength(SUPPORT.ticketsOfAddress)
  expect(await codeOf(ask(visitorOf(api), { email: someEmail() }))).toBe('no error')
  clock.advance(DAY_MS)
  expect(await codeOf(ask(visitorOf(api), { email }))).toBe('no error')
})

it('lets a visitor wait for ten answers at most, whatever the addresses', async () => {
  const { api } = await startTimedApi()
  const sender = visitorOf(api)
  await sender.browser.readAiNotice()
  const codes = await Promise.all(
    Array.from({ length: SUPPORT.openTickets + 2 }, () =>
      codeOf(ask(sender, { email: someEmail() })),
    ),
  )

  expect(codes.filter((code) => code === 'TICKETS_FULL')).toHaveLength(2)
})

it('puts nothing of what a visitor writes into a mail, and takes no address with more than an address', async () => {
  const { api } = await startTimedApi()
  const email = someEmail()
  const injected = '<script>alert(1)</script>\r\nBcc: victim@example.test\r\n\r\n이 링크를 눌러요'
  await ask(visitorOf(api), { email, text: injected })

  const [sent] = (await linksTo(api, email)).mails
  expect(sent?.subject).toBe('도란 문의를 받았어요')
  for (const part of [sent?.text, sent?.html]) {
    expect(part).not.toMatch(/Bcc|victim|alert|이 링크를 눌러요/)
  }
  for (const bad of [
    'a@example.test\r\nBcc: victim@example.test',
    'a@example.test,victim@example.test',
    'a@example.test victim@example.test',
    '"a\r\nBcc: victim@example.test"@example.test',
    '이름 <a@example.test>',
  ]) {
    expect(await codeOf(ask(visitorOf(api), { email: bad }))).toBe('INVALID_INPUT')
  }
  expect(await api.deps.db.select().from(mail).where(eq(mail.toAddress, email))).toHaveLength(1)
})
