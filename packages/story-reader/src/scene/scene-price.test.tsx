import { ApiError } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aScene, anAnswer } from '../testing/a-scene.js'
import { PlayableScene } from './playable-scene.js'

afterEach(cleanup)

const SESSION = 'POST /v1/tales/session'
const TURN = 'POST /v1/tales/session/{sessionUuid}/turn'
const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'

function told(narrator: 'offline' | 'model'): FakeLine {
  const turn = anAnswer({ status: 'done', output: '문이 열렸다.', narrator })
  return {
    events: [
      { type: 'start', gems: null, turn: anAnswer({ narrator }) },
      { type: 'settled', gems: null, turn },
    ],
  }
}
const SHORT: FakeLine = {
  events: [],
  ends: new ApiError({ code: 'NOT_ENOUGH_GEM', message: '젬이 2개 모자라요.', status: 402 }),
}

function pricedView() {
  const view = aView()
  const price = { turn: 2, continue: 1 }
  const basic = { key: 'basic', model: 'small', isWell: true, price } as const
  Object.assign(view.session, { narrator: 'basic', gems: 20 })
  view.session.narrators.push(basic)
  return view
}

function open(lines: FakeLine[], replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi({ [SESSION]: [pricedView()], ...replies }, lines)
  render(
    <SiteProviders config={aConfig()} api={client}>
      <PlayableScene scene={aScene()} />
    </SiteProviders>,
  )
  fireEvent.click(screen.getByRole('button', { name: '여섯 번째 자리를 묻는다' }))
  return () => requests.map(({ key }) => key)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const asks = () => screen.findByRole('heading', { name: 'AI 모델이 쓰는 장면이에요' })
const wayOn = () => screen.findByRole('link', { name: '이어서 읽기' })

it('sends nothing that costs gems before its price was accepted', async () => {
  const keys = open([told('model')])
  await asks()
  expect(keys()).toEqual([SESSION])
  press('젬 2개로 읽기')
  await wayOn()
  expect(keys()).toEqual([SESSION, TURN])
})

it('goes on by what was written beforehand, which costs nothing', async () => {
  const keys = open([told('offline')], { [PATCH]: [aView().session] })
  await asks()
  press('미리 쓴 이야기로 읽기')
  await wayOn()
  expect(keys()).toEqual([SESSION, PATCH, TURN])
})

it('can be left; then the price stands on every choice', async () => {
  const keys = open([])
  fireEvent.keyDown(await asks(), { key: 'Escape' })
  const choice = screen.getByRole('button', { name: '여섯 번째 자리를 묻는다 젬 2개' })
  expect(document.activeElement).toBe(choice)
  expect(screen.getAllByRole('button', { name: / 젬 2개$/ })).toHaveLength(aScene().choices.length)
  expect(keys()).toEqual([SESSION])
})

it('says how many gems are missing, and still tells the story for nothing', async () => {
  const keys = open([SHORT, told('offline')], { [PATCH]: [aView().session] })
  await asks()
  press('젬 2개로 읽기')
  await screen.findByRole('heading', { name: '젬이 모자라요' })
  expect(screen.getByRole('alert').textContent).toBe('젬이 2개 모자라요.')
  expect(screen.getByRole('link', { name: '젬 받는 방법 보기' }).getAttribute('href')).toBe(
    '/doran-tales/gemstone?next=%2Fdoran-tales%2Fplay%2Fsession-1',
  )
  press('미리 쓴 이야기로 계속')
  await wayOn()
  expect(keys()).toEqual([SESSION, TURN, PATCH, TURN])
})
