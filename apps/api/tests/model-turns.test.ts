import type { StorySessionView } from '@doran/contract'
import { AI_NOTICE } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { readerOfModel, seen, useNarrator } from '../src/testing/model-reader.js'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { codeOf, settledTurn, textOf } from '../src/testing/test-browser.js'
import { startTestModel } from '../src/testing/test-model.js'

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
      { key: 'offline', model: null, isWell: true, price: null },
      { key: 'basic', model: 'stub', isWell: true, price: null },
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
    const { api, browser, view, stub } = await readerOfModel({ STORY_MODEL_CONCURRENCY: '1' })
    const other = api.browser()
    const otherView = await other.openStory()
    await other.readAiNotice()

    const first = browser.tell(view, { text: '[stub:tell gap=12] 본다' })
    await expect.poll(() => stub.openStreams()).toBe(1)
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

    expect(events.at(-1)?.type).toBe('settled')
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'person', output: '' })
    expect(stub.requests).toHaveLength(0)
    expect((await seen(browser, view)).session.modelTurnsLeft).toBe(5)
  })

  it('keeps from a model what was told to the authored story alone', async () => {
    const { browser, view, stub } = await readerOfModel()
    await useNarrator(browser, view, 'offline')
    const offline = settledTurn(
      await browser.tell(view, { kind: 'say', text: '내 번호는 010-2345-6789야.' }),
    )
    await useNarrator(browser, view, 'basic')
    const told = settledTurn(await browser.tell(await seen(browser, view), { kind: 'continue' }))

    const [prompt] = stub.requests.map(({ body }) => JSON.stringify(body.messages))
    expect([offline.narrator, told.narrator]).toEqual(['offline', 'model'])
    expect(prompt).toContain('가려진 말')
    expect(prompt).not.toMatch(/2345|6789/)
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

    expect(events.at(-1)?.type).toBe('settled')
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'care' })
  })

  it('refuses what the model refuses', async () => {
    const { browser, view } = await readerOfModel()
    const events = await browser.tell(view, { text: '[stub:refuse-marker] 손을 잡는다' })
    expect(settledTurn(events)).toMatchObject({ status: 'blocked', halt: 'rating' })
  })
})
