import type { TurnEvent } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, openTurn, readError, settledTurn, textOf } from '../../testing/test-browser.js'

describe('a turn', () => {
  it('is told from start to done, and what was streamed is what is stored', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()

    const events = await browser.tell(view, { kind: 'do', text: '열쇠를 살펴본다' })

    expect(events[0]).toMatchObject({ type: 'start', turn: { index: 1, status: 'streaming' } })
    const turn = settledTurn(events)
    expect(turn.status).toBe('done')
    expect(textOf(events)).toBe(turn.output)
    expect(turn.choices).toHaveLength(3)
    const after = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
    })
    expect(after.session.leafTurnId).toBe(turn.id)
    expect(after.turns.map(({ index }) => index)).toEqual([1, 0])
    expect(after.turns[0]?.output).toBe(turn.output)
  })

  it('takes an offered choice and refuses one that was not offered', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const label = view.turns[0]?.choices[0]?.label ?? ''

    const refused = await codeOf(browser.tell(view, { kind: 'choice', text: '하늘을 난다' }))
    const told = await browser.tell(view, { kind: 'choice', text: label })

    expect(refused).toBe('INVALID_INPUT')
    expect(settledTurn(told)).toMatchObject({ status: 'done', input: { text: label } })
  })

  it('goes on by itself on an empty continue', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()

    const told = await browser.tell(view, { kind: 'continue', text: '' })

    expect(settledTurn(told).status).toBe('done')
  })

  it('asks for words where a line only looks empty, and tells nothing', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const lines = ['  \u0000 ', '\u2800', '\ufe0f', '\u034f', '\u17b4\u17b5', '\u{e0100}']
    lines.push('\u{1d173}', '\u180b', ' \u0301', '\u3164\uffa0', '\u200b\n\u200d')

    for (const text of lines) {
      for (const kind of ['do', 'say', 'narrate'] as const) {
        const refusal = await browser.tell(view, { kind, text }).catch((error: unknown) => error)
        expect(refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'text' })
        expect(refusal).toHaveProperty('message', FIELD_COPY.turnTextEmpty)
      }
    }

    const after = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
      params: { sessionUuid: view.session.id },
    })
    expect(after.turns).toHaveLength(1)
  })

  it('answers the same client id with the same turn, and refuses it with another body', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const body = { clientTurnId: 'turn-of-the-test', text: '문을 두드린다' }

    const first = await browser.tell(view, body)
    const again = await browser.tell(view, { ...body, pace: 'calm' })
    const other = await codeOf(browser.tell(view, { ...body, text: '문을 연다' }))

    expect(settledTurn(again)).toEqual(settledTurn(first))
    expect(textOf(again)).toBe(textOf(first))
    expect(other).toBe('KEY_REUSED')
  })

  it('makes one turn of fifty simultaneous sends of one client id', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const body = { clientTurnId: 'fifty-at-once', text: '창틀을 본다' }

    const tries = await Promise.all(Array.from({ length: 50 }, () => browser.tell(view, body)))

    expect(new Set(tries.map((events) => settledTurn(events).id)).size).toBe(1)
  })

  it('refuses an old leaf', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    await browser.tell(view)

    expect(await codeOf(browser.tell(view))).toBe('LEAF_MOVED')
  })

  it('tells one of two tabs that the story is being told', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const tabs = await Promise.all([
      codeOf(browser.tell(view, { pace: 'fast' })),
      codeOf(browser.tell(view, { pace: 'fast' })),
    ])

    expect(tabs.toSorted()).toEqual(['TURN_IN_FLIGHT', 'no error'])
  })

  it('keeps markup as text and drops what cannot be read', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const text = '<script>alert(1)</script>\u0007를 \uD800외친다\u202E'

    const turn = settledTurn(await browser.tell(view, { kind: 'say', text }))

    expect(turn.input?.text).toContain('<script>alert(1)</script>')
    expect(turn.input?.text).not.toMatch(/[\u0007\u202E\uD800-\uDFFF]/)
  })

  it('shows the care card instead of a story, and leaves the story where it was', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()

    const events = await browser.tell(view, { kind: 'say', text: '나 진짜 죽고 싶어' })

    expect(events.map(({ type }) => type)).toEqual(['start', 'settled'])
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'care', output: '' })
    const told = await browser.tell(view, { text: '주위를 둘러본다' })
    expect(settledTurn(told).status).toBe('done')
  })

  it('says beside the story what it did not understand, and leaves the story where it was', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()

    const unheard = settledTurn(await browser.tell(view, { text: 'ㅁㄴㅇㄹ' }))
    const outside = settledTurn(await browser.tell(view, { kind: 'say', text: '너 AI야?' }))

    expect(unheard).toMatchObject({ status: 'aside', halt: 'unheard', index: 1, gauges: [] })
    expect(unheard.choices).toHaveLength(3)
    expect(outside).toMatchObject({ status: 'aside', halt: 'outside', index: 1 })
    const told = settledTurn(await browser.tell(view, { text: '주위를 둘러본다' }))
    expect(told).toMatchObject({ status: 'done', index: 1, parentId: unheard.parentId })
  })

  it('is refused beyond 500 characters, and nothing is written', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()

    const long = await codeOf(browser.tell(view, { text: '가'.repeat(501) }))

    expect(long).toBe('INVALID_INPUT')
    const fits = await browser.tell(view, { text: '주위를 둘러본다 '.repeat(60).slice(0, 500) })
    expect(settledTurn(fits)).toMatchObject({ index: 1, status: 'done' })
  })

  it('resumes where the reader left, in UTF-16 units', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const turn = settledTurn(await browser.tell(view))
    const cut = Math.floor(turn.output.length / 2)

    const events = []
    for await (const { event } of browser.api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
      params: { turnUuid: turn.id },
      lastEventId: String(cut),
    })) {
      events.push(event)
    }

    expect(textOf(events)).toBe(turn.output.slice(cut))
    expect(settledTurn(events)).toEqual(turn)
  })

  it('answers foreign, missing and misshapen stories alike', async () => {
    const api = startTestApi(await createTestDatabase())
    const mine = await api.browser().openStory()
    const stranger = api.browser()
    await stranger.openStory()
    const ids = [mine.session.id, '0198f5a2-0000-7000-8000-000000000000', 'no-id']

    const answers = await Promise.all(
      ids.map(async (id) => {
        const response = await stranger.request(`/v1/tales/session/${id}`)
        const { code, message } = (await readError(response)).error
        return { status: response.status, code, message }
      }),
    )

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('lists the path a page at a time, newest first', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    let view = await browser.openStory()
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = settledTurn(await browser.tell(view, { kind: 'continue', text: '' }))
      view = { ...view, session: { ...view.session, leafTurnId: id } }
    }
    const page = (before?: string) =>
      browser.api.call('GET /v1/tales/session/{sessionUuid}/turn', {
        params: { sessionUuid: view.session.id },
        query: { limit: 4, ...(before !== undefined && { before }) },
      })

    const first = await page()
    const second = await page(first.nextCursor ?? '')

    expect(first.items.map(({ index }) => index)).toEqual([5, 4, 3, 2])
    expect(second.items.map(({ index }) => index)).toEqual([1, 0])
    expect(second.nextCursor).toBeNull()
  })
})

it('tells the rest at once when asked to hurry, whole and done', async () => {
  const { browser: open } = startTestApi(await createTestDatabase(), { clock: createManualClock() })
  const browser = open()
  const view = await browser.openStory()
  const events: TurnEvent[] = []
  let isAsked = false
  for await (const { event } of openTurn(browser.api, view, { pace: 'calm' })) {
    events.push(event)
    if (event.type !== 'delta' || isAsked) continue
    isAsked = true
    const turnUuid = events[0]?.type === 'start' ? events[0].turn.id : ''
    await browser.api.call('POST /v1/tales/turn/{turnUuid}/hurry', { params: { turnUuid } })
  }

  const turn = settledTurn(events)
  expect(turn.status).toBe('done')
  expect(turn.choices).toHaveLength(3)
  expect(textOf(events)).toBe(turn.output)
})

it('closes the stream of a reader who leaves without ending the telling', async () => {
  const { deps, browser: open } = startTestApi(await createTestDatabase())
  const browser = open()
  const view = await browser.openStory()
  let turnId = ''
  for await (const { event } of openTurn(browser.api, view, { pace: 'fast' })) {
    if (event.type === 'start') turnId = event.turn.id
    if (event.type === 'delta') break
  }
  await deps.liveTurns.drained()

  const after = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  expect(after.session.leafTurnId).toBe(turnId)
  expect(after.turns[0]).toMatchObject({ id: turnId, status: 'done' })
})
