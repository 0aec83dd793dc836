import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { mail } from '../../schema/mail/mail.table.js'
import { purgeOldMails } from './purge-old-mails.js'
import { queueMail } from './queue-mail.js'
import { POLL_MS } from './start-delivery.js'
import { HOUR_MS, NOTE, holdSending, startMailProcess } from './testing/start-mail-process.js'

it('keeps sending, and at once what this process has queued', async () => {
  const { ctx, deps, mailer, startDelivery } = await startMailProcess()
  const wait: typeof deps.mailNotifier.wait = (pauseMs, signal) =>
    deps.mailNotifier.wait(pauseMs < POLL_MS ? pauseMs : HOUR_MS, signal)
  startDelivery({ mailNotifier: { ...deps.mailNotifier, wait } })
  await sleep(300)
  await inTransaction(ctx, async (tx) => {
    await queueMail(tx, { to: 'reader@example.com', ...NOTE })
    // The notification comes long before the commit.
    await sleep(150)
  })
  await expect.poll(() => mailer.sent).toHaveLength(1)
})

it('lets what is being sent end before it stops', async () => {
  const { mailer, queue, startDelivery } = await startMailProcess()
  const { started, release } = holdSending(mailer)
  const delivery = startDelivery()
  await queue()
  await started
  let hasStopped = false
  const stopping = Promise.resolve(delivery.stop()).then(() => (hasStopped = true))
  await sleep(50)
  expect(hasStopped).toBe(false)
  release()
  await stopping
  expect(mailer.sent).toHaveLength(1)
})

it('does not wait for a server that keeps it waiting when it stops', async () => {
  const { mailer, clock, queue, startDelivery } = await startMailProcess()
  const { started, release } = holdSending(mailer)
  const delivery = startDelivery()
  await queue()
  await started
  const stopping = delivery.stop()
  await clock.someoneSleeps()
  clock.advance(1_500)
  await stopping
  expect(mailer.sent).toEqual([])
  release()
  await expect.poll(() => mailer.sent).toHaveLength(1)
})

it('outlives a database that is away for a moment', async () => {
  const { deps, mailer, queue, startDelivery, lines } = await startMailProcess()
  await deps.db.execute('alter table mail rename to gone')
  startDelivery()
  await expect.poll(() => lines.join('')).toContain('mails were not delivered')
  await deps.db.execute('alter table gone rename to mail')
  await queue()
  await expect.poll(() => mailer.sent).toHaveLength(1)
})

it('deletes what is a week old, sent or not', async () => {
  const { deps, ctx, clock, queue, rows, deliver } = await startMailProcess()
  await queue()
  await deliver()
  await queue('unsent@example.com')
  await deps.db
    .update(mail)
    .set({ createdAt: new Date(clock.now().getTime() - 7 * 24 * HOUR_MS - 1) })
  await queue('new@example.com')

  await purgeOldMails(ctx)

  expect((await rows()).map(({ toAddress }) => toAddress)).toEqual(['new@example.com'])
})
