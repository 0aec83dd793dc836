import { aMe } from '@doran/site/testing'
import { storePendingAction } from '@doran/site/session'
import { GENRES } from '@doran/contract/names'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AfterLogin } from './after-login'
import {
  field,
  openSignIn,
  press,
  refusal,
  findText,
  send,
  write,
} from './internal/open-sign-in.fake'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ME = 'GET /v1/user/me'
const MERGE = 'POST /v1/user/merge'
const PROFILE = 'PATCH /v1/profile/{profileId}'
const INTEREST = 'PUT /v1/user/interest'
const UPLOAD = 'POST /v1/upload/profile/profile-image'
const LIKE = 'POST /v1/like/{targetType}/{targetId}'
const WELCOME = 'PUT /v1/user/welcome'
const TALES_HOME = 'GET /v1/tales/home'

/** The genres one can look for. */
const OFFERED = ['추리', 'SF', '일상']
/** Who came by a provider has not chosen a nickname. */
const NEW = aMe({ needs: ['welcome'], signIns: ['kakao'] })

const open = (replies: Record<string, unknown[]>) =>
  openSignIn(
    <AfterLogin next="/me" mayHaveReturned={false} />,
    { [TALES_HOME]: [{ genres: OFFERED }], ...replies },
    { isLoggedIn: true },
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the welcome', () => {
  it('takes a nickname and interests, and is over for good', async () => {
    const { bodiesOf, replace } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0, plays: 0 }],
      [PROFILE]: [{ ...NEW.profile, name: '새불씨' }],
      [INTEREST]: [NEW],
      [WELCOME]: [aMe({ nickName: '새불씨' })],
    })
    await heading('프로필')
    expect(screen.getAllByText(/다른 사람에게 보이는/)).toHaveLength(1)
    write('닉네임', '새불씨')
    send()
    await heading('좋아하는 장르')
    await findText('아직 고른 장르가 없어요.')
    const offered = screen.getAllByRole('button', { pressed: false })
    expect(offered.map(({ textContent }) => textContent)).toEqual(OFFERED)
    press('추리')
    press('SF')
    await findText('2개를 골랐어요.')
    expect(screen.queryByText(/더 골라/)).toBeNull()
    send()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
    expect(bodiesOf(PROFILE)).toEqual([{ name: '새불씨' }])
    expect(bodiesOf(INTEREST)).toEqual([{ interests: ['추리', 'SF'] }])
    expect(bodiesOf(WELCOME)).toHaveLength(1)
    await findText('환영해요, 새불씨 님.')
  })

  it('comes after what the person wanted to do when they signed up', async () => {
    storePendingAction({ type: 'like', targetType: 'game', targetId: 'game-1' })
    const { bodiesOf, requests } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0, plays: 0 }],
      [LIKE]: [{}],
    })
    await heading('프로필')
    await waitFor(() => expect(requests.map(({ key }) => key)).toContain(LIKE))
    expect(bodiesOf(WELCOME)).toEqual([])
  })

  it('may be skipped, and blocks nobody where its end is lost', async () => {
    const { bodiesOf, replace } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0, plays: 0 }],
      [WELCOME]: [refusal('NETWORK', { status: 0 })],
    })
    await heading('프로필')
    press('건너뛰기')
    await heading('좋아하는 장르')
    press('건너뛰기')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
    expect([bodiesOf(PROFILE), bodiesOf(INTEREST)]).toEqual([[], []])
  })

  it('offers every genre where nobody can say which have stories', async () => {
    open({ [ME]: [NEW], [MERGE]: [{ stories: 0, plays: 0 }], [TALES_HOME]: [refusal('NETWORK')] })
    await heading('프로필')
    press('건너뛰기')
    await heading('좋아하는 장르')
    await waitFor(() =>
      expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(GENRES.length),
    )
  })

  it('shows a taken nickname at its field and keeps it', async () => {
    const taken = refusal('INVALID_INPUT', {
      field: 'name',
      message: '이미 사용 중인 닉네임이에요.',
    })
    open({ [ME]: [NEW], [MERGE]: [{ stories: 0, plays: 0 }], [PROFILE]: [taken] })
    await heading('프로필')
    write('닉네임', '새불씨')
    send()
    await findText('이미 사용 중인 닉네임이에요.')
    expect(field('닉네임')).toHaveProperty('value', '새불씨')
    await waitFor(() => expect(document.activeElement).toBe(field('닉네임')))
  })
})

it('asks nobody for a nickname who chose one when signing up', async () => {
  open({ [ME]: [aMe({ needs: ['welcome'] })], [MERGE]: [{ stories: 0, plays: 0 }] })
  await heading('프로필 사진')
  expect(screen.queryByLabelText('닉네임')).toBeNull()
  expect(screen.getByRole('button', { name: '다음' })).toBeDefined()
})

describe('a picture that is being cut', () => {
  const square = new Blob(['달'], { type: 'image/webp' })
  const pictured = { ...NEW.profile, profileImage: 'moon' }

  /** A browser that can cut one, or not. */
  function pick(cut: Blob | null = square) {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300)
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    })
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
      configurable: true,
      value: (give: (made: Blob | null) => void) => give(cut),
    })
    const file = new File(['달'], 'moon.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('사진 선택'), { target: { files: [file] } })
  }

  it('is kept by going on', async () => {
    const { requests, bodiesOf } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0, plays: 0 }],
      [UPLOAD]: [{ key: 'moon' }],
      [PROFILE]: [pictured, { ...pictured, name: '새불씨' }],
    })
    await heading('프로필')
    pick()
    write('닉네임', '새불씨')
    send()
    await heading('좋아하는 장르')
    expect(requests.filter(({ key }) => key === UPLOAD).map(({ input }) => input['file'])).toEqual([
      square,
    ])
    expect(bodiesOf(PROFILE)).toEqual([{ profileImage: 'moon' }, { name: '새불씨' }])
  })

  it('holds one back where it cannot be cut, until it is put away', async () => {
    const { bodiesOf } = open({ [ME]: [NEW], [MERGE]: [{ stories: 0, plays: 0 }] })
    await heading('프로필')
    pick(null)
    send()
    await findText(/자르지 못했어요/)
    expect(screen.queryByRole('heading', { name: '좋아하는 장르' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: '취소' }))
    send()
    await heading('좋아하는 장르')
    expect(bodiesOf(PROFILE)).toEqual([])
  })

  it('is still there where it was refused, and may be sent again or put away', async () => {
    const { bodiesOf } = open({
      [ME]: [NEW],
      [MERGE]: [{ stories: 0, plays: 0 }],
      [UPLOAD]: [
        refusal('FILE_TYPE', { message: '사진을 읽지 못했어요.' }),
        refusal('FILE_TYPE', { message: '이번에도 읽지 못했어요.' }),
      ],
    })
    await heading('프로필')
    pick()
    send()
    await findText('사진을 읽지 못했어요.')
    send()
    await findText('이번에도 읽지 못했어요.')
    fireEvent.click(await screen.findByRole('button', { name: '취소' }))
    send()
    await heading('좋아하는 장르')
    expect(bodiesOf(PROFILE)).toEqual([])
  })
})
