import { aMe } from '@doran/site/testing'
import type { Me } from '@doran/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aDevice,
  noAnswer,
  openPage,
  press,
  refusal,
  findText,
  sheet,
  write,
} from './internal/open-me.fake'
import { ShortTimePage } from './short-time-page'

const NOW = new Date('2026-11-21T12:00:00Z')
const MAKE = 'POST /v1/auth/short-time-password'
const KILL = 'DELETE /v1/auth/short-time-password'
const DEVICES = 'GET /v1/auth/session'
const made = { code: '7KQ4M2PX', expiresAt: '2026-11-21T12:03:00.000Z' }
const here = aDevice({ id: 'here', isCurrent: true, device: 'Firefox, Linux' })
const borrowed = aDevice({
  id: 'borrowed',
  isLimited: true,
  device: 'Edge, Windows',
  createdAt: '2026-11-21T12:00:30.000Z',
  expiresAt: '2026-11-21T14:00:30.000Z',
})

beforeEach(() => vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(replies: Record<string, unknown[]>, me: Me = aMe()) {
  return openPage(<ShortTimePage me={me} />, {
    [DEVICES]: Array.from({ length: 100 }, () => ({ items: [here] })),
    ...replies,
  })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.findByRole('img', { name: '7 K Q 4, M 2 P X' })

describe('a short-time password', () => {
  it('is made for as long as chosen, shown in groups and spelled', async () => {
    const { inputsOf } = open({ [MAKE]: [made] })
    fireEvent.click(screen.getByRole('radio', { name: '오늘 자정까지' }))
    press('번호 만들기')
    expect((await shown()).textContent).toBe('7KQ4-M2PX')
    expect(inputsOf(MAKE)).toEqual([{ body: { sessionTtl: 'midnight' } }])
    expect(screen.getByText('moksu@example.com')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toContain('3분')
  })

  it('asks for the password first and keeps the choice', async () => {
    const { inputsOf } = open({
      [MAKE]: [refusal('PROOF_NEEDED'), made],
      'POST /v1/auth/proof': [{ provedUntil: '2026-11-21T12:10:00Z' }],
    })
    fireEvent.click(screen.getByRole('radio', { name: '오늘 자정까지' }))
    press('번호 만들기')
    await sheet('본인 확인이 한 번 더 필요해요.')
    write('비밀번호', '장작 타는 소리가 좋다')
    press('확인')
    await shown()
    expect(inputsOf(MAKE)[1]).toEqual({ body: { sessionTtl: 'midnight' } })
  })

  it('runs three minutes by this clock, whatever the API wrote', async () => {
    open({ [MAKE]: [{ ...made, expiresAt: '2030-01-01T00:03:00.000Z' }] })
    press('번호 만들기')
    await shown()
    await pass(178_000)
    expect(screen.queryByText('시간이 지났어요. 새로 만들까요?')).toBeNull()
    await pass(4_000)
    await findText('시간이 지났어요. 새로 만들까요?')
    expect(screen.queryByRole('img', { name: /7 K/ })).toBeNull()
  })

  it('stays while it could not be done away with, and is gone once it could', async () => {
    const { inputsOf } = open({ [MAKE]: [made], [KILL]: [noAnswer(), undefined] })
    press('번호 만들기')
    await shown()
    press('번호 삭제')
    await findText('인터넷 연결이 끊겼어요.')
    await shown()
    press('번호 삭제')
    await findText('번호를 삭제했어요.')
    expect(inputsOf(KILL)).toHaveLength(2)
    expect(screen.queryByRole('img', { name: /7 K/ })).toBeNull()
  })

  it('notices its use within seconds and lets the device be sent out', async () => {
    const earlier = aDevice({ id: 'earlier', isLimited: true, device: 'Safari, iPad' })
    const before = { items: [here, earlier] }
    const { inputsOf } = open({
      [MAKE]: [made],
      [DEVICES]: [before, before, { items: [borrowed, here, earlier] }],
      'DELETE /v1/auth/session/{sessionUuid}': [undefined],
    })
    await findText('Safari, iPad')
    press('번호 만들기')
    await shown()
    await pass(3_500)
    expect(screen.queryByText(/Edge, Windows에서 번호를 썼어요/)).toBeNull()
    await pass(3_000)
    await findText(/Edge, Windows에서 번호를 썼어요/)
    press('Edge, Windows 로그아웃시키기')
    await waitFor(() => expect(inputsOf('DELETE /v1/auth/session/{sessionUuid}')).toHaveLength(1))
    expect(screen.getByText('Safari, iPad')).toBeDefined()
  })

  it('asks for the devices no more once the code is gone', async () => {
    const { inputsOf } = open({ [MAKE]: [made], [KILL]: [undefined] })
    press('번호 만들기')
    await shown()
    press('번호 삭제')
    await findText('번호를 삭제했어요.')
    const asked = inputsOf(DEVICES).length
    await pass(20_000)
    expect(inputsOf(DEVICES)).toHaveLength(asked)
  })

  it('keeps the choice when it cannot be made', async () => {
    open({ [MAKE]: [noAnswer()] })
    fireEvent.click(screen.getByRole('radio', { name: '오늘 자정까지' }))
    press('번호 만들기')
    await findText('인터넷 연결이 끊겼어요.')
    expect(screen.getByRole('radio', { name: '오늘 자정까지' })).toHaveProperty('checked', true)
  })

  it('is not offered to a session by such a code, nor to an account without an address', () => {
    open({}, aMe({ session: { ...aMe().session, isLimited: true } }))
    expect(screen.getByText(/일회용 로그인 번호로 로그인한 기기에서는/)).toBeDefined()
    cleanup()
    open({}, aMe({ email: null, signIns: ['naver'] }))
    expect(screen.getByText(/이 계정에는 이메일이 없어요/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '번호 만들기' })).toBeNull()
  })
})
