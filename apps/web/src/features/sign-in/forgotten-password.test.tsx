import { FIELD_COPY } from '@doran/contract/errors'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { takeLoginResult } from '@doran/site/sign-in'
import { EmailLogin } from './email-login'
import {
  codeTicketFixture,
  field,
  inNewTabs,
  openSignIn,
  press,
  refusal,
  findText,
  send,
  signedIn,
  CODE_TICKET,
  write,
} from './internal/open-sign-in.fake'

inNewTabs()

const REQUEST = 'POST /v1/auth/password/reset-request'
const RESET = 'POST /v1/auth/password/reset'

const open = (replies: Record<string, unknown[]> = {}, resetCodeTicket: string | null = null) =>
  openSignIn(<EmailLogin next="/me" way="password" resetCodeTicket={resetCodeTicket} />, replies)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a forgotten password', () => {
  const back = (step: string | null) =>
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: step && { step } }))
    })

  async function request(replies: Record<string, unknown[]> = {}) {
    const opened = open({ [REQUEST]: [codeTicketFixture()], ...replies })
    write('이메일', 'moksu@example.com')
    press('비밀번호 찾기')
    expect(field('이메일')).toHaveProperty('value', 'moksu@example.com')
    send()
    await heading('이메일 인증')
    return opened
  }

  it('is set anew with the mailed number, and signs in, which the next page tells', async () => {
    const { bodiesOf, replaced } = await request({ [RESET]: [signedIn()] })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('이메일 인증'))
    write('인증번호 6자리', '482 193')
    write('새 비밀번호', '긴 밤과 장작불 타는 소리')
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/login/after?next=%2Fme'))
    expect(takeLoginResult()).toEqual({ hasReturned: false, hasNewPassword: true })
    expect(bodiesOf(RESET)).toEqual([
      { ticket: CODE_TICKET, code: '482193', password: '긴 밤과 장작불 타는 소리' },
    ])
    expect(sessionStorage.length).toBe(0)
  })

  it('shows to which address the number went, and what the new password must be', async () => {
    await request()
    expect(screen.getByText('moksu@example.com')).toBeDefined()
    expect(screen.getByText(/^10자 이상, 특수문자는 선택/)).toBeDefined()
    write('새 비밀번호', 'qwerty12345')
    expect(screen.getByText(FIELD_COPY.passwordCommon)).toBeDefined()
  })

  it('shows a wrong number at its field and keeps the password', async () => {
    await request({ [RESET]: [refusal('CODE_WRONG', { message: '번호가 맞지 않아요.' })] })
    write('인증번호 6자리', '482193')
    write('새 비밀번호', '긴 밤과 장작불 타는 소리')
    send()
    await findText('번호가 맞지 않아요.')
    await waitFor(() => expect(document.activeElement).toBe(field('인증번호 6자리')))
    expect(field('새 비밀번호')).toHaveProperty('value', '긴 밤과 장작불 타는 소리')
    write('인증번호 6자리', '4821')
    expect(screen.queryByText('번호가 맞지 않아요.')).toBeNull()
  })

  it('shows a password that the API refuses at its field', async () => {
    const common = refusal('INVALID_INPUT', { field: 'password', message: '쉽게 뚫려요.' })
    await request({ [RESET]: [common] })
    write('인증번호 6자리', '482193')
    write('새 비밀번호', 'michaeljackson')
    send()
    await findText('쉽게 뚫려요.')
    await waitFor(() => expect(document.activeElement).toBe(field('새 비밀번호')))
  })

  it('goes back and forth step by step with the browser', async () => {
    await request()
    back('request')
    await heading('비밀번호 찾기')
    expect(field('이메일')).toHaveProperty('value', 'moksu@example.com')
    back('login')
    await heading('이메일로 로그인')
    back('code')
    await heading('이메일 인증')
  })

  it('is found again by a page that is read anew', async () => {
    await request()
    expect(window.location.pathname + window.location.search).toBe(
      `/login/email?reset=${CODE_TICKET}&next=%2Fme`,
    )
    cleanup()
    open({}, CODE_TICKET)
    await heading('이메일 인증')
    expect(screen.getByText('moksu@example.com')).toBeDefined()
    window.history.back()
    await heading('비밀번호 찾기')
    await waitFor(() => expect(field('이메일')).toHaveProperty('value', 'moksu@example.com'))
    window.history.back()
    await heading('이메일로 로그인')
    cleanup()
    openSignIn(<EmailLogin next="/me" way="forgotten" resetCodeTicket={null} />)
    await heading('비밀번호 찾기')
  })

  it('gets another number after a minute, and is found under its ticket then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const second = '01990000-0000-7000-8000-000000000002'
    const { bodiesOf } = await request({
      [REQUEST]: [codeTicketFixture(), codeTicketFixture(second)],
    })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    press('인증번호 다시 받기')
    await findText(/뒤에 다시 받을 수 있어요/)
    expect(bodiesOf(REQUEST)).toEqual([
      { email: 'moksu@example.com' },
      { email: 'moksu@example.com' },
    ])
    expect(window.location.search).toContain(second)
    expect(screen.getByText('moksu@example.com')).toBeDefined()
  })

  it('asks for the address where a mail’s link is opened elsewhere', async () => {
    open({}, CODE_TICKET)
    press('인증번호 새로 받기')
    await heading('비밀번호 찾기')
    press('로그인으로')
    expect(await heading('이메일로 로그인')).toBeDefined()
  })
})
