import type { TurnEvent } from '@doran/contract'
import { everyNth } from '@doran/tooling/whole-run'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isCountedTurn } from '../src/modules/story-turn/counted-turn.js'
import { turn as turnRow } from '../src/schema/story/turn.table.js'
import { readerOfModel, seen } from '../src/testing/model-reader.js'
import { openTurn, settledTurn, textOf } from '../src/testing/test-browser.js'
import { IMPATIENT } from '../src/testing/test-model.js'

describe('a model that fails', () => {
  const BEFORE_ITS_FIRST_WORD = [
    'refuse',
    'status-500',
    'status-429',
    'hang-before-first-token',
    'status-401',
    'html',
    'empty',
    'hang-before-headers',
    'only-spaces',
    'huge-line',
  ]

  it.each(everyNth(BEFORE_ITS_FIRST_WORD, 3))(
    'before its first word (%s) leaves an empty broken turn and the leaf',
    async (behaviour) => {
      const { browser, view, stub } = await readerOfModel(IMPATIENT)

      const events = await browser.tell(view, { text: `[stub:${behaviour}] 문을 연다` })

      expect(events.at(-1)?.type).toBe('settled')
      expect(settledTurn(events)).toMatchObject({ status: 'failed', output: '', halt: 'broken' })
      const after = await seen(browser, view)
      expect(after.session.leafTurnId).toBe(view.session.leafTurnId)
      expect(after.pending).toMatchObject({ status: 'failed' })
      await expect.poll(() => stub.openStreams()).toBe(0)
    },
  )

  it.each(everyNth(['hang-mid', 'close-early', 'error-in-stream', 'pings-only-mid'], 2))(
    'on the way (%s) keeps what was told; trying again is a sibling',
    async (behaviour) => {
      const { browser, view, stub } = await readerOfModel(IMPATIENT)

      const events = await browser.tell(view, {
        text: `[stub:${behaviour} seed=5 gap=2] 문을 연다`,
      })
      const again = settledTurn(await browser.tell(view, { text: '문을 연다' }))

      const broken = settledTurn(events)
      expect(broken).toMatchObject({ status: 'failed', halt: 'broken' })
      expect(broken.output.trimEnd()).toBe(textOf(events).trimEnd())
      expect(again).toMatchObject({ status: 'done', parentId: broken.parentId, index: 1 })
      await expect.poll(() => stub.openStreams()).toBe(0)
    },
  )

  it.each(
    everyNth(['bad-tail', 'no-tail', 'half-tail', 'fenced-tail', 'bare-json-tail', 'two-tails'], 3),
  )('at its end (%s) keeps the prose and gets choices from the director', async (behaviour) => {
    const { browser, view } = await readerOfModel()

    const events = await browser.tell(view, {
      text: `[stub:${behaviour} seed=2 gap=1] 창을 본다`,
    })

    const turn = settledTurn(events)
    expect(turn.status).toBe('done')
    expect(turn.choices).toHaveLength(3)
    expect(turn.output).toBe(textOf(events))
    expect(turn.output).not.toMatch(/[<>{}`]|choices|STATE/)
  })

  it('without an end is cut off, and its connection closed', async () => {
    const { browser, view, stub } = await readerOfModel()

    const turn = settledTurn(await browser.tell(view, { text: '[stub:huge] 기다린다' }))

    expect(turn.status).toBe('done')
    expect(turn.output.length).toBeLessThan(10_000)
    await expect.poll(() => stub.openStreams()).toBe(0)
  })

  it('tells through a short refusal that says when to come back', async () => {
    const { browser, view } = await readerOfModel()
    const turn = settledTurn(await browser.tell(view, { text: '[stub:status-429-retry] 본다' }))
    expect(turn.status).toBe('done')
  })
})

describe('stopping', () => {
  it('closes the model’s line within a second and keeps what was told', async () => {
    const reader = await readerOfModel()
    const { browser, view, stub } = reader

    const events = await stopAfter(12, reader, '[stub:never-ends gap=20] 듣는다')

    expect(settledTurn(events)).toMatchObject({ status: 'stopped', output: textOf(events) })
    await expect.poll(() => stub.requests.at(-1)?.closedByClientAtMs).toEqual(expect.any(Number))
    expect((await seen(browser, view)).turns[0]?.status).toBe('stopped')
  })

  it('works before the first word', async () => {
    const reader = await readerOfModel()
    const { browser, view, stub } = reader

    const events = await stopAfter(1, reader, '[stub:hang-before-headers] 듣는다')

    expect(settledTurn(events)).toMatchObject({ status: 'stopped', output: '' })
    await expect.poll(() => stub.openStreams()).toBe(0)
    const after = await seen(browser, view)
    expect(after.session).toMatchObject({ modelTurnsLeft: 5, leafTurnId: view.session.leafTurnId })
  })

  it('counts among a visitor’s turns once there is enough of it', async () => {
    const reader = await readerOfModel()
    const { api, browser, view } = reader

    const { id, output } = settledTurn(
      await stopAfter(60, reader, '[stub:never-ends gap=20] 듣는다'),
    )

    expect(isCountedTurn({ narrator: 'model', status: 'stopped', output })).toBe(true)
    const [row] = await api.deps.db.select().from(turnRow).where(eq(turnRow.id, id))
    expect(row).toMatchObject({ status: 'stopped', isCounted: true })
    expect((await seen(browser, view)).session.modelTurnsLeft).toBe(4)
  })
})

/** Reads so many events, then stops the turn and reads on to its end. */
async function stopAfter(
  count: number,
  { browser: { api }, view, stub }: Awaited<ReturnType<typeof readerOfModel>>,
  text: string,
): Promise<TurnEvent[]> {
  const events: TurnEvent[] = []
  let stopped: Promise<unknown> = Promise.resolve()
  for await (const { event } of openTurn(api, view, { text })) {
    events.push(event)
    const [start] = events
    if (events.length !== count || start?.type !== 'start') continue
    await expect.poll(() => stub.openStreams()).toBe(1)
    stopped = api.call('POST /v1/tales/turn/{turnUuid}/stop', {
      params: { turnUuid: start.turn.id },
    })
  }
  // Its answer may come after the stream's end, and must come before the test's.
  await stopped
  return events
}
