import { ApiError } from '@doran/api-client'
import { aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { anAnswer } from '../testing/a-scene.js'
import { createSceneController, type SceneController } from './scene-controller.js'
import { createSceneStory } from './scene-story.js'

const SESSION = 'POST /v1/tales/session'
const TURN = 'POST /v1/tales/session/{sessionUuid}/turn'
const RESUME = 'GET /v1/tales/turn/{turnUuid}/stream'
const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const CHOICE = { id: 'a', label: '여섯 번째 자리를 묻는다' }
const start = { type: 'start', gems: null, turn: anAnswer() } as const
const done = {
  type: 'settled',
  gems: null,
  turn: anAnswer({ status: 'done', output: '문이 열렸다.' }),
} as const
const network = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })
const gone = new ApiError({ code: 'NOT_FOUND', message: '없어요', status: 404 })

function open(lines: FakeLine[], sessions: unknown[], replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi({ [SESSION]: sessions, ...replies }, lines)
  const logged: string[] = []
  const loadStory = () =>
    createSceneStory({
      api: client,
      themeId: 'theme-1',
      pace: () => 'normal' as const,
      log: ({ type, object }) => logged.push(`${type} ${object}`),
    })
  return { requests, logged, loadStory }
}

async function become(scene: SceneController, state: object): Promise<void> {
  await expect.poll(() => scene.getView()).toMatchObject(state)
}

describe('createSceneController', () => {
  it('keeps what was picked when its code could not be loaded, and loads it again', async () => {
    const { requests, loadStory } = open([{ events: [start, done] }], [aView()])
    let loads = 0
    const scene = createSceneController(async () => {
      loads += 1
      if (loads === 1) throw new TypeError('the code did not arrive')
      return loadStory()
    })
    scene.pick(CHOICE)
    await become(scene, {
      phase: 'unsent',
      picked: CHOICE,
      problem: { code: 'NETWORK' },
    })
    scene.retry()
    await become(scene, { isAnswered: true, turn: { output: '문이 열렸다.' } })
    expect(requests.map(({ key }) => key)).toEqual([SESSION, TURN])
  })

  it('starts a new story, under new ids, when the one it had is gone', async () => {
    const { requests, loadStory } = open(
      [{ events: [], ends: gone }, { events: [start, done] }],
      [aView(), aView()],
    )
    const scene = createSceneController(() => Promise.resolve(loadStory()))
    scene.pick(CHOICE)
    await become(scene, { picked: CHOICE, problem: { code: 'NOT_FOUND' } })
    scene.retry()
    await become(scene, { isAnswered: true })
    expect(requests.map(({ key }) => key)).toEqual([SESSION, TURN, SESSION, TURN])
    const [first, , second] = requests.map(({ input }) => input['body'])
    expect(second).not.toEqual(first)
  })

  it('goes on by itself, under the same ids, when the browser is online again', async () => {
    const { requests, loadStory } = open([{ events: [start, done] }], [network, aView()])
    const scene = createSceneController(() => Promise.resolve(loadStory()))
    scene.pick(CHOICE)
    await become(scene, { phase: 'unsent', problem: { code: 'NETWORK' } })
    window.dispatchEvent(new Event('online'))
    await become(scene, { isAnswered: true, picked: CHOICE })
    const [first, second] = requests.map(({ input }) => input['body'])
    expect(second).toEqual(first)
  })

  it('logs a story that starts and an answer that was read without a break', async () => {
    const { logged, loadStory } = open([{ events: [start, done] }], [aView()])
    const scene = createSceneController(async () => loadStory())
    scene.pick(CHOICE)
    await become(scene, { isAnswered: true })
    expect(logged).toEqual(['start play', 'finish turn'])
  })

  it('keeps text and turn when the connection is lost, and resumes', async () => {
    const lost = { events: [], ends: network }
    const growing = { events: [start, { type: 'delta', offset: 0, text: '문이' } as const] }
    const { requests, logged, loadStory } = open(
      [{ ...growing, ends: network }, lost, lost, { events: [done] }],
      [aView()],
    )
    const scene = createSceneController(async () => loadStory())
    scene.pick(CHOICE)
    await become(scene, {
      phase: 'lost',
      picked: CHOICE,
      turn: { id: 'turn-1', output: '문이' },
      problem: { code: 'NETWORK' },
      sessionId: 'session-1',
    })
    scene.retry()
    await become(scene, { isAnswered: true, turn: { output: '문이 열렸다.' } })
    expect(requests.at(-1)).toMatchObject({ key: RESUME, input: { lastEventId: '2' } })
    expect(logged).toEqual(['start play'])
  })

  it('keeps the text of a turn that failed, and takes back what was unsafe', async () => {
    const failing = async (halt: 'broken' | 'unsafe') => {
      const turn = anAnswer({ status: 'failed', halt })
      const delta = { type: 'delta', offset: 0, text: '문이' } as const
      const { loadStory } = open(
        [{ events: [start, delta, { type: 'settled', turn, gems: null }] }],
        [aView()],
      )
      const scene = createSceneController(async () => loadStory())
      scene.pick(CHOICE)
      await become(scene, { phase: 'failed' })
      return scene.getView().turn?.output
    }
    expect(await failing('broken')).toBe('문이')
    expect(await failing('unsafe')).toBe('')
  })

  it('keeps the text of a turn that is gone', async () => {
    const delta = { type: 'delta', offset: 0, text: '문이' } as const
    const { loadStory } = open(
      [
        { events: [start, delta], ends: network },
        { events: [], ends: gone },
      ],
      [aView()],
      { [VIEW]: [gone] },
    )
    const scene = createSceneController(async () => loadStory())
    scene.pick(CHOICE)
    await become(scene, { phase: 'idle', problem: { code: 'NOT_FOUND' } })
    expect(scene.getView()).toMatchObject({
      picked: CHOICE,
      isAnswered: false,
      turn: { output: '문이' },
    })
  })

  it('goes back to the choices when stopped before the first text', async () => {
    const turn = anAnswer({ status: 'stopped' })
    const { loadStory } = open(
      [{ events: [start, { type: 'settled', turn, gems: null }] }],
      [aView()],
    )
    const scene = createSceneController(async () => loadStory())
    scene.pick(CHOICE)
    await become(scene, { leftId: CHOICE.id })
    expect(scene.getView()).toMatchObject({ picked: null, past: [], isAnswered: false })
  })
})
