import { FIELD_COPY } from '@doran/contract/errors'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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
import {
  SIGN_UP,
  CONFIRM,
  RESEND,
  open,
  heading,
  isTicked,
  toConsent,
  agree,
  toCode,
} from './internal/sign-up-steps.fake'
import { SignUp } from './sign-up'

inNewTabs()

describe('what the API refuses', () => {
  it('is said at its field, on its step, with everything else kept', async () => {
    const common = '많이 쓰이는 말이 들어 있어 쉽게 뚫려요. 다르게 정해 주세요.'
    open({ [SIGN_UP]: [refusal('INVALID_INPUT', { field: 'password', message: common })] })
    await toConsent()
    agree()
    send()
    await heading('이메일과 비밀번호')
    // It stays: a step that is drawn anew takes nothing for typed.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(screen.getByText(common)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('비밀번호')))
    write('비밀번호', '긴 밤과 장작불 타는 소리')
    expect(screen.queryByText(common)).toBeNull()
  })

  it('is said of a nickname in its own words', async () => {
    const reserved = FIELD_COPY.nickNameReserved
    const refused = refusal('INVALID_INPUT', { field: 'nickName', message: reserved })
    open({ [SIGN_UP]: [refused] })
    await toConsent()
    agree()
    send()
    await heading('프로필')
    expect(await findText(reserved)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('닉네임')))
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    fireEvent.blur(field('닉네임'))
    expect(screen.getByText(reserved)).toBeDefined()
    expect(screen.queryByText('쓸 수 있는 닉네임이에요.')).toBeNull()
  })

  it('is said above the form where no field is to blame', async () => {
    const { bodiesOf } = open({
      [SIGN_UP]: [refusal('NETWORK', { status: 0 }), codeTicketFixture()],
    })
    await toConsent()
    agree()
    send()
    await findText(/쓴 내용은 그대로/)
    expect(isTicked(/만 14세 이상/)).toBe(true)
    send()
    await heading('이메일 인증')
    expect(bodiesOf(SIGN_UP)).toHaveLength(2)
  })
})

describe('the mailed number', () => {
  it('is asked for at once by a mail’s link', async () => {
    const { bodiesOf, replaced } = open({ [CONFIRM]: [signedIn()] }, CODE_TICKET)
    write('인증번호 6자리', '482193')
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalled())
    expect(bodiesOf(CONFIRM)).toEqual([{ ticket: CODE_TICKET, code: '482193' }])
  })

  it('is asked for again by a page that is read anew', async () => {
    await toCode()
    expect(new URLSearchParams(window.location.search).get('ticket')).toBe(CODE_TICKET)
  })

  it('comes again after a minute, under the ticket that it has then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const second = '01990000-0000-7000-8000-000000000002'
    const { bodiesOf } = await toCode({
      [RESEND]: [codeTicketFixture(second)],
      [CONFIRM]: [signedIn()],
    })
    expect(screen.queryByRole('button', { name: '인증번호 다시 받기' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    press('인증번호 다시 받기')
    await waitFor(() => expect(bodiesOf(RESEND)).toEqual([{ ticket: CODE_TICKET }]))
    await findText(/뒤에 다시 받을 수 있어요/)
    write('인증번호 6자리', '482193')
    send()
    await waitFor(() => expect(bodiesOf(CONFIRM)).toEqual([{ ticket: second, code: '482193' }]))
  })

  it('is said to be wrong at its field', async () => {
    await toCode({ [CONFIRM]: [refusal('CODE_EXPIRED', { message: '시간이 지났어요.' })] })
    write('인증번호 6자리', '482193')
    send()
    await findText('시간이 지났어요.')
    await waitFor(() => expect(document.activeElement).toBe(field('인증번호 6자리')))
  })

  it('leads back to the last step where its mail is gone for good', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await toCode({ [RESEND]: [refusal('CODE_EXPIRED')] })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    press('인증번호 다시 받기')
    await heading('약관 동의')
    expect(screen.getByText(/인증 메일을 다시 받아 주세요/)).toBeDefined()
    expect(isTicked(/만 14세 이상/)).toBe(true)
  })

  it('leads to the first step where its link is opened elsewhere and is good for nothing any more', async () => {
    open({ [RESEND]: [refusal('CODE_EXPIRED')] }, CODE_TICKET)
    press('인증번호 다시 받기')
    await heading('이메일과 비밀번호')
    expect(screen.getByText(/인증 메일을 다시 받아 주세요/)).toBeDefined()
  })

  it('can be read on this machine where mails stay on it, and only there', async () => {
    await toCode()
    expect(screen.getByRole('link', { name: '보낸 편지함(새 창)' }).getAttribute('href')).toBe(
      '/api/v1/local/outbox',
    )
    cleanup()
    openSignIn(<SignUp next="/" ticket={CODE_TICKET} />, {}, { appEnv: 'production' })
    expect(screen.queryByRole('link', { name: '보낸 편지함(새 창)' })).toBeNull()
  })
})
