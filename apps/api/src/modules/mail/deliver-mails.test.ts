import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createManualClock, type ManualClock } from '../../clock.fake.js'
import { mail } from '../../db/schema/mail.js'
import { createLogger } from '../../logger.js'
import { MailError } from '../../mail/mailer.js'
import { createFakeMailer } from '../../mail/mailer.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { deliverMails } from './deliver-mails.js'
import { purgeMails } from './mail-store.js'
import { queueMail } from './queue-mail.js'
import { startMailing } from './start-mailing.js'

/** Sooner than mailing looks by itself. */
const SOON = { timeout: 3_500 }
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOTE = { subject: '123456 도란 확인 번호예요', text: '번호 123456', html: '<p>번호 123456' }
const later = new MailError('RCPT TO 450', { isFinal: false })
const never = new MailError('RCPT TO 550', { isFinal: true })

async function startPost(source?: string, clock: ManualClock = createManualClock()) {
  const mailer = createFakeMailer()
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line) => void lines.push(line) })
  const database = source ?? (await createTestDatabase())
  const { deps } = startTestApi(database, { mailer, clock, logger })
  return {
    deps,
    mailer,
    clock,
    lines,
    database,
    queue: (to: string | null = 'reader@example.com') => queueMail(deps.db, deps, { to, ...NOTE }),
    rows: () => deps.db.select().from(mail).orderBy(mail.id),
    deliver: () => deliverMails(deps),
    keepMailing: () => {
      const mailing = startMailing(deps)
      onTestFinished(() => mailing.stop())
      return mailing
    },
  }
}

it('sends a mail once, from the configured sender, and empties its row', async () => {
  const { deps, mailer, clock, queue, rows, deliver } = await startPost()
  await queue()
  const [queued] = await rows()
  await deliver()
  await deliver()
  expect(mailer.sent).toEqual([
    {
      to: 'reader@example.com',
      from: deps.env.MAIL_FROM,
      messageId: `<${queued?.id}@localhost>`,
      ...NOTE,
    },
  ])
  expect(await rows()).toMatchObject([
    { subject: '', text: '', html: '', nextAt: null, attempts: 1, sentAt: clock.now() },
  ])
})

it('queues in the transaction of its caller', async () => {
  const { deps, mailer, rows, deliver } = await startPost()
  const failing = deps.db.transaction(async (tx) => {
    await queueMail(tx, deps, { to: 'reader@example.com', ...NOTE })
    await deliver()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await deliver()
  expect(mailer.sent).toEqual([])
  expect(await rows()).toEqual([])
})

it('does all but the sending for nobody', async () => {
  const { mailer, queue, rows, deliver } = await startPost()
  await queue(null)
  expect(await rows()).toMatchObject([{ toAddress: null, ...NOTE, nextAt: expect.any(Date) }])
  await deliver()
  expect(mailer.sent).toEqual([])
  expect(await rows()).toMatchObject([{ text: '', subject: '', nextAt: null, attempts: 1 }])
})

it('tries eight times with growing pauses, then gives up and forgets what it said', async () => {
  const { mailer, clock, queue, rows, deliver, lines } = await startPost()
  mailer.onSend = () => {
    throw later
  }
  await queue()
  const pauses: number[] = []
  for (;;) {
    await deliver()
    const nextAt = (await rows())[0]?.nextAt
    if (!nextAt) break
    const pauseMs = nextAt.getTime() - clock.now().getTime()
    pauses.push(pauseMs)
    clock.advance(pauseMs - 1)
    await deliver()
    expect((await rows())[0]?.attempts).toBe(pauses.length)
    clock.advance(1)
  }
  expect(pauses).toHaveLength(7)
  expect(pauses[0]).toBe(MINUTE_MS)
  expect(pauses.at(-1)).toBe(6 * HOUR_MS)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(await rows()).toMatchObject([
    { attempts: 8, sentAt: null, subject: '', text: '', html: '' },
  ])
  expect(lines.filter((line) => line.includes('given up'))).toHaveLength(1)
})

it('sends what was refused for now once it is taken', async () => {
  const { mailer, clock, queue, deliver } = await startPost()
  mailer.onSend = () => {
    throw later
  }
  await queue()
  await deliver()
  mailer.onSend = () => undefined
  await deliver()
  expect(mailer.sent).toEqual([])
  clock.advance(MINUTE_MS)
  await deliver()
  expect(mailer.sent).toHaveLength(1)
})

it('gives a mail up at once that will never be taken', async () => {
  const { mailer, clock, queue, rows, deliver } = await startPost()
  mailer.onSend = () => {
    throw never
  }
  await queue()
  await deliver()
  expect(await rows()).toMatchObject([{ nextAt: null, sentAt: null, text: '' }])
  mailer.onSend = () => undefined
  clock.advance(24 * HOUR_MS)
  await deliver()
  expect(mailer.sent).toEqual([])
})

it('one that is refused holds no other back', async () => {
  const { mailer, queue, deliver } = await startPost()
  mailer.onSend = ({ to }) => {
    if (to.startsWith('bad')) throw later
  }
  for (let count = 0; count < 12; count += 1)
    await queue(`${count % 2 ? 'bad' : 'good'}@example.com`)
  await deliver()
  expect(mailer.sent).toHaveLength(6)
})

it('logs no address, no text and nothing that a mailer did not mean for logs', async () => {
  const { mailer, queue, deliver, lines } = await startPost()
  const thrown = [later, never, new Error('<reader@example.com> 123456')]
  mailer.onSend = () => {
    throw thrown.pop()
  }
  for (let count = 0; count < 3; count += 1) await queue()
  await deliver()
  expect(lines.join('')).toContain('RCPT TO 450')
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toMatch(/reader|example|123456/)
})

it('takes a mail over only when the process that took it must be dead', async () => {
  const first = await startPost()
  const second = await startPost(first.database, first.clock)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  first.mailer.onSend = () => {
    begin()
    return held
  }
  await first.queue()
  const delivering = first.deliver()
  await begun
  first.clock.advance(MINUTE_MS)
  await second.deliver()
  expect(second.mailer.sent).toEqual([])
  first.clock.advance(MINUTE_MS)
  await second.deliver()
  expect(second.mailer.sent).toHaveLength(1)
  first.mailer.onSend = () => undefined
  letGo()
  await delivering
  expect(first.mailer.sent.map(({ messageId }) => messageId)).toEqual(
    second.mailer.sent.map(({ messageId }) => messageId),
  )
})

it('a process that comes too late does not put off what another one has', async () => {
  const first = await startPost()
  const second = await startPost(first.database, first.clock)
  const { promise: held, reject: fail } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  first.mailer.onSend = () => {
    begin()
    return held
  }
  await first.queue()
  const delivering = first.deliver()
  await begun
  first.clock.advance(2 * MINUTE_MS)
  await second.deliver()
  fail(later)
  await delivering
  expect(await first.rows()).toMatchObject([{ nextAt: null, sentAt: expect.any(Date) }])
})

it('gives up what killed every process that took it', async () => {
  const { deps, mailer, queue, rows, deliver } = await startPost()
  await queue()
  await deps.db.update(mail).set({ attempts: 8 })
  await deliver()
  expect(mailer.sent).toEqual([])
  expect(await rows()).toMatchObject([{ nextAt: null, sentAt: null, text: '' }])
})

it('sends each of two hundred mails once, from two processes', async () => {
  const first = await startPost()
  const second = await startPost(first.database)
  for (const post of [first, second]) post.mailer.onSend = () => sleep(Math.random() * 5)
  await Promise.all(Array.from({ length: 200 }, (_, index) => first.queue(`r${index}@example.com`)))
  await Promise.all([first.deliver(), second.deliver(), first.deliver(), second.deliver()])
  const sent = [...first.mailer.sent, ...second.mailer.sent].map(({ to }) => to)
  expect(sent).toHaveLength(200)
  expect(new Set(sent).size).toBe(200)
  expect(second.mailer.sent.length).toBeGreaterThan(0)
})

it('keeps sending, and at once what this process has queued', async () => {
  const { deps, mailer, keepMailing } = await startPost()
  keepMailing()
  await sleep(300)
  await deps.db.transaction(async (tx) => {
    await queueMail(tx, deps, { to: 'reader@example.com', ...NOTE })
    // The bell has rung long before the commit.
    await sleep(150)
  })
  await expect.poll(() => mailer.sent, SOON).toHaveLength(1)
})

it('lets what is being sent end before it stops', async () => {
  const { mailer, queue, keepMailing } = await startPost()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  mailer.onSend = () => {
    begin()
    return held
  }
  const mailing = keepMailing()
  await queue()
  await begun
  let hasStopped = false
  const stopping = mailing.stop().then(() => (hasStopped = true))
  await sleep(50)
  expect(hasStopped).toBe(false)
  letGo()
  await stopping
  expect(mailer.sent).toHaveLength(1)
})

it('does not wait for a server that keeps it waiting when it stops', async () => {
  const { mailer, clock, queue, keepMailing } = await startPost()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  mailer.onSend = () => {
    begin()
    return held
  }
  const mailing = keepMailing()
  await queue()
  await begun
  const stopping = mailing.stop()
  await clock.someoneSleeps()
  clock.advance(1_500)
  await stopping
  expect(mailer.sent).toEqual([])
  letGo()
  await expect.poll(() => mailer.sent, SOON).toHaveLength(1)
})

it('outlives a database that is away for a moment', async () => {
  const { deps, mailer, queue, keepMailing, lines } = await startPost()
  await deps.db.execute('alter table mail rename to gone')
  keepMailing()
  await expect.poll(() => lines.join(''), SOON).toContain('mails were not delivered')
  await deps.db.execute('alter table gone rename to mail')
  await queue()
  await expect.poll(() => mailer.sent, SOON).toHaveLength(1)
})

it('deletes what is a week old, sent or not', async () => {
  const { deps, clock, queue, rows, deliver, keepMailing } = await startPost()
  await queue()
  await deliver()
  await deps.db
    .update(mail)
    .set({ createdAt: new Date(clock.now().getTime() - 7 * 24 * HOUR_MS - 1) })
  await queue('new@example.com')
  keepMailing()
  await expect
    .poll(async () => (await rows()).map(({ toAddress }) => toAddress), SOON)
    .toEqual(['new@example.com'])
  await purgeMails(deps.db, clock.now())
  expect(await rows()).toHaveLength(1)
})
