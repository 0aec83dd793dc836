import { ApiError } from '@doran/api-client'
import { aTurn, aView } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openTestReader } from '../testing/open-reader.js'

const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const LEAF = 'POST /v1/tales/session/{sessionUuid}/leaf'
const EDIT = 'POST /v1/tales/session/{sessionUuid}/edit'

const leaf = aTurn({ id: 'leaf', index: 1, output: '비가 왔다.', canRetell: true })

function viewAt(turn = leaf, variants = [turn.id]) {
  const view = aView()
  view.turns = [turn, ...view.turns]
  Object.assign(view.session, {
    leafTurnId: turn.id,
    turnCount: 1,
    variants,
    retelling: { isFree: true },
  })
  return view
}

const other = aTurn({ id: 'other', index: 1, output: '눈이 왔다.', canRetell: true })
const shown = (reader: ReturnType<typeof openTestReader>['reader']) =>
  reader.getState().turns.map(({ id }) => id)

test('sends the leaf’s input again from its parent, and shows the other telling in its place', async () => {
  const { reader, bodies, settled } = openTestReader({
    view: viewAt(),
    lines: [
      {
        events: [
          { type: 'start', turn: { ...other, output: '', status: 'streaming' }, gems: null },
          { type: 'settled', turn: other, gems: null },
        ],
      },
    ],
    replies: { [VIEW]: [viewAt(other, ['leaf', 'other'])] },
  })

  expect(reader.retell()).toBe(true)
  expect(shown(reader)).toEqual(['root'])
  expect(reader.retell()).toBe(false)
  await settled()

  expect(bodies()).toMatchObject([
    { parentTurnUuid: 'root', retellsTurnUuid: 'leaf', kind: 'do', text: '창틀을 살핀다' },
  ])
  expect(shown(reader)).toEqual(['root', 'other'])
  expect(reader.getState().session.variants).toEqual(['leaf', 'other'])
})

test('brings the leaf back where nothing was told, and tells that one anew when asked again', async () => {
  const refused = new ApiError({ code: 'NOTHING_TO_RETELL', message: '똑같아요.', status: 409 })
  const failed = { ...other, status: 'failed' as const, halt: 'broken' as const }
  const { reader, bodies, settled } = openTestReader({
    view: viewAt(),
    lines: [
      { events: [], ends: refused },
      {
        events: [
          { type: 'start', turn: { ...other, status: 'streaming' }, gems: null },
          { type: 'settled', turn: failed, gems: null },
        ],
      },
      { events: [] },
    ],
  })

  reader.retell()
  await settled()
  expect(shown(reader)).toEqual(['root', 'leaf'])
  expect(reader.getState().problem?.code).toBe('NOTHING_TO_RETELL')
  reader.retell()
  await settled()
  expect(shown(reader)).toEqual(['root', 'leaf'])
  expect(reader.getState().phase.name).toBe('failed')
  reader.retry()
  expect(bodies().at(-1)).toMatchObject({ parentTurnUuid: 'root', retellsTurnUuid: 'leaf' })
})

test('opens a story whose leaf is being told anew without that leaf', () => {
  const view = { ...viewAt(), pending: { ...other, status: 'streaming' as const, output: '눈이' } }
  const { reader } = openTestReader({ view })
  expect(shown(reader)).toEqual(['root'])
})

test('goes to another turn of the tree, from the leaf it shows', async () => {
  const { reader, requests } = openTestReader({
    view: viewAt(),
    replies: { [LEAF]: [undefined], [VIEW]: [viewAt(other)] },
  })

  expect(await reader.walkTo('other')).toBe(true)

  expect(requests.find(({ key }) => key === LEAF)?.input).toMatchObject({
    body: { turnUuid: 'other', seenLeafUuid: 'leaf' },
  })
  expect(shown(reader)).toEqual(['root', 'other'])
})

test('sends the same words of an edit under the same id, other words under another', async () => {
  const away = new ApiError({ code: 'MAINTENANCE', message: '잠시 뒤에', status: 503 })
  const { reader, requests } = openTestReader({
    view: viewAt(),
    replies: { [EDIT]: [away, other, other], [VIEW]: [viewAt(other), viewAt(other)] },
  })

  expect(await reader.edit(leaf, { output: '눈이 왔다.' })).toBe(false)
  expect(await reader.edit(leaf, { output: '눈이 왔다.' })).toBe(true)
  expect(await reader.edit(leaf, { output: '해가 떴다.' })).toBe(true)

  const ids = requests
    .filter(({ key }) => key === EDIT)
    .map(({ input }) => Reflect.get(Object(input['body']), 'clientTurnId'))
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
})

test('reads what stands beside the turns again, and keeps the turns it shows', async () => {
  const view = viewAt()
  const fresh = viewAt()
  fresh.session.memoryCount = 3
  fresh.turns = fresh.turns.slice(0, 1)
  const { reader } = openTestReader({ view, replies: { [VIEW]: [fresh] } })

  await reader.refreshStory()

  expect(shown(reader)).toEqual(['root', 'leaf'])
  expect(reader.getState().session.memoryCount).toBe(3)
})
