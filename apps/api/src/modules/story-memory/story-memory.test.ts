import { nanoid } from 'nanoid'
import type { StorySessionView } from '@doran/contract'
import { STORY_MEMORY } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { readerOfModel, seen, useNarrator } from '../../testing/model-reader.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'

const api = sharedTestApi()

const memoriesOf = async ({ api: calls }: Browser, view: StorySessionView) =>
  (
    await calls.call('GET /v1/tales/session/{sessionUuid}/memory', {
      params: { sessionUuid: view.session.id },
      query: { limit: 50 },
    })
  ).items

const remember = (
  { api: calls }: Browser,
  view: StorySessionView,
  body: { turnUuid: string; text: string; clientMemoryId?: string },
) =>
  calls.call('POST /v1/tales/session/{sessionUuid}/memory', {
    params: { sessionUuid: view.session.id },
    body: { clientMemoryId: nanoid(), ...body },
  })

const forget = ({ api: calls }: Browser, memoryUuid: string) =>
  calls.call('DELETE /v1/tales/memory/{memoryUuid}', { params: { memoryUuid } })

/** Reads on until the story remembers something by itself. */
async function readToMemory(browser: Browser) {
  const view = await browser.openStory()
  let leaf = view.turns[0]
  for (let count = 0; count < 30 && leaf; count += 1) {
    const text = leaf.choices[count % leaf.choices.length]?.label ?? ''
    leaf = settledTurn(await browser.tell(view, { kind: 'choice', text, parentTurnUuid: leaf.id }))
    if (leaf.remembered.length > 0) return { view, turn: leaf }
  }
  throw new Error('the story never remembered anything')
}

it('writes down what a turn is remembered by, and takes it back with the turn', async () => {
  const browser = api().browser()
  const { view, turn } = await readToMemory(browser)
  const params = { sessionUuid: view.session.id }

  await expect
    .poll(() => memoriesOf(browser, view))
    .toMatchObject(turn.remembered.map((text) => ({ text, turnId: turn.id, source: 'auto' })))
  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params,
    query: { leaf: turn.id },
  })
  expect(await memoriesOf(browser, view)).toEqual([])
  await browser.api.call('POST /v1/tales/session/{sessionUuid}/turn/last', {
    params,
    body: { turnUuid: turn.id },
  })
  expect(await memoriesOf(browser, view)).toHaveLength(turn.remembered.length)
  const branch = await browser.api.call('POST /v1/tales/session/{sessionUuid}/branch', {
    params,
    body: { clientSessionId: nanoid(), turnUuid: turn.id },
  })
  expect(await memoriesOf(browser, branch)).toMatchObject([{ text: turn.remembered[0] }])
  expect(branch.session.memoryCount).toBe(turn.remembered.length)
})

it('is gone where the reader walks off its path, and back where they walk back', async () => {
  const browser = api().browser()
  const view = await browser.openStory()
  const root = view.session.leafTurnId
  const first = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
  const second = settledTurn(
    await browser.tell(view, { text: '문을 본다', parentTurnUuid: first.id }),
  )
  await remember(browser, view, { turnUuid: second.id, text: '문은 두 겹이다' })
  await remember(browser, view, { turnUuid: root, text: '방은 여섯 개다' })
  const walk = (turnUuid: string, seenLeafUuid: string) =>
    browser.api.call('POST /v1/tales/session/{sessionUuid}/leaf', {
      params: { sessionUuid: view.session.id },
      body: { turnUuid, seenLeafUuid },
    })
  const texts = async () =>
    (await memoriesOf(browser, view)).flatMap(({ source, text }) => (source === 'me' ? text : []))

  await walk(root, second.id)
  expect(await texts()).toEqual(['방은 여섯 개다'])
  await walk(second.id, root)
  expect((await texts()).toSorted()).toEqual(['문은 두 겹이다', '방은 여섯 개다'])
})

it('keeps what the reader wants kept, pinned first, until they forget it', async () => {
  const browser = api().browser()
  const view = await browser.openStory()
  const root = view.session.leafTurnId
  const clientMemoryId = nanoid()
  const asked = { turnUuid: root, text: '하진은 왼손으로 문을 열었다', clientMemoryId }

  const made = await remember(browser, view, asked)
  const again = await remember(browser, view, asked)
  const changed = await browser.api.call('PATCH /v1/tales/memory/{memoryUuid}', {
    params: { memoryUuid: made.id },
    body: { text: '하진은 왼손잡이다', isPinned: false },
  })

  expect(again.id).toBe(made.id)
  expect(made).toMatchObject({ kind: 'person', source: 'me', isPinned: true, isEdited: false })
  expect(changed).toMatchObject({ text: '하진은 왼손잡이다', isPinned: false, isEdited: true })
  expect(await codeOf(remember(browser, view, { ...asked, text: '다른 말' }))).toBe('KEY_REUSED')
  await forget(browser, made.id)
  expect(await memoriesOf(browser, view)).toEqual([])
  const back = await browser.api.call('POST /v1/tales/memory/{memoryUuid}/restore', {
    params: { memoryUuid: made.id },
  })
  expect(back.text).toBe('하진은 왼손잡이다')
  expect((await seen(browser, view)).session.memoryCount).toBe(1)
})

it('is nobody else’s, of no turn beside the path, and no more than the narrator can keep in mind', async () => {
  const browser = api().browser()
  const view = await browser.openStory()
  const root = view.session.leafTurnId
  const turn = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params: { sessionUuid: view.session.id },
    query: { leaf: turn.id },
  })
  const stranger = api().browser()
  const own = await stranger.openStory()
  const mine = await remember(browser, view, { turnUuid: root, text: '문이 잠겼다' })

  expect(await codeOf(remember(browser, view, { turnUuid: turn.id, text: '없는 일' }))).toBe(
    'NOT_FOUND',
  )
  expect(await codeOf(remember(stranger, own, { turnUuid: root, text: '남의 일' }))).toBe(
    'NOT_FOUND',
  )
  expect(await codeOf(forget(stranger, mine.id))).toBe('NOT_FOUND')
  for (let count = 1; count < STORY_MEMORY.pinned; count += 1) {
    await remember(browser, view, { turnUuid: root, text: `기억 ${count}` })
  }
  expect(await codeOf(remember(browser, view, { turnUuid: root, text: '하나 더' }))).toBe(
    'MEMORIES_FULL',
  )
})

it('tells a model what is pinned and what the reader asks of it', async () => {
  const { stub, browser, view } = await readerOfModel()
  await remember(browser, view, {
    turnUuid: view.session.leafTurnId,
    text: '등불을 끄지 않기로 했다',
  })
  await browser.api.call('PATCH /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
    body: { note: '천천히 흘러가면 좋겠다' },
  })
  await useNarrator(browser, view, 'basic')
  const told = settledTurn(await browser.tell(view, { text: '창밖을 본다' }))
  const prompt = JSON.stringify(stub.requests.at(-1))

  expect(told.narrator).toBe('model')
  expect(prompt).toContain('등불을 끄지 않기로 했다')
  expect(prompt).toContain('천천히 흘러가면 좋겠다')
})

it.each(['offline', 'basic'] as const)('sums up twelve turns, told by %s', async (narrator) => {
  const { stub, browser, view } = await readerOfModel()
  await useNarrator(browser, view, 'offline')
  let leaf = view.session.leafTurnId
  for (let count = 1; count <= 12; count += 1) {
    if (count === 12) await useNarrator(browser, view, narrator)
    const turn = settledTurn(
      await browser.tell(view, { kind: 'continue', text: '', parentTurnUuid: leaf }),
    )
    leaf = turn.id
  }

  const summaries = async () =>
    (await memoriesOf(browser, view)).filter(({ kind }) => kind === 'summary')
  await expect.poll(summaries).toMatchObject([{ fromIndex: 1, turnIndex: 12 }])
  const asked = stub.requests.filter(({ body }) =>
    JSON.stringify(body).includes('줄거리를 적는 기록자'),
  )
  expect(asked).toHaveLength(narrator === 'offline' ? 0 : 1)
  expect((await summaries())[0]?.text).not.toBe('')
  const listed = await memoriesOf(browser, view)
  expect((await seen(browser, view)).session.memoryCount).toBe(listed.length)
})
