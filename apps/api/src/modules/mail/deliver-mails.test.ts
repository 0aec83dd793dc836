import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { mail } from '../../schema/mail/mail.table.js'
import { queueMail } from './queue-mail.js'
import {
  HOUR_MS,
  MINUTE_MS,
  NOTE,
  holdSending,
  refusedForEver,
  refusedForNow,
  startMailProcess,
} from './testing/start-mail-process.js'

it('sends a mail once, from the configured sender, and empties its row', async () => {
  const { deps, mailer, clock, queue, rows, deliver } = await startMailProcess()
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
  const { ctx, mailer, rows, deliver } = await startMailProcess()
  const failing = inTransaction(ctx, async (tx) => {
    await queueMail(tx, { to: 'reader@example.com', ...NOTE })
    await deliver()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await deliver()
  expect(mailer.sent).toEqual([])
  expect(await rows()).toEqual([])
})

it('does all but the sending for nobody', async () => {
  const { mailer, queue, rows, deliver } = await startMailProcess()
  await queue(null)
  expect(await rows()).toMatchObject([{ toAddress: null, ...NOTE, nextAt: expect.any(Date) }])
  await deliver()
  expect(mailer.sent).toEqual([])
  expect(await rows()).toMatchObject([{ text: '', subject: '', nextAt: null, attempts: 1 }])
})

it('tries eight times with growing pauses, then gives up and deletes its text', async () => {
  const { mailer, clock, queue, rows, deliver, lines } = await startMailProcess()
  mailer.onSend = () => {
    throw refusedForNow
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
  const { mailer, clock, queue, deliver } = await startMailProcess()
  mailer.onSend = () => {
    throw refusedForNow
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
  const { mailer, clock, queue, rows, deliver } = await startMailProcess()
  mailer.onSend = () => {
    throw refusedForEver
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
  const { mailer, queue, deliver } = await startMailProcess()
  mailer.onSend = ({ to }) => {
    if (to.startsWith('bad')) throw refusedForNow
  }
  for (let count = 0; count < 12; count += 1)
    await queue(`${count % 2 ? 'bad' : 'good'}@example.com`)
  await deliver()
  expect(mailer.sent).toHaveLength(6)
})

it('logs no address, no text and nothing that a mailer did not mean for logs', async () => {
  const { mailer, queue, deliver, lines } = await startMailProcess()
  const thrown = [refusedForNow, refusedForEver, new Error('<reader@example.com> 123456')]
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
  const first = await startMailProcess()
  const second = await startMailProcess(first.database, first.clock)
  const { started, release } = holdSending(first.mailer)
  await first.queue()
  const delivering = first.deliver()
  await started
  first.clock.advance(MINUTE_MS)
  await second.deliver()
  expect(second.mailer.sent).toEqual([])
  first.clock.advance(MINUTE_MS)
  await second.deliver()
  expect(second.mailer.sent).toHaveLength(1)
  first.mailer.onSend = () => undefined
  release()
  await delivering
  expect(first.mailer.sent.map(({ messageId }) => messageId)).toEqual(
    second.mailer.sent.map(({ messageId }) => messageId),
  )
})

it('a process that comes too late does not put off what another one has', async () => {
  const first = await startMailProcess()
  const second = await startMailProcess(first.database, first.clock)
  const { started, fail } = holdSending(first.mailer)
  await first.queue()
  const delivering = first.deliver()
  await started
  first.clock.advance(2 * MINUTE_MS)
  await second.deliver()
  fail(refusedForNow)
  await delivering
  expect(await first.rows()).toMatchObject([{ nextAt: null, sentAt: expect.any(Date) }])
})

it('gives up what killed every process that took it', async () => {
  const { deps, mailer, queue, rows, deliver } = await startMailProcess()
  await queue()
  await deps.db.update(mail).set({ attempts: 8 })
  await deliver()
  expect(mailer.sent).toEqual([])
  expect(await rows()).toMatchObject([{ nextAt: null, sentAt: null, text: '' }])
})

it('sends each of two hundred mails once, from two processes', async () => {
  const first = await startMailProcess()
  const second = await startMailProcess(first.database)
  for (const process of [first, second]) process.mailer.onSend = () => sleep(Math.random() * 5)
  await Promise.all(Array.from({ length: 200 }, (_, index) => first.queue(`r${index}@example.com`)))
  await Promise.all([first.deliver(), second.deliver(), first.deliver(), second.deliver()])
  const sent = [...first.mailer.sent, ...second.mailer.sent].map(({ to }) => to)
  expect(sent).toHaveLength(200)
  expect(new Set(sent).size).toBe(200)
  expect(second.mailer.sent.length).toBeGreaterThan(0)
})
