import { act, fireEvent, screen } from '@testing-library/react'
import { SignUp } from '../sign-up'
import { codeTicketFixture, openSignIn, send, write } from './open-sign-in.fake'

export const SIGN_UP = 'POST /v1/user'
export const CONFIRM = 'POST /v1/auth/email/confirm'
export const RESEND = 'POST /v1/auth/email/resend'
export const NICKNAME = 'GET /v1/user/nickname/check'
export const FREE = { isFree: true, isReserved: false, suggestions: [] }

/** The sign-up before an API with these replies; nicknames are free unless it says otherwise. */
export const open = (replies: Record<string, unknown[]> = {}, ticket: string | null = null) =>
  openSignIn(<SignUp next="/me" ticket={ticket} />, { [NICKNAME]: [FREE], ...replies })
export const heading = (name: string) => screen.findByRole('heading', { name })
export const tick = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('checkbox', { name }))
export const isTicked = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
export const goBack = (state: unknown) =>
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })

export async function toPerson(password = '긴 밤과 장작불 소리') {
  write('이메일', 'moksu@example.com')
  write('비밀번호', password)
  send()
  await heading('프로필')
}

export async function toConsent() {
  await toPerson()
  write('이름', '김목수')
  write('닉네임', '모닥불')
  send()
  await heading('약관 동의')
}

export function agree() {
  tick(/만 14세 이상/)
  tick(/이용약관/)
  tick(/개인정보/)
}

export async function toCode(replies: Record<string, unknown[]> = {}) {
  const opened = open({ [SIGN_UP]: [codeTicketFixture()], ...replies })
  await toConsent()
  agree()
  send()
  await heading('이메일 인증')
  return opened
}
