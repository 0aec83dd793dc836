import { ApiError } from '@doran/api-client'
import { aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { anAnswer } from '../testing/a-scene.js'
import { createSceneLine } from './scene-line.js'
import { createSceneTeller, type SceneTeller } from './scene-teller.js'

const SESSION = 'POST /v1/tales/session'
const TURN = 'POST /v1/tales/session/{sessionUuid}/turn'
const CHOICE = { id: 'a', label: '여섯 번째 자리를 묻는다' }
const start = { type: 'start', turn: anAnswer() } as const
const done = {
  type: 'settled',
  turn: anAnswer({ status: 'done', output: '문이 열렸다.' }),
} as const
const gone = new ApiError({ code: 'NOT_FOUND', message: '없어요', status: 404 })

function open(lines: FakeLine[], sessions: unknown[]) {
  const { client, asked } = fakeApi({ [SESSION]: sessions }, lines)
  const makeLine = () =>
    createSceneLine({ api: client, themeId: 'theme-1', pace: () => 'normal' as const })
  return { asked, makeLine }
}

async function become(teller: SceneTeller, state: object): Promise<void> {
  await expect.poll(() => teller.getState()).toMatchObject(state)
}

describe('createSceneTeller', () => {
  it('keeps what was picked when its line could not be loaded, and loads it again', async () => {
    const { asked, makeLine } = open([{ events: [start, done] }], [aView()])
    let loads = 0
    const teller = createSceneTeller(async () => {
      loads += 1
      if (loads === 1) throw new TypeError('the code did not arrive')
      return makeLine()
    })
    teller.pick(CHOICE)
    await become(teller, {
      phase: 'broken',
      choice: CHOICE,
      problem: { code: 'NETWORK' },
    })
    teller.retry()
    await become(teller, { phase: 'told', text: '문이 열렸다.' })
    expect(asked.map(({ key }) => key)).toEqual([SESSION, TURN])
  })

  it('starts a new story, under new ids, when the one it had is gone', async () => {
    const { asked, makeLine } = open(
      [{ events: [], ends: gone }, { events: [start, done] }],
      [aView(), aView()],
    )
    const teller = createSceneTeller(() => Promise.resolve(makeLine()))
    teller.pick(CHOICE)
    await become(teller, { phase: 'broken', problem: { code: 'NOT_FOUND' } })
    teller.retry()
    await become(teller, { phase: 'told' })
    expect(asked.map(({ key }) => key)).toEqual([SESSION, TURN, SESSION, TURN])
    const [first, , second] = asked.map(({ input }) => input['body'])
    expect(second).not.toEqual(first)
  })

  it('goes on by itself, under the same ids, when the net is back', async () => {
    const network = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })
    const { asked, makeLine } = open([{ events: [start, done] }], [network, aView()])
    const teller = createSceneTeller(() => Promise.resolve(makeLine()))
    teller.pick(CHOICE)
    await become(teller, { phase: 'broken', problem: { code: 'NETWORK' } })
    window.dispatchEvent(new Event('online'))
    await become(teller, { phase: 'told', choice: CHOICE })
    const [first, second] = asked.map(({ input }) => input['body'])
    expect(second).toEqual(first)
  })
})
