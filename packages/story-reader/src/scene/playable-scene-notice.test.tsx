import { ApiError, networkError } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aScene, anAnswer } from '../testing/a-scene.js'
import { PlayableScene } from './playable-scene.js'

afterEach(cleanup)

const SESSION = 'POST /v1/tales/session'
const TURN = 'POST /v1/tales/session/{sessionUuid}/turn'
const NOTICE = 'PUT /v1/tales/ai-notice'
const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'

const config = aConfig()

const unread = new ApiError({ code: 'AI_NOTICE_NEEDED', message: '먼저', status: 409 })
const noAnswer = networkError(new TypeError('Failed to fetch'))
const UNREAD: FakeLine = { events: [], ends: unread }
const TOLD: FakeLine = {
  events: [
    { type: 'start', gems: null, turn: anAnswer() },
    { type: 'settled', gems: null, turn: anAnswer({ status: 'done', output: '문이 열렸다.' }) },
  ],
}

function open(lines: FakeLine[], replies: Record<string, unknown[]>) {
  const { client, requests } = fakeApi(replies, lines)
  render(
    <SiteProviders config={config} api={client}>
      <PlayableScene scene={aScene()} />
    </SiteProviders>,
  )
  return requests
}

const pick = () => fireEvent.click(screen.getByRole('button', { name: '여섯 번째 자리를 묻는다' }))
const wayOn = () => screen.findByRole('link', { name: '이어서 읽기' })
const heading = () => screen.findByRole('heading', { name: 'AI 모델이 함께 써요' })
const bodyOf = (request: { input: Record<string, unknown> } | undefined) => request?.input['body']

describe('the notice about models', () => {
  it('is read first, then the same turn is sent', async () => {
    const requests = open([UNREAD, TOLD], { [SESSION]: [aView()], [NOTICE]: [undefined] })
    pick()
    const title = await heading()
    expect(document.activeElement).toBe(title)
    fireEvent.click(screen.getByRole('button', { name: 'AI와 함께 읽기' }))
    await wayOn()
    expect(requests.map(({ key }) => key)).toEqual([SESSION, TURN, NOTICE, TURN])
    expect(bodyOf(requests[3])).toEqual(bodyOf(requests[1]))
  })

  it('can be answered with the written story', async () => {
    const requests = open([UNREAD, TOLD], {
      [SESSION]: [aView()],
      [PATCH]: [noAnswer, aView().session],
    })
    pick()
    await heading()
    const offline = screen.getByRole('button', { name: '미리 쓴 이야기로 읽기' })
    fireEvent.click(offline)
    expect(await screen.findByText(/다시 눌러 주세요/)).toBeDefined()
    fireEvent.click(offline)
    await wayOn()
    expect(requests.map(({ key }) => key)).toEqual([SESSION, TURN, PATCH, PATCH, TURN])
    expect(bodyOf(requests[3])).toEqual({ narrator: 'offline' })
  })

  it('can be left: the choices are there again, and another one is another turn', async () => {
    const requests = open([UNREAD, TOLD], { [SESSION]: [aView()] })
    pick()
    fireEvent.keyDown(await heading(), { key: 'Escape' })
    const left = screen.getByRole('button', { name: '여섯 번째 자리를 묻는다' })
    expect(document.activeElement).toBe(left)
    fireEvent.click(screen.getByRole('button', { name: '창틀의 눈을 살핀다' }))
    await wayOn()
    const [one, two] = requests.filter(({ key }) => key === TURN).map(bodyOf)
    expect(two).toMatchObject({ text: '창틀의 눈을 살핀다' })
    const idOf = (body: unknown): unknown => Reflect.get(Object(body), 'clientTurnId')
    expect(idOf(two)).not.toBe(idOf(one))
  })
})
