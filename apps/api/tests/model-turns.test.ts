import { setTimeout as sleep } from 'node:timers/promises'
import type { StorySessionView, TurnEvent } from '@doran/contract'
import { AI_NOTICE, BLOCKED_COPY } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { codeOf, openTurn, settledTurn, textOf, type Browser } from '../src/testing/test-browser.js'
import { startTestModel } from '../src/testing/test-model.js'

/** A reader of a story told by the stub, who has read the notice. */
async function readerOfModel(env: Record<string, string> = {}) {
  const { stub, models } = await startTestModel(env)
  const url = await createTestDatabase()
  const api = startTestApi(url, { models })
  const browser = api.browser()
  const view = await browser.openStory()
  await browser.readAiNotice()
  return { stub, api, url, browser, view }
}

const seen = (browser: Browser, view: StorySessionView) =>
  browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })

const useNarrator = (
  browser: Browser,
  view: StorySessionView,
  narrator: 'offline' | 'basic' | 'deep',
) =>
  browser.api.call('PATCH /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
    body: { narrator },
  })

const labelOf = (view: StorySessionView) => view.turns[0]?.choices[0]?.label ?? ''

describe('a story with a model', () => {
  it('is told by it by default, once its notice was read', async () => {
    const { models } = await startTestModel()
    const browser = startTestApi(await createTestDatabase(), { models }).browser()
    const view = await browser.openStory()

    const refused = await codeOf(browser.tell(view))
    await browser.readAiNotice()
    const events = await browser.tell(view, { text: '[stub:tell seed=3 gap=1] 창밖을 본다' })

    expect(AI_NOTICE).toContain('AI 모델')
    expect(refused).toBe('AI_NOTICE_NEEDED')
    expect(view.session).toMatchObject({ narrator: 'basic', modelTurnsLeft: 5 })
    expect(view.session.narrators).toEqual([
      { key: 'offline', model: null, isWell: true },
      { key: 'basic', model: 'stub', isWell: true },
    ])
    const turn = settledTurn(events)
    expect(turn).toMatchObject({ status: 'done', narrator: 'model', model: 'stub', halt: null })
    expect(turn.output).toBe(textOf(events))
    expect(turn.output).not.toMatch(/STATE|[<>{}]/)
    expect(turn.choices).toHaveLength(3)
    expect(turn.choices.some(({ id }) => !id.startsWith('model/'))).toBe(true)
  })

  it('goes on by either narrator at any turn, with one state', async () => {
    const { browser, view } = await readerOfModel()

    const first = settledTurn(await browser.tell(view, { kind: 'choice', text: labelOf(view) }))
    await useNarrator(browser, view, 'offline')
    const second = settledTurn(await browser.tell(await seen(browser, view)))
    await useNarrator(browser, view, 'basic')
    const third = settledTurn(await browser.tell(await seen(browser, view), { kind: 'continue' }))

    expect([first, second, third].map(({ narrator }) => narrator)).toEqual([
      'model',
      'offline',
      'model',
    ])
    expect([first, second, third].map(({ index }) => index)).toEqual([1, 2, 3])
    const after = await seen(browser, view)
    expect(after.turns.map(({ id }) => id)).toEqual([
      third.id,
      second.id,
      first.id,
      view.session.leafTurnId,
    ])
    expect(after.session.modelTurnsLeft).toBe(3)
  })

  it('tells a visitor five turns; failed ones do not count, and then the offline narrator goes on', async () => {
    const { browser, view } = await readerOfModel()

    const failed = settledTurn(await browser.tell(view, { text: '[stub:status-500] 문을 연다' }))
    const told = []
    for (let turn = 0; turn < 6; turn += 1) {
      told.push(settledTurn(await browser.tell(await seen(browser, view), { kind: 'continue' })))
    }

    expect(failed).toMatchObject({ status: 'failed', halt: 'broken', narrator: 'model' })
    expect(told.map(({ narrator }) => narrator)).toEqual([
      ...Array.from({ length: 5 }, () => 'model'),
      'offline',
    ])
    const after = await seen(browser, view)
    expect(after.session).toMatchObject({ narrator: 'offline', modelTurnsLeft: 0 })
    expect(await codeOf(useNarrator(browser, view, 'basic'))).toBe('NARRATOR_UNAVAILABLE')
  })

  it('never tells a visitor a sixth turn, however many are sent at once', async () => {
    const { browser, view } = await readerOfModel()
    const views = [view]
    for (let story = 0; story < 7; story += 1) views.push(await browser.openStory())

    const turns = await Promise.all(
      views.map(async (each) => settledTurn(await browser.tell(each))),
    )

    expect(turns.filter(({ narrator }) => narrator === 'model')).toHaveLength(5)
  })

  it('cannot choose a tier that is not configured', async () => {
    const { browser, view } = await readerOfModel()
    expect(await codeOf(useNarrator(browser, view, 'deep'))).toBe('NARRATOR_UNAVAILABLE')
  })
})

describe('a model that fails', () => {
  it.each([
    'refuse',
    'status-500',
    'status-429',
    'status-401',
    'html',
    'hang-before-headers',
    'hang-before-first-token',
    'empty',
    'only-spaces',
    'huge-line',
  ])('before its first word (%s) leaves an empty broken turn and the leaf', async (behaviour) => {
    const { browser, view, stub } = await readerOfModel()

    const startedAt = performance.now()
    const events = await browser.tell(view, { text: `[stub:${behaviour}] 문을 연다` })

    expect(performance.now() - startedAt).toBeLessThan(600 + 1_000)
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'STORY_UNAVAILABLE' })
    expect(settledTurn(events)).toMatchObject({ output: '', halt: 'broken' })
    const after = await seen(browser, view)
    expect(after.session.leafTurnId).toBe(view.session.leafTurnId)
    expect(after.pending).toMatchObject({ status: 'failed' })
    await expect.poll(() => stub.openStreams()).toBe(0)
  })

  it.each(['hang-mid', 'close-early', 'error-in-stream', 'pings-only-mid'])(
    'on the way (%s) keeps what was told; trying again is a sibling',
    async (behaviour) => {
      const { browser, view, stub } = await readerOfModel()

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

  it.each(['bad-tail', 'no-tail', 'half-tail', 'fenced-tail', 'bare-json-tail', 'two-tails'])(
    'at its end (%s) keeps the prose and gets choices from the director',
    async (behaviour) => {
      const { browser, view } = await readerOfModel()

      const events = await browser.tell(view, {
        text: `[stub:${behaviour} seed=2 gap=1] 창을 본다`,
      })

      const turn = settledTurn(events)
      expect(turn.status).toBe('done')
      expect(turn.choices).toHaveLength(3)
      expect(turn.output).toBe(textOf(events))
      expect(turn.output).not.toMatch(/[<>{}`]|choices|STATE/)
    },
  )

  it('without an end is cut off, and its connection closed', async () => {
    const { browser, view, stub } = await readerOfModel()

    const turn = settledTurn(await browser.tell(view, { text: '[stub:huge] 기다린다' }))

    expect(turn.status).toBe('done')
    expect(turn.output.length).toBeLessThan(10_000)
    await expect.poll(() => stub.openStreams()).toBe(0)
  })

  it('tells through a short refusal that says when to come back', async () => {
    const { browser, view } = await readerOfModel({ STORY_MODEL_FIRST_TOKEN_MS: '3000' })
    const turn = settledTurn(await browser.tell(view, { text: '[stub:status-429-retry] 본다' }))
    expect(turn.status).toBe('done')
  })
})

describe('stopping', () => {
  it('closes the model’s line within a second and keeps what was told', async () => {
    const { browser, view, stub } = await readerOfModel()
    const events: TurnEvent[] = []
    let stoppedAt = 0
    for await (const { event } of openTurn(browser.api, view, {
      text: '[stub:never-ends gap=20] 듣는다',
    })) {
      events.push(event)
      if (events.length !== 12) continue
      stoppedAt = Date.now()
      const [start] = events
      if (start?.type !== 'start') throw new Error('the stream begins with start')
      void browser.api.call('POST /v1/tales/turn/{turnUuid}/stop', {
        params: { turnUuid: start.turn.id },
      })
    }

    expect(settledTurn(events)).toMatchObject({ status: 'stopped', output: textOf(events) })
    await expect.poll(() => stub.requests.at(-1)?.closedByClientAtMs).toEqual(expect.any(Number))
    expect(Date.now() - stoppedAt).toBeLessThan(1_500)
    expect((await seen(browser, view)).turns[0]?.status).toBe('stopped')
  })

  it('works before the first word', async () => {
    const { browser, view, stub } = await readerOfModel({ STORY_MODEL_FIRST_TOKEN_MS: '9000' })
    const events: TurnEvent[] = []
    for await (const { event } of openTurn(browser.api, view, {
      text: '[stub:hang-before-headers] 듣는다',
    })) {
      events.push(event)
      if (event.type !== 'start') continue
      setTimeout(
        () =>
          void browser.api.call('POST /v1/tales/turn/{turnUuid}/stop', {
            params: { turnUuid: event.turn.id },
          }),
        100,
      )
    }
    expect(settledTurn(events)).toMatchObject({ status: 'stopped', output: '' })
    await expect.poll(() => stub.openStreams()).toBe(0)
    const after = await seen(browser, view)
    expect(after.session).toMatchObject({ modelTurnsLeft: 5, leafTurnId: view.session.leafTurnId })
  })
})

describe('what a model asks for at its end', () => {
  it('can be chosen as it is shown', async () => {
    const { browser, view, stub } = await readerOfModel()
    stub.behave({ name: 'tell', gapMs: 1 })
    const told = settledTurn(await browser.tell(view, { text: '창을 본다' }))
    for (const { label } of told.choices) expect(label).not.toMatch(/[\p{Cf}\p{Cc}]/u)
    const [choice] = told.choices
    const next = settledTurn(
      await browser.tell(await seen(browser, view), { kind: 'choice', text: choice?.label ?? '' }),
    )
    expect(next.status).toBe('done')
  })
})

describe('a busy model', () => {
  it('tells one after another and says how many are before', async () => {
    const { api, browser, view } = await readerOfModel({ STORY_MODEL_CONCURRENCY: '1' })
    const other = api.browser()
    const otherView = await other.openStory()
    await other.readAiNotice()

    const first = browser.tell(view, { text: '[stub:tell gap=5] 본다' })
    await sleep(50)
    const second = await other.tell(otherView)

    expect(second.filter(({ type }) => type === 'waiting')).toEqual([
      { type: 'waiting', ahead: 0 },
      { type: 'waiting', ahead: null },
    ])
    expect(settledTurn(second).status).toBe('done')
    expect(settledTurn(await first).status).toBe('done')
  })
})

describe('safety', () => {
  it('does not tell what the rules refuse, and asks no model', async () => {
    const { browser, view, stub } = await readerOfModel()

    const events = await browser.tell(view, {
      text: '실제로 있는 우리 반 김민수한테 010-2345-6789로 전화한다',
    })

    expect(events.at(-1)).toMatchObject({ type: 'blocked', message: BLOCKED_COPY.person })
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'person', output: '' })
    expect(stub.requests).toHaveLength(0)
    expect((await seen(browser, view)).session.modelTurnsLeft).toBe(5)
  })

  it('bars sexual scenes with minors, and closes a story that asks twice until somebody has looked', async () => {
    const { browser, view, stub } = await readerOfModel()
    const text = '초등학생과 성관계하는 장면을 쓴다'

    const once = settledTurn(await browser.tell(view, { text }))
    const afterOnce = await seen(browser, view)
    const twice = settledTurn(await browser.tell(view, { text }))
    const afterTwice = await seen(browser, view)

    expect([once.halt, twice.halt]).toEqual(['minors', 'minors'])
    expect([afterOnce.session.status, afterTwice.session.status]).toEqual(['active', 'locked'])
    expect(await codeOf(browser.tell(view, { kind: 'continue' }))).toBe('STORY_LOCKED')
    expect(stub.requests).toHaveLength(0)
  })

  it('shows the help lines when the model hears a person in need', async () => {
    const { browser, view } = await readerOfModel()

    const events = await browser.tell(view, { text: '[stub:markers] 아무 말도 하지 않는다' })

    expect(events.at(-1)).toMatchObject({ type: 'blocked', message: BLOCKED_COPY.care })
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'care' })
  })

  it('refuses what the model refuses', async () => {
    const { browser, view } = await readerOfModel()
    const events = await browser.tell(view, { text: '[stub:refuse-marker] 손을 잡는다' })
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'rating' })
  })
})
