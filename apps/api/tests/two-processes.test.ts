import { StorySessionView, Turn } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../src/platform/context/context.js'
import { createManualClock } from '../src/platform/time/clock.fake.js'
import { failDeadTurns } from '../src/modules/story-turn/index.js'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { openTurn, settledTurn, textOf, turnBody } from '../src/testing/test-browser.js'

/** Leases are written by the stopped clock and compared with the other process's own. */
const LONG_LEASE = new Date(Date.now() + 3_600_000)
const DEAD_LEASE = new Date('2026-01-01T00:00:00Z')

/** Two API processes on one database, one browser that reaches both; the first has a stopped clock. */
async function twoProcesses(startsAt = LONG_LEASE) {
  const url = await createTestDatabase()
  const clock = createManualClock(startsAt)
  const first = startTestApi(url, { clock })
  const second = startTestApi(url)
  const browser = first.browser()
  const view = await browser.openStory()
  const cookie = browser.cookies()
  const visitSecond = second.browser()
  const viaSecond = (path: string, init: RequestInit = {}) =>
    visitSecond.request(path, { ...init, headers: { ...headersOf(init), cookie } })
  return { clock, first, second, browser, view, viaSecond }
}

describe('a turn of one process', () => {
  it('is followed from another, to the same text', async () => {
    const { clock, browser, view, viaSecond } = await twoProcesses()
    const reading = collect(openTurn(browser.api, view, { pace: 'calm' }))
    await clock.someoneSleeps()
    const turnId = await reading.started

    const other = viaSecond(`/v1/tales/turn/${turnId}/stream`).then((response) => response.text())
    const ticking = setInterval(() => clock.advance(3_000), 20)
    const events = await reading.all
    const text = await other
    clearInterval(ticking)

    const deltas = text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)))
      .filter((event) => event.type === 'delta')
      .map((event) => event.text)
    expect(deltas.join('')).toBe(textOf(events))
    expect(settledTurn(events).status).toBe('done')
  })

  it('is stopped from another: its text stays and becomes the leaf', async () => {
    const { clock, browser, view, viaSecond } = await twoProcesses()
    const reading = collect(openTurn(browser.api, view, { pace: 'calm' }))
    await clock.someoneSleeps()
    const turnId = await reading.started

    const stopped = await viaSecond(`/v1/tales/turn/${turnId}/stop`, { method: 'POST' })
    const turn = Turn.parse(await stopped.json())
    const events = await reading.all

    expect(turn).toMatchObject({ id: turnId, status: 'stopped' })
    expect(turn.output).toBe(textOf(events))
    expect(turn.output.length).toBeGreaterThan(0)
    expect(turn.choices).toHaveLength(3)
    const after = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
    })
    expect(after.session.leafTurnId).toBe(turnId)
  })

  it('skips its pauses when another is asked, and is whole', async () => {
    const { clock, browser, view, viaSecond } = await twoProcesses()
    const reading = collect(openTurn(browser.api, view, { pace: 'calm' }))
    await clock.someoneSleeps()
    const turnId = await reading.started

    const skipped = await viaSecond(`/v1/tales/turn/${turnId}/hurry`, { method: 'POST' })
    const events = await reading.all

    expect(skipped.status).toBe(204)
    expect(settledTurn(events)).toMatchObject({ id: turnId, status: 'done' })
    expect(textOf(events)).toBe(settledTurn(events).output)
  })

  it('is failed when its process dies; the retry is a sibling', async () => {
    const { clock, second, browser, view, viaSecond } = await twoProcesses(DEAD_LEASE)
    const reading = collect(openTurn(browser.api, view, { pace: 'calm' }))
    await clock.someoneSleeps()
    const turnId = await reading.started
    const asSecondSees = async () => {
      const found = await viaSecond(`/v1/tales/session/${view.session.id}`)
      return StorySessionView.parse(await found.json())
    }
    await expect.poll(async () => (await asSecondSees()).pending?.output).toBeTruthy()

    expect(await failDeadTurns(systemContext(second.deps))).toBe(1)

    const after = await asSecondSees()
    expect(after.pending).toMatchObject({ id: turnId, status: 'failed' })
    expect(after.pending?.output).toBeTruthy()
    expect(after.session.leafTurnId).toBe(view.session.leafTurnId)
    const retry = await viaSecond(`/v1/tales/session/${view.session.id}/turn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(turnBody(view)),
    })
    expect(await retry.text()).toContain('"type":"settled"')

    const ticking = setInterval(() => clock.advance(3_000), 20)
    const events = await reading.all
    clearInterval(ticking)
    expect(settledTurn(events)).toMatchObject({ id: turnId, status: 'failed' })
  })
})

it('finishes its turns at once when it is asked to end, and takes no more', async () => {
  const { first, clock, browser, view } = await twoProcesses()
  const reading = collect(openTurn(browser.api, view, { pace: 'calm' }))
  await clock.someoneSleeps()

  first.deps.liveTurns.ending.abort()
  const events = await reading.all

  expect(settledTurn(events).status).toBe('done')
  const refused = await browser.tell(view).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'MAINTENANCE', status: 503 })
})

function collect(stream: ReturnType<typeof openTurn>) {
  let begin: (turnId: string) => void = () => undefined
  const started = new Promise<string>((resolve) => (begin = resolve))
  const read = async () => {
    const events = []
    for await (const { event } of stream) {
      if (event.type === 'start') begin(event.turn.id)
      events.push(event)
    }
    return events
  }
  return { started, all: read() }
}

function headersOf(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers))
}
