import { ApiError } from '@doran/api-client'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { useMe } from '../session/member/use-me.js'
import { aMe } from '../testing/member-fixture.js'
import { fakeApi } from '../testing/story-api.js'
import { RatingGate } from './rating-gate.js'
import { useRatingGate } from './use-rating-gate.js'

afterEach(cleanup)

const RATING = 'PUT /v1/user/rating'
const OVER_15 = '만 15세 이상이에요'
const limit = () => new ApiError({ code: 'RATING_LIMIT', message: '만 15세부터예요.', status: 403 })
const noAnswer = () => new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function Asking({ onOpened, onLeft }: { onOpened: () => void; onLeft: () => void }) {
  const { ask } = useRatingGate()
  const { data: me } = useMe()
  return (
    <>
      <button onClick={() => ask({ onOpened, onLeft })}>읽기 시작</button>
      <p>{String(me?.rating.isOver15)}</p>
    </>
  )
}

function openQuestion(replies: Record<string, unknown[]>, isLoggedIn = false) {
  const { client, requests } = fakeApi(replies, [])
  const onOpened = vi.fn<() => void>()
  const onLeft = vi.fn<() => void>()
  render(
    <At pathname="/" api={client} isLoggedIn={isLoggedIn}>
      <Asking onOpened={onOpened} onLeft={onLeft} />
    </At>,
  )
  press('읽기 시작')
  const answers = () =>
    requests.filter(({ key }) => key === RATING).map(({ input }) => input['body'])
  return { answers, onOpened, onLeft }
}
const question = () => screen.findByRole('alertdialog', { name: '만 15세 이상인가요?' })

describe('the question over a page', () => {
  it('goes on with what was started once it is answered', async () => {
    const { answers, onOpened, onLeft } = openQuestion({ [RATING]: [undefined] })
    await question()
    expect(screen.getByText(/이 브라우저에서 한 번만 물어봐요/)).toBeDefined()
    press(OVER_15)
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    expect(answers()).toEqual([{ isOver15: true }])
    expect(onLeft).not.toHaveBeenCalled()
  })

  it('shows members where the answer can be changed, and knows it from then on', async () => {
    openQuestion({ [RATING]: [undefined], 'GET /v1/user/me': [aMe()] }, true)
    await question()
    expect(screen.getByText(/답은 내 정보에서 바꿀 수 있어요/)).toBeDefined()
    await screen.findByText('null')
    press(OVER_15)
    await screen.findByText('true')
  })

  it('can be left', async () => {
    const { answers, onOpened, onLeft } = openQuestion({})
    await question()
    press('취소')
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
    expect(onOpened).not.toHaveBeenCalled()
    expect(answers()).toEqual([])
  })

  it('stays open with the reason where the answer is refused, and can be tried again', async () => {
    const { answers, onOpened } = openQuestion({ [RATING]: [noAnswer(), undefined] })
    await question()
    press(OVER_15)
    await screen.findByText('연결이 끊겼어요.')
    expect(onOpened).not.toHaveBeenCalled()
    press(OVER_15)
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    expect(answers()).toHaveLength(2)
  })
})

type Gate = { code?: 'AGE_UNCONFIRMED' | 'RATING_LIMIT'; replies?: unknown[] }

function openGate({ code = 'AGE_UNCONFIRMED', replies = [] }: Gate = {}) {
  const { client } = fakeApi({ [RATING]: replies }, [])
  const onOpened = vi.fn<() => void>()
  render(
    <At pathname="/" api={client}>
      <RatingGate
        code={code}
        onOpened={onOpened}
        back={{ href: '/games', label: '놀이 마당으로' }}
      />
    </At>,
  )
  return onOpened
}

describe('the gate in place of a page', () => {
  it('asks, and opens', async () => {
    const onOpened = openGate({ replies: [undefined] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '만 15세 이상이 볼 수 있어요',
    )
    press(OVER_15)
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
  })

  it('asks no member whose birthday has answered', () => {
    openGate({ code: 'RATING_LIMIT' })
    expect(screen.getByRole('heading', { name: '만 15세부터 볼 수 있어요.' })).toBeDefined()
    expect(screen.queryByRole('button', { name: OVER_15 })).toBeNull()
    expect(screen.getByRole('link', { name: '놀이 마당으로' }).getAttribute('href')).toBe('/games')
  })

  it('closes where the answer finds a birthday', async () => {
    const onOpened = openGate({ replies: [limit()] })
    press(OVER_15)
    await screen.findByRole('heading', { name: '만 15세부터 볼 수 있어요.' })
    expect(onOpened).not.toHaveBeenCalled()
  })

  it('says what failed, and can be tried again', async () => {
    const onOpened = openGate({ replies: [noAnswer(), undefined] })
    press(OVER_15)
    await screen.findByText('연결이 끊겼어요.')
    press(OVER_15)
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
  })
})
