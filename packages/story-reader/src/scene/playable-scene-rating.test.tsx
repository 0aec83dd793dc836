import { ApiError } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aScene, anAnswer } from '../testing/a-scene.js'
import { PlayableScene } from './playable-scene.js'

afterEach(cleanup)

const SESSION = 'POST /v1/tales/session'
const TURN = 'POST /v1/tales/session/{sessionUuid}/turn'
const RATING = 'PUT /v1/user/rating'

const config = aConfig()
const closed = (code: 'AGE_UNCONFIRMED' | 'RATING_LIMIT') =>
  new ApiError({ code, message: '만 15세부터 볼 수 있어요.', status: 403 })
const TOLD: FakeLine = {
  events: [
    { type: 'start', gems: null, turn: anAnswer() },
    { type: 'settled', gems: null, turn: anAnswer({ status: 'done', output: '문이 열렸다.' }) },
  ],
}

function open(lines: FakeLine[], sessions: unknown[]) {
  const { client, requests } = fakeApi({ [SESSION]: sessions, [RATING]: [undefined] }, lines)
  render(
    <SiteProviders config={config} api={client}>
      <PlayableScene scene={aScene()} />
    </SiteProviders>,
  )
  fireEvent.click(screen.getByRole('button', { name: '여섯 번째 자리를 묻는다' }))
  return requests
}
const question = () => screen.findByRole('alertdialog', { name: '만 15세 이상인가요?' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wayOn = () => screen.findByRole('link', { name: '이어서 읽기' })

describe('a scene that is rated 15', () => {
  it('asks, and goes on with what was picked', async () => {
    const requests = open([TOLD], [closed('AGE_UNCONFIRMED'), aView()])
    await question()
    press('만 15세 이상이에요')
    await wayOn()
    expect(requests.map(({ key }) => key)).toEqual([SESSION, RATING, SESSION, TURN])
    expect(requests[2]?.input['body']).toEqual(requests[0]?.input['body'])
    expect(requests[3]?.input['body']).toMatchObject({ text: '여섯 번째 자리를 묻는다' })
  })

  it('asks before a turn of a story that is there already, and sends the very same turn', async () => {
    const requests = open([{ events: [], ends: closed('AGE_UNCONFIRMED') }, TOLD], [aView()])
    await question()
    press('만 15세 이상이에요')
    await wayOn()
    expect(requests.map(({ key }) => key)).toEqual([SESSION, TURN, RATING, TURN])
    expect(requests[3]?.input['body']).toEqual(requests[1]?.input['body'])
  })

  it('asks again only when it is tried again', async () => {
    open([TOLD], [closed('AGE_UNCONFIRMED'), closed('AGE_UNCONFIRMED')])
    await question()
    press('취소')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    press('다시 시도')
    await question()
  })

  it('says that it is closed by the birthday, and offers no other try', async () => {
    open([], [closed('RATING_LIMIT')])
    await screen.findByText('만 15세부터 볼 수 있어요.')
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
