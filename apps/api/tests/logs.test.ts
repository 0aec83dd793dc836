import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { createLogger } from '../src/platform/process/logger.js'
import { expect, it } from 'vitest'
import { anEvent, openEventSession, sendEvents } from '../src/testing/test-events.js'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { codeOf } from '../src/testing/test-browser.js'

it('logs every answer with its request id, and nothing that a person wrote or holds', async () => {
  let printed = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString()
      done()
    },
  })
  const { browser: open } = startTestApi(await createTestDatabase(), {
    logger: createLogger('debug', sink),
  })
  const browser = open()
  const view = await browser.openStory()
  await browser.tell(view, { text: '비밀스러운 카나리아' })
  const response = await browser.request(`/v1/tales/session/${view.session.id}?q=카나리아`)

  const credential = browser.cookies().split('=')[1] ?? ''
  expect(credential).toHaveLength(43)
  expect(printed).not.toContain(credential)
  expect(printed).not.toContain('카나리아')
  expect(printed).not.toContain(view.session.id)
  const lines = printed.trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(printed).toContain(`"requestId":"${response.headers.get('x-request-id')}"`)
  expect(printed).toContain('"route":"/v1/tales/session/:sessionUuid"')
})

it('logs nothing of a usage event, stored or refused', async () => {
  let printed = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString()
      done()
    },
  })
  const { deps, browser: open } = startTestApi(await createTestDatabase(), {
    logger: createLogger('debug', sink),
  })
  const browser = open()
  const id = await openEventSession(browser)
  const told = { object_name: '비밀카나리아', object_attributes: { 카나리아: '비밀카나리아' } }
  await sendEvents(browser, anEvent(deps, id, told))
  await codeOf(sendEvents(browser, anEvent(deps, id, { ...told, type: '카나리아' })))
  await deps.database.pool.query('drop table event')
  const failed = await codeOf(sendEvents(browser, anEvent(deps, id, told)))

  expect(failed).toBe('UNKNOWN')
  expect(printed.trim().split('\n')).toHaveLength(5)
  expect(printed).not.toContain('카나리아')
  expect(printed).not.toContain(id)
})

it('logs a failed query without what was to be stored', () => {
  let printed = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString()
      done()
    },
  })
  const failure = new DrizzleQueryError(
    'update turn set output = $1',
    ['비밀스러운 카나리아'],
    new Error('Connection terminated unexpectedly'),
  )

  createLogger('warn', sink).warn({ err: failure }, 'a part of a turn was not saved')

  expect(printed).not.toContain('카나리아')
  expect(printed).toContain('Connection terminated unexpectedly')
})
