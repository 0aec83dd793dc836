import { aMe } from '@doran/site/testing'
import { GENRES } from '@doran/contract/names'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AfterLogin } from './after-login'
import { field, openSignIn, press, refusal, says, send, write } from './internal/open-sign-in.fake'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const ME = 'GET /v1/user/me'
const MERGE = 'POST /v1/user/merge'
const PROFILE = 'PATCH /v1/profile/{profileId}'
const INTEREST = 'PUT /v1/user/interest'
const WELCOME = 'PUT /v1/user/welcome'
const TALES_HOME = 'GET /v1/tales/home'

/** The genres one can look for. */
const OFFERED = ['추리', 'SF', '일상']
const NEW = aMe({ needs: ['welcome'] })

const open = (replies: Record<string, unknown[]>) =>
  openSignIn(
    <AfterLogin next="/me" hasReturned={false} hasNewPassword={false} />,
    { [TALES_HOME]: [{ genres: OFFERED }], ...replies },
    { isLoggedIn: true },
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the welcome', () => {
  it('takes a nickname and interests, and is over for good', async () => {
    const { bodiesOf, replace } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0 }],
      [PROFILE]: [{ ...NEW.profile, name: '새불씨' }],
      [INTEREST]: [NEW],
      [WELCOME]: [aMe({ nickName: '새불씨' })],
    })
    await heading('어떤 모습으로 만날까요?')
    write('닉네임', '새불씨')
    send()
    await heading('어떤 이야기를 좋아하세요?')
    const offered = screen.getAllByRole('button', { pressed: false })
    expect(offered.map(({ textContent }) => textContent)).toEqual(OFFERED)
    press('추리')
    press('SF')
    await says('1개만 더 골라 볼까요?')
    send()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
    expect(bodiesOf(PROFILE)).toEqual([{ name: '새불씨' }])
    expect(bodiesOf(INTEREST)).toEqual([{ interests: ['추리', 'SF'] }])
    expect(bodiesOf(WELCOME)).toHaveLength(1)
    await says('환영해요, 새불씨 님.')
  })

  it('may be skipped, and blocks nobody where its end is lost', async () => {
    const { bodiesOf, replace } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0 }],
      [WELCOME]: [refusal('NETWORK', { status: 0 })],
    })
    await heading('어떤 모습으로 만날까요?')
    press('건너뛸게요')
    await heading('어떤 이야기를 좋아하세요?')
    press('건너뛸게요')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
    expect([bodiesOf(PROFILE), bodiesOf(INTEREST)]).toEqual([[], []])
  })

  it('offers every genre where nobody can say which have stories', async () => {
    open({ [ME]: [NEW], [MERGE]: [{ stories: 0 }], [TALES_HOME]: [refusal('NETWORK')] })
    await heading('어떤 모습으로 만날까요?')
    press('건너뛸게요')
    await heading('어떤 이야기를 좋아하세요?')
    await waitFor(() =>
      expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(GENRES.length),
    )
  })

  it('says a taken nickname at its field and keeps it', async () => {
    const taken = refusal('INVALID_INPUT', { field: 'name', message: '이미 누군가 쓰고 있어요.' })
    open({ [ME]: [NEW], [MERGE]: [{ stories: 0 }], [PROFILE]: [taken] })
    await heading('어떤 모습으로 만날까요?')
    write('닉네임', '새불씨')
    send()
    await says('이미 누군가 쓰고 있어요.')
    expect(field('닉네임')).toHaveProperty('value', '새불씨')
    await waitFor(() => expect(document.activeElement).toBe(field('닉네임')))
  })
})
