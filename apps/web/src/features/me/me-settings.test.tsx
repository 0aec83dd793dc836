import { aMe } from '@doran/site/testing'
import type { Me } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  aDevice,
  heading,
  noAnswer,
  openPage,
  press,
  refusal,
  findText,
  sheet,
  write,
} from './internal/open-me.fake'
import { MePage } from './me-page'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const open = (me: Me, replies: Record<string, unknown[]> = {}) =>
  openPage(<MePage me={me} stories={{ items: [], nextCursor: null }} />, replies)

describe('settings', () => {
  const TALES_HOME = 'GET /v1/tales/home'
  const INTEREST = 'PUT /v1/user/interest'
  const USER = 'PATCH /v1/user'

  it('switches the news at once and shows since when', async () => {
    const { inputsOf } = open(aMe(), { [USER]: [aMe({ hasAgreedToMarketing: true })] })
    fireEvent.click(screen.getByRole('switch', { name: '소식과 혜택 받기' }))
    await findText(/부터 소식을 보내 드릴게요/)
    expect(inputsOf(USER)).toEqual([{ body: { hasAgreedToMarketing: true } }])
  })

  it('switches the news back when the call fails', async () => {
    open(aMe(), { [USER]: [noAnswer()] })
    const news = screen.getByRole<HTMLInputElement>('switch', { name: '소식과 혜택 받기' })
    fireEvent.click(news)
    await findText('인터넷 연결이 끊겼어요.')
    await waitFor(() => expect(news.checked).toBe(false))
    expect(screen.queryByText(/부터 소식을/)).toBeNull()
  })

  it('saves a chosen genre at once', async () => {
    const { inputsOf } = open(aMe({ interests: ['추리'] }), {
      [TALES_HOME]: [{ genres: ['추리', '공포'] }],
      [INTEREST]: [undefined],
    })
    const genre = (name: string) => screen.getByRole('button', { name })
    expect(genre('추리').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(await screen.findByRole('button', { name: '공포' }))
    expect(screen.queryByRole('button', { name: '무협' })).toBeNull()
    await findText('저장했어요.')
    expect(inputsOf(INTEREST)).toEqual([{ body: { interests: ['추리', '공포'] } }])
    expect(genre('공포').getAttribute('aria-pressed')).toBe('true')
  })

  describe('things rated 15', () => {
    const RATING = 'PUT /v1/user/rating'
    const rating = () => screen.getByRole<HTMLInputElement>('switch', { name: '15세 이용가 열기' })

    it('are closed until it is said, and opened at once', async () => {
      const { inputsOf } = open(aMe(), { [RATING]: [undefined] })
      expect(rating().checked).toBe(false)
      fireEvent.click(rating())
      await findText(/만 15세 이상이라고 답했어요/)
      expect(inputsOf(RATING)).toEqual([{ body: { isOver15: true } }])
    })

    it('are switched back when the call fails', async () => {
      open(aMe({ rating: { isOver15: true, isFixed: false } }), { [RATING]: [noAnswer()] })
      fireEvent.click(rating())
      await findText('인터넷 연결이 끊겼어요.')
      await waitFor(() => expect(rating().checked).toBe(true))
    })

    it('stay closed where the birthday says so', () => {
      open(aMe({ rating: { isOver15: false, isFixed: true } }))
      expect(screen.queryByRole('switch', { name: '15세 이용가 열기' })).toBeNull()
      expect(screen.getByText('생일을 기준으로 만 15세가 되면 열 수 있어요.')).toBeDefined()
    })
  })

  it('changes name and country together', async () => {
    const { inputsOf } = open(aMe(), { [USER]: [aMe({ name: '김나무', country: 'JP' })] })
    press(/^이름/)
    await sheet('이름과 국가')
    write('이름', '김나무')
    write('국가', 'JP')
    press('저장')
    await findText('저장했어요.')
    expect(inputsOf(USER)).toEqual([{ body: { name: '김나무', country: 'JP' } }])
    expect(screen.getByRole('button', { name: /^국가/ }).textContent).toContain('일본')
  })

  it('changes the password, and shows which of the two is wrong', async () => {
    const { inputsOf } = open(aMe(), {
      'PUT /v1/auth/password': [refusal('BAD_CREDENTIALS'), undefined],
    })
    press('비밀번호 변경')
    await sheet('비밀번호 변경')
    write('현재 비밀번호', '옛 비밀번호')
    write('새 비밀번호', '짧아요')
    press('바꾸기')
    await findText('7자 더 입력해 주세요.')
    write('새 비밀번호', '옛 비밀번호')
    press('바꾸기')
    await findText(FIELD_COPY.passwordSame)
    write('새 비밀번호', '장작 타는 소리가 좋다')
    press('바꾸기')
    await findText(FIELD_COPY.passwordWrong)
    expect(screen.getByLabelText('새 비밀번호')).toHaveProperty('value', '장작 타는 소리가 좋다')
    press('바꾸기')
    await findText(/비밀번호를 바꿨어요/)
    expect(inputsOf('PUT /v1/auth/password')).toHaveLength(2)
  })

  it('sends a device out at once, and back when the call fails', async () => {
    const here = aDevice({ id: 'here', isCurrent: true, device: 'Firefox, Linux' })
    const { inputsOf } = open(aMe(), {
      'GET /v1/auth/session': [{ items: [here, aDevice()] }],
      'DELETE /v1/auth/session/{sessionUuid}': [noAnswer(), undefined],
    })
    press('로그인한 기기')
    const list = within(await sheet('로그인한 기기'))
    await list.findByText('Firefox, Linux')
    expect(list.queryByRole('button', { name: 'Firefox, Linux 내보내기' })).toBeNull()
    const sendOut = () =>
      fireEvent.click(list.getByRole('button', { name: 'Chrome, Windows 로그아웃시키기' }))
    sendOut()
    await findText('인터넷 연결이 끊겼어요.')
    await list.findByText('Chrome, Windows')
    sendOut()
    await findText('그 기기를 로그아웃시켰어요.')
    expect(list.queryByText('Chrome, Windows')).toBeNull()
    await waitFor(() => expect(screen.queryByText('인터넷 연결이 끊겼어요.')).toBeNull())
    expect(inputsOf('DELETE /v1/auth/session/{sessionUuid}')[1]).toEqual({
      params: { sessionUuid: 'device-1' },
    })
  })

  it('signs out and goes home by a page of its own', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    open(aMe(), { 'POST /v1/auth/logout': [undefined] })
    press('로그아웃')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
    expect(localStorage.getItem('doran_sign_in_mark')).toMatch(/^left /)
  })
})

describe('what needs a proof', () => {
  const EXPORT = 'POST /v1/user/export'

  it('asks for the password and goes on by itself', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { inputsOf } = open(aMe(), {
      [EXPORT]: [refusal('PROOF_NEEDED'), new Blob(['{}'])],
      'POST /v1/auth/proof': [refusal('BAD_CREDENTIALS'), { provedUntil: '2026-11-21T01:00:00Z' }],
    })
    press('내려받기')
    await sheet('본인 확인이 한 번 더 필요해요.')
    write('비밀번호', '틀린 비밀번호')
    press('확인')
    await findText(FIELD_COPY.passwordWrong)
    write('비밀번호', '맞는 비밀번호')
    press('확인')
    await findText('데이터를 파일로 저장했어요. 계정과 이야기가 모두 들어 있어요.')
    expect(inputsOf('POST /v1/auth/proof')[1]).toEqual({ body: { password: '맞는 비밀번호' } })
    expect(saved[0]).toMatch(/^doran-data-\d{4}-\d\d-\d\d\.json$/)
  })

  it('does nothing more when the person would rather not', async () => {
    const { inputsOf } = open(aMe(), { [EXPORT]: [refusal('PROOF_NEEDED')] })
    press('내려받기')
    await sheet('본인 확인이 한 번 더 필요해요.')
    press('닫기')
    await findText(/모아 드려요/)
    expect(inputsOf(EXPORT)).toHaveLength(1)
  })

  it('sends somebody without a password to their own way of signing in', async () => {
    const { inputsOf } = open(aMe({ signIns: ['kakao'] }), {
      [EXPORT]: [refusal('PROOF_NEEDED')],
      'POST /v1/auth/provider/{provider}/start': [refusal('PROVIDER_DOWN')],
    })
    press('내려받기')
    await sheet('본인 확인이 한 번 더 필요해요.')
    expect(screen.queryByLabelText('비밀번호')).toBeNull()
    press('카카오 로그인 다시 하기')
    await findText(/그 로그인 방법은 지금 응답이 없어요/)
    expect(inputsOf('POST /v1/auth/provider/{provider}/start')).toEqual([
      { params: { provider: 'kakao' }, body: { next: '/me' } },
    ])
  })

  it('leaves in one step and shows until when one can come back', async () => {
    open(aMe(), { 'DELETE /v1/user': [{ eraseAt: '2026-11-28T03:00:00.000Z' }] })
    press('탈퇴')
    await sheet('탈퇴할까요?')
    press('탈퇴하기')
    await findText(/에 모두 지워져요/)
    expect(heading()).toBe('탈퇴했어요.')
    expect(localStorage.getItem('doran_sign_in_mark')).toMatch(/^left /)
  })

  it('keeps the sheet and the account when leaving fails', async () => {
    open(aMe(), { 'DELETE /v1/user': [noAnswer()] })
    press('탈퇴')
    await sheet('탈퇴할까요?')
    press('탈퇴하기')
    await findText('인터넷 연결이 끊겼어요.')
    expect(screen.getByRole('dialog', { name: '탈퇴할까요?' })).toBeDefined()
  })
})
