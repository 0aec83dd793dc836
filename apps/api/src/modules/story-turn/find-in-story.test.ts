import { expect, it } from 'vitest'
import { seen } from '../../testing/model-reader.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn } from '../../testing/test-browser.js'

const api = sharedTestApi()

it('finds words in what was told and typed, on the path alone, a page at a time', async () => {
  const browser = api().browser()
  const view = await browser.openStory()
  const params = { sessionUuid: view.session.id }
  const first = settledTurn(await browser.tell(view, { text: '열쇠를 100% 꼼꼼히 본다' }))
  const second = settledTurn(
    await browser.tell(view, { text: '열쇠를 또 본다', parentTurnUuid: first.id }),
  )
  const find = (q: string, more: { cursor?: string; limit?: number } = {}) =>
    browser.api.call('GET /v1/tales/session/{sessionUuid}/find', { params, query: { q, ...more } })

  const page = await find('열쇠를', { limit: 1 })
  const rest = await find('열쇠를', { limit: 1, cursor: page.nextCursor ?? '' })
  const percent = await find('100%')

  expect(page.items[0]).toMatchObject({ turnId: second.id, index: 2 })
  expect(page.items[0]?.excerpt).toContain('\u2068열쇠를\u2069')
  expect(rest.items[0]?.turnId).toBe(first.id)
  const beyond = Buffer.from('{"index":99999999999}').toString('base64url')
  expect(await codeOf(find('열쇠를', { cursor: beyond }))).toBe('INVALID_INPUT')
  expect(percent.items.map(({ turnId }) => turnId)).toEqual([first.id])
  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params,
    query: { leaf: second.id },
  })
  expect((await find('또 본다')).items).toEqual([])
  const stranger = api().browser()
  await stranger.openStory()
  const foreign = stranger.api.call('GET /v1/tales/session/{sessionUuid}/find', {
    params,
    query: { q: '열쇠' },
  })
  expect(await codeOf(foreign)).toBe('NOT_FOUND')
})

it('reads the path from a scene of a given number', async () => {
  const browser = api().browser()
  const view = await browser.openStory()
  const params = { sessionUuid: view.session.id }
  let leaf = view.session.leafTurnId
  for (let count = 0; count < 4; count += 1) {
    leaf = settledTurn(
      await browser.tell(view, { kind: 'continue', text: '', parentTurnUuid: leaf }),
    ).id
  }
  const at = async (index: number) =>
    (
      await browser.api.call('GET /v1/tales/session/{sessionUuid}/turn', {
        params,
        query: { at: index, limit: 2 },
      })
    ).items.map((turn) => turn.index)

  expect(await at(2)).toEqual([2, 1])
  expect(await at(0)).toEqual([0])
  expect(await at(99)).toEqual([4, 3])
})

it('keeps what the reader thought of a turn, and how it came about', async () => {
  const browser = api().browser()
  const view = await browser.openStory()
  const turn = settledTurn(await browser.tell(view, { text: '열쇠를 본다' }))
  const params = { turnUuid: turn.id }
  const give = (value: 'up' | 'down' | null, reason: 'forgot' | null = null) =>
    browser.api.call('PUT /v1/tales/turn/{turnUuid}/feedback', { params, body: { value, reason } })

  await give('down', 'forgot')
  expect((await seen(browser, view)).turns[0]?.feedback).toBe('down')
  await give('up')
  expect((await seen(browser, view)).turns[0]?.feedback).toBe('up')
  await give(null)
  expect((await seen(browser, view)).turns[0]?.feedback).toBeNull()
  const receipt = await browser.api.call('GET /v1/tales/turn/{turnUuid}/receipt', { params })
  expect(receipt).toMatchObject({
    narrator: 'offline',
    model: null,
    prompt: null,
    gems: { charged: 0 },
  })
  expect(receipt.called.map(({ by }) => by).join(' ')).toContain('열쇠')
  const stranger = api().browser()
  await stranger.openStory()
  const foreign = stranger.api.call('GET /v1/tales/turn/{turnUuid}/receipt', { params })
  expect(await codeOf(foreign)).toBe('NOT_FOUND')
})
