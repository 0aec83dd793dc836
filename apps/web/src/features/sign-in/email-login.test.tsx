import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLoginResult } from '@doran/site/sign-in'
import { EmailLogin } from './email-login'
import {
  button,
  field,
  openSignIn,
  refusal,
  findText,
  send,
  signedIn,
  write,
} from './internal/open-sign-in.fake'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const LOGIN = 'POST /v1/auth/login'
const SHORT_TIME = 'POST /v1/auth/login/short-time'
const WRONG = '이메일이나 비밀번호가 맞지 않아요.'

const open = (replies: Record<string, unknown[]> = {}) =>
  openSignIn(<EmailLogin next="/me" way="password" resetCodeTicket={null} />, replies)

function fill(email = 'moksu@example.com', password = '긴 밤과 장작불') {
  write('이메일', email)
  write('비밀번호', password)
}

describe('by password', () => {
  it('signs in and goes on to where the person wanted to be', async () => {
    const { bodiesOf, replaced } = open({ [LOGIN]: [signedIn()] })
    fill()
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/login/after?next=%2Fme'))
    expect(bodiesOf(LOGIN)).toEqual([{ email: 'moksu@example.com', password: '긴 밤과 장작불' }])
    expect(localStorage.getItem('doran_last_sign_in')).toBe('email')
  })

  it('shows that somebody who was leaving has come back', async () => {
    const { replaced } = open({ [LOGIN]: [signedIn(true)] })
    fill()
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/login/after?next=%2Fme'))
    expect(takeLoginResult()).toEqual({ hasReturned: true, hasNewPassword: false })
  })

  it('blames neither address nor password, and keeps both', async () => {
    open({ [LOGIN]: [refusal('BAD_CREDENTIALS', { message: WRONG })] })
    fill()
    send()
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(field('비밀번호')).toHaveProperty('value', '긴 밤과 장작불')
    expect(field('이메일').getAttribute('aria-invalid')).toBeNull()
  })

  it('rests for half a minute after five failures', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const failures = Array.from({ length: 6 }, () => refusal('BAD_CREDENTIALS', { message: WRONG }))
    const { bodiesOf } = open({ [LOGIN]: failures })
    fill()
    for (let tried = 1; tried <= 5; tried += 1) {
      send()
      await waitFor(() => expect(bodiesOf(LOGIN)).toHaveLength(tried))
      await findText(WRONG)
    }
    await findText('30초 뒤에 다시 할 수 있어요.')
    expect(button('로그인')).toHaveProperty('disabled', true)
    send()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await findText('10초 뒤에 다시 할 수 있어요.')
    expect(bodiesOf(LOGIN)).toHaveLength(5)
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(button('로그인')).toHaveProperty('disabled', false)
    send()
    await waitFor(() => expect(bodiesOf(LOGIN)).toHaveLength(6))
  })

  it('counts the wait of TOO_MANY down', async () => {
    open({ [LOGIN]: [refusal('TOO_MANY', { status: 429, retryAfter: 61 })] })
    fill()
    send()
    await findText('요청이 너무 많아요.')
    await findText('1분 1초 뒤에 다시 할 수 있어요.')
    expect(field('비밀번호')).toHaveProperty('value', '긴 밤과 장작불')
  })

  it('keeps what was typed while there is no line, and takes it the next time', async () => {
    const { replaced } = open({ [LOGIN]: [refusal('NETWORK', { status: 0 }), signedIn()] })
    fill()
    send()
    await findText(/쓴 내용은 그대로/)
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalledOnce())
  })

  it('asks the API nothing about what cannot be right, and goes to the first field', () => {
    const { requests } = open()
    fill('moksu', '')
    send()
    expect(requests).toEqual([])
    expect(document.activeElement).toBe(field('이메일'))
    expect(field('이메일').getAttribute('aria-invalid')).toBe('true')
  })

  it('sends once while an answer is on its way', async () => {
    const { bodiesOf } = open({ [LOGIN]: [new Promise(() => undefined)] })
    fill()
    send()
    send()
    await waitFor(() => expect(button(/로그인/).getAttribute('aria-busy')).toBe('true'))
    expect(bodiesOf(LOGIN)).toHaveLength(1)
  })

  it('takes over what was typed before its script stood', async () => {
    const { bodiesOf } = openSignIn(
      <EmailLogin next="/" way="password" resetCodeTicket={null} />,
      { [LOGIN]: [new Promise(() => undefined)] },
      {
        beforeHydration: () => fill(),
      },
    )
    send()
    await waitFor(() =>
      expect(bodiesOf(LOGIN)).toEqual([{ email: 'moksu@example.com', password: '긴 밤과 장작불' }]),
    )
  })

  it('does nothing before its script stands', () => {
    open()
    expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog')
  })
})

describe('by short-time password', () => {
  it('takes the address along, and the code as it is read', async () => {
    const { bodiesOf, replaced } = open({ [SHORT_TIME]: [signedIn()] })
    write('이메일', 'moksu@example.com')
    fireEvent.click(screen.getByRole('radio', { name: '일회용 로그인 번호' }))
    write('일회용 로그인 번호', '7kq4-m2px')
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalled())
    expect(bodiesOf(SHORT_TIME)).toEqual([{ email: 'moksu@example.com', code: '7KQ4M2PX' }])
    expect(localStorage.getItem('doran_last_sign_in')).toBe('short-time')
  })

  it('blames neither address nor code', async () => {
    openSignIn(<EmailLogin next="/" way="short-time" resetCodeTicket={null} />, {
      [SHORT_TIME]: [refusal('CODE_WRONG')],
    })
    write('이메일', 'moksu@example.com')
    write('일회용 로그인 번호', '7KQ4M2PX')
    send()
    expect((await screen.findByRole('alert')).textContent).toContain(
      '이메일이나 일회용 로그인 번호가 맞지 않아요.',
    )
  })
})
