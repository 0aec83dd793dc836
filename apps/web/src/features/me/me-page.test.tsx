import type { Me } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { aMe, aView } from '@doran/site/testing'
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
import { aWallet } from '../../testing/a-wallet'
import { MePage } from './me-page'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

const story = { ...aView().session, id: 's1', lastSentence: '촛불이 기울었다.', turnCount: 3 }

const open = (me: Me, replies: Record<string, unknown[]> = {}) =>
  openPage(<MePage me={me} stories={{ items: [], nextCursor: null }} />, replies)

async function editProfile(name: string) {
  press('프로필 편집')
  await sheet('프로필 편집')
  write('닉네임', name)
  press('저장')
}

const PATCH_PROFILE = 'PATCH /v1/profile/{profileId}'

describe('profile', () => {
  it('shows the change at once and sends only that', async () => {
    const me = aMe()
    const answer = Promise.withResolvers<unknown>()
    const { inputsOf } = open(me, { [PATCH_PROFILE]: [answer.promise] })
    await editProfile('장작')
    await waitFor(() => expect(heading()).toBe('장작'))
    await waitFor(() =>
      expect(inputsOf(PATCH_PROFILE)).toEqual([
        { params: { profileId: 'profile-1' }, body: { name: '장작' } },
      ]),
    )
    expect(screen.queryByText('저장했어요.')).toBeNull()
    answer.resolve({ ...me.profile, name: '장작' })
    await findText('저장했어요.')
    expect(heading()).toBe('장작')
  })

  it('takes it back and keeps what was typed when the call fails', async () => {
    open(aMe(), { [PATCH_PROFILE]: [noAnswer()] })
    await editProfile('장작')
    await findText('인터넷 연결이 끊겼어요.')
    expect(heading()).toBe('모닥불')
    await sheet('프로필 편집')
    expect(screen.getByLabelText('닉네임')).toHaveProperty('value', '장작')
  })

  it('puts what the server refuses below its field', async () => {
    const taken = refusal('INVALID_INPUT', { field: 'name', message: FIELD_COPY.nickNameTaken })
    open(aMe(), { [PATCH_PROFILE]: [taken] })
    await editProfile('불씨')
    await findText(FIELD_COPY.nickNameTaken)
    expect(document.activeElement).toBe(screen.getByLabelText('닉네임'))
    expect(heading()).toBe('모닥불')
  })

  it('asks no server about what it can refuse itself, a half-written birthday too', async () => {
    const { inputsOf } = open(aMe())
    await editProfile('불')
    await findText(FIELD_COPY.nickName)
    write('생년월일', '2001-0')
    press('저장')
    await findText(FIELD_COPY.birthday)
    expect(screen.getByText(FIELD_COPY.nickName)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('닉네임'))
    expect(inputsOf(PATCH_PROFILE)).toEqual([])
  })

  it('keeps what was typed over closing and reloading, until it is put back', async () => {
    open(aMe())
    press('프로필 편집')
    await sheet('프로필 편집')
    write('소개', '비 오는 밤을 좋아해요.')
    press('닫기')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('프로필 편집')
    await sheet('프로필 편집')
    expect(screen.getByLabelText('소개')).toHaveProperty('value', '비 오는 밤을 좋아해요.')
    cleanup()
    open(aMe())
    press('프로필 편집')
    await sheet('프로필 편집')
    expect(screen.getByLabelText('소개')).toHaveProperty('value', '비 오는 밤을 좋아해요.')
    press('변경 취소')
    expect(screen.getByLabelText('소개')).toHaveProperty('value', '밤에 읽어요.')
  })
})

describe('what is there', () => {
  it('shows stories read last and where each stands', () => {
    openPage(<MePage me={aMe()} stories={{ items: [story], nextCursor: null }} />, {})
    expect(screen.getByRole('link', { name: /촛불이 기울었다/ }).getAttribute('href')).toBe(
      '/doran-tales/play/s1',
    )
    expect(screen.getByText('4번째 장면까지 읽었어요')).toBeDefined()
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  it('has what the member owns, and leads to where each is got and written down', () => {
    const me = <MePage me={aMe()} stories={null} wallet={aWallet()} />
    openPage(me, {})
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^코인 충전\s*코인 108$/)).toBe('/coin/store')
    expect(hrefOf(/^룬 상점\s*룬 1,240$/)).toBe('/rune/store')
    expect(hrefOf(/^젬\s*젬 50$/)).toBe('/doran-tales/gemstone')
    expect(hrefOf(/^코인·룬·젬 내역$/)).toBe('/coin/store?ledger=coin#ledger')
    expect(hrefOf(/^결제 내역$/)).toBe('/coin/store#orders')
    cleanup()
    openPage(<MePage me={aMe()} stories={null} wallet={null} />, {})
    expect(hrefOf(/^코인 충전$/)).toBe('/coin/store')
  })

  it('shows kindly what a limited session cannot do and draws no button for it', async () => {
    const session = { ...aMe().session, isLimited: true }
    open(aMe({ session }), {
      'GET /v1/auth/session': [{ items: [aDevice({ id: 'here', isCurrent: true }), aDevice()] }],
    })
    expect(screen.getByText('일회용 로그인 번호로 로그인했어요.')).toBeDefined()
    for (const name of ['프로필 편집', '내려받기', '탈퇴', '비밀번호 변경', /^이름/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('switch', { name: '소식과 혜택 받기' })).toBeNull()
    expect(screen.queryByRole('link', { name: /일회용 로그인 번호/ })).toBeNull()
    press('로그인한 기기')
    const list = within(await sheet('로그인한 기기'))
    await list.findByText('현재 기기')
    expect(list.queryByRole('button', { name: /내보내기|모두/ })).toBeNull()
    expect(screen.getByRole('button', { name: '로그아웃', hidden: true })).toBeDefined()
  })

  it('lets somebody who has not agreed to the terms take their data and leave', () => {
    open(aMe({ needs: ['consent'] }))
    expect(screen.getByRole('link', { name: '약관 보기' }).getAttribute('href')).toBe(
      '/login/after?next=%2Fme',
    )
    expect(screen.queryByRole('button', { name: '프로필 편집' })).toBeNull()
    expect(screen.getByRole('button', { name: '탈퇴' })).toBeDefined()
  })

  it('takes the page away when the sign-in ends elsewhere, but not what is being typed', async () => {
    const drawnOf = document.head.appendChild(document.createElement('script'))
    drawnOf.type = 'application/json'
    drawnOf.textContent = '"moksu@example.com"'
    openPage(<MePage me={aMe()} stories={{ items: [story], nextCursor: null }} />, {})
    press('프로필 편집')
    await sheet('프로필 편집')
    write('소개', '비 오는 밤을 좋아해요.')
    const mark = { key: 'doran_sign_in_mark', newValue: 'out 2026-11-21T00:00:00.000Z' }
    await waitFor(() => {
      fireEvent(window, new StorageEvent('storage', mark))
      expect(screen.getByText('로그아웃됐어요.')).toBeDefined()
    })
    await findText('로그인이 풀렸어요. 다른 기기에서 로그아웃시켰거나 오래 쓰지 않았을 수 있어요.')
    for (const own of ['moksu@example.com', '김목수', '촛불이 기울었다.'])
      expect(document.documentElement.outerHTML).not.toContain(own)
    expect(screen.getByLabelText('소개')).toHaveProperty('value', '비 오는 밤을 좋아해요.')
  })

  it('is drawn anew where somebody else signed in while it was on its way', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    open(aMe(), { 'GET /v1/user/me': [aMe({ id: 'user-2' })] })
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('asks again where the server could not say who it is', async () => {
    openPage(<MePage me={null} stories={null} />, { 'GET /v1/user/me': [aMe()] })
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await waitFor(() => expect(heading()).toBe('모닥불'))
    expect(screen.getByText(/읽던 이야기를 불러오지 못했어요/)).toBeDefined()
  })
})
