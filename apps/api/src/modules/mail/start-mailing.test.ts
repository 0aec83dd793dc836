import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mail } from './mail.table.js'
import { purgeMails } from './mail-store.js'
import { queueMail } from './queue-mail.js'
import { HOUR_MS, NOTE, holdSending, startPost } from './testing/start-post.js'

/** Sooner than mailing looks by itself. */
const SOON = { timeout: 3_500 }

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
  const { begun, letGo } = holdSending(mailer)
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
  const { begun, letGo } = holdSending(mailer)
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
