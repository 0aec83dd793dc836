import { describe, expect, it } from 'vitest'
import { loginPath, signupPath } from './login-path.js'
import { loginReasonCopy } from './login-reasons.js'

describe('the way to sign in', () => {
  it('carries the page to continue on, and the reason', () => {
    expect(loginPath({ next: '/doran-tales?genre=SF', reason: 'continue-story' })).toBe(
      '/login?next=%2Fdoran-tales%3Fgenre%3DSF&reason=continue-story',
    )
    expect(signupPath({ next: '/me', reason: 'required' })).toBe('/signup?next=%2Fme')
  })

  it('leaves out what is not safe or not needed', () => {
    expect(loginPath({ next: '/' })).toBe('/login')
    expect(loginPath({ next: '//evil.example' })).toBe('/login')
    expect(loginPath({ next: '/login/email' })).toBe('/login')
  })

  it('has copy for known reasons alone', () => {
    expect(loginReasonCopy('expired')).toContain('로그인이 풀렸어요')
    for (const key of [null, undefined, '', 'toString', '<b>지금 로그인하세요</b>']) {
      expect(loginReasonCopy(key)).toBeNull()
    }
  })
})
