import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openSignIn, press, refusal, findText } from './internal/open-sign-in.fake'
import { LoginChoices } from './login-choices'
import { loginErrorMessage } from './login-messages'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const START = 'POST /v1/auth/provider/{provider}/start'
const PROVIDERS = ['kakao', 'naver', 'google', 'apple'] as const

function open(replies: Record<string, unknown[]> = {}, refused: string | null = null) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const opened = openSignIn(
    <LoginChoices next="/me" providers={PROVIDERS} reason={null} refusal={refused} />,
    replies,
  )
  return { ...opened, assign }
}

const link = (name: RegExp) => screen.getByRole('link', { name })

describe('providers', () => {
  it('take the person to where the API says, and are remembered', async () => {
    const url = 'https://kauth.example/authorize'
    const { requests, assign } = open({ [START]: [{ url }] })
    press('카카오로 계속하기')
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
    expect(requests[0]?.input).toEqual({ params: { provider: 'kakao' }, body: { next: '/me' } })
    expect(localStorage.getItem('doran_last_sign_in')).toBe('kakao')
  })

  it('say that they do not answer, and leave the other ways open', async () => {
    const { assign } = open({ [START]: [refusal('PROVIDER_DOWN', { message: '응답이 없어요.' })] })
    press('Google로 계속하기')
    await findText('응답이 없어요.')
    expect(assign).not.toHaveBeenCalled()
    expect(button('Google로 계속하기').getAttribute('aria-busy')).toBeNull()
    expect(localStorage.getItem('doran_last_sign_in')).toBeNull()
  })

  it('can be pressed again by whoever comes back', async () => {
    const { assign } = open({ [START]: [{ url: 'https://kauth.example/authorize' }] })
    press('카카오로 계속하기')
    await waitFor(() => expect(assign).toHaveBeenCalled())
    window.dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(button(/카카오로 계속하기/).getAttribute('aria-busy')).toBeNull())
  })
})

describe('ways in', () => {
  it('carry along where the person wanted to be', () => {
    open()
    expect(link(/이메일로 로그인/).getAttribute('href')).toBe('/login/email?next=%2Fme')
    expect(link(/일회용 로그인 번호/).getAttribute('href')).toBe(
      '/login/email?way=short-time&next=%2Fme',
    )
    expect(link(/회원가입/).getAttribute('href')).toBe('/signup?next=%2Fme')
  })

  it('mark the one taken last, and none that nobody knows', () => {
    localStorage.setItem('doran_last_sign_in', 'email')
    open()
    expect(link(/이메일로 로그인 최근에 사용/)).toBeDefined()
    cleanup()
    localStorage.setItem('doran_last_sign_in', 'facebook')
    open()
    expect(screen.queryByText('최근에 사용')).toBeNull()
  })

  it('say how a provider ended', () => {
    open({}, loginErrorMessage('provider_cancelled', 'kakao'))
    expect(screen.getByRole('alert').textContent).toBe(
      '카카오 로그인이 취소됐어요. 다른 방법으로도 로그인할 수 있어요.',
    )
  })
})

describe('refusalWords', () => {
  it('lets no words of an address onto the page', () => {
    expect(loginErrorMessage(null, 'kakao')).toBeNull()
    expect(loginErrorMessage('provider_cancelled', '<b>은행</b>')).toBe(
      '로그인이 취소됐어요. 다른 방법으로도 로그인할 수 있어요.',
    )
    expect(loginErrorMessage('비밀번호를 문자로 보내세요', 'kakao')).toBe(
      '로그인을 마치지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
    )
  })

  it('shows what went wrong', () => {
    expect(loginErrorMessage('provider_down', 'apple')).toBe(
      'Apple 로그인은 지금 응답이 없어요. 다른 방법으로도 로그인할 수 있어요.',
    )
    expect(loginErrorMessage('account_exists', 'naver')).toContain('이미 있어요')
    expect(loginErrorMessage('toString', 'naver')).toContain('마치지 못했어요')
  })
})
