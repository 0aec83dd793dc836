import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aTicket,
  button,
  field,
  openSignIn,
  press,
  refusal,
  says,
  send,
  signedIn,
  TICKET,
  write,
} from './internal/open-sign-in.fake'
import { SignUp } from './sign-up'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const SIGN_UP = 'POST /v1/user'
const CONFIRM = 'POST /v1/auth/email/confirm'
const RESEND = 'POST /v1/auth/email/resend'
const NICKNAME = 'GET /v1/user/nickname/check'
const FREE = { isFree: true, suggestions: [] }

const open = (replies: Record<string, unknown[]> = {}, ticket: string | null = null) =>
  openSignIn(<SignUp next="/me" ticket={ticket} />, { [NICKNAME]: [FREE], ...replies })
const heading = (name: string) => screen.findByRole('heading', { name })
const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))
const isTicked = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
const goBack = (state: unknown) =>
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })

async function toPerson(password = '긴 밤과 장작불 소리') {
  write('이메일', 'moksu@example.com')
  write('비밀번호', password)
  send()
  await heading('뭐라고 부를까요?')
}

async function toConsent() {
  await toPerson()
  write('이름', '김목수')
  write('닉네임', '모닥불')
  send()
  await heading('마지막으로 확인해 주세요')
}

function agree() {
  tick(/만 14세 이상/)
  tick(/이용약관/)
  tick(/개인정보/)
}

async function toCode(replies: Record<string, unknown[]> = {}) {
  const opened = open({ [SIGN_UP]: [aTicket()], ...replies })
  await toConsent()
  agree()
  send()
  await heading('메일을 살펴봐 주세요')
  return opened
}

describe('the three steps', () => {
  it('send what was typed, without marketing unless it was ticked, and the number signs in', async () => {
    const { bodiesOf, leftFor } = await toCode({ [CONFIRM]: [signedIn()] })
    expect(bodiesOf(SIGN_UP)).toEqual([
      {
        email: 'moksu@example.com',
        password: '긴 밤과 장작불 소리',
        name: '김목수',
        nickName: '모닥불',
        country: 'KR',
        hasAgreedToMarketing: false,
        consent: { isOver14: true, terms: '2026-11-21', privacy: '2026-11-21' },
      },
    ])
    write('메일로 받은 번호 6자리', '482-193')
    send()
    await waitFor(() => expect(leftFor).toHaveBeenCalledWith('/login/after?next=%2Fme'))
    expect(bodiesOf(CONFIRM)).toEqual([{ ticket: TICKET, code: '482193' }])
    expect(sessionStorage.length).toBe(0)
  })

  it('take the focus to each heading as it comes, and not to the first', async () => {
    open()
    expect(document.activeElement).toBe(document.body)
    await toPerson()
    expect(document.activeElement?.textContent).toBe('뭐라고 부를까요?')
  })

  it('go no further while something is wrong, and say where', () => {
    open()
    write('이메일', 'moksu@example.com')
    write('비밀번호', '짧아요')
    send()
    expect(screen.getByText('7글자만 더 써 주세요.')).toBeDefined()
    expect(document.activeElement).toBe(field('비밀번호'))
    expect(screen.queryByRole('heading', { name: '뭐라고 부를까요?' })).toBeNull()
  })

  it('are gone through backwards by the browser, with everything as it was', async () => {
    open()
    await toConsent()
    goBack({ signUpStep: 'person' })
    expect(field('닉네임')).toHaveProperty('value', '모닥불')
    goBack(null)
    expect(field('이메일')).toHaveProperty('value', 'moksu@example.com')
    expect(field('비밀번호')).toHaveProperty('value', '긴 밤과 장작불 소리')
  })

  it('are kept for the tab without the password', async () => {
    open()
    await toConsent()
    const kept = sessionStorage.getItem('doran_draft_sign_up')
    expect(kept).toContain('모닥불')
    expect(kept).not.toContain('장작불')
    cleanup()
    open()
    expect(field('이메일')).toHaveProperty('value', 'moksu@example.com')
    expect(field('비밀번호')).toHaveProperty('value', '')
    goBack({ signUpStep: 'consent' })
    expect(screen.getByRole('heading', { name: '어떤 이메일로 만날까요?' })).toBeDefined()
  })

  it('survive what is no draft', () => {
    sessionStorage.setItem('doran_draft_sign_up', '{"email":7,"name":')
    open()
    expect(field('이메일')).toHaveProperty('value', '')
  })
})

describe('what the API refuses', () => {
  it('is said at its field, on its step, with everything else kept', async () => {
    const common = '많이 쓰이는 비밀번호라 쉽게 뚫려요. 다르게 정해 주세요.'
    open({ [SIGN_UP]: [refusal('INVALID_INPUT', { field: 'password', message: common })] })
    await toConsent()
    agree()
    send()
    await heading('어떤 이메일로 만날까요?')
    expect(screen.getByText(common)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('비밀번호')))
    write('비밀번호', '긴 밤과 장작불 타는 소리')
    expect(screen.queryByText(common)).toBeNull()
  })

  it('is said above the form where no field is to blame', async () => {
    const { bodiesOf } = open({ [SIGN_UP]: [refusal('NETWORK', { status: 0 }), aTicket()] })
    await toConsent()
    agree()
    send()
    await says(/쓴 내용은 그대로/)
    expect(isTicked(/만 14세 이상/)).toBe(true)
    send()
    await heading('메일을 살펴봐 주세요')
    expect(bodiesOf(SIGN_UP)).toHaveLength(2)
  })
})

describe('nickname', () => {
  it('is asked about once it has stood still, and others are offered where it is taken', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const taken = { isFree: false, suggestions: ['모닥불7', '모닥불_1', '새모닥불', '넷째'] }
    const { asked } = open({ [NICKNAME]: [taken, FREE] })
    await toPerson()
    for (const written of ['모', '모닥', '모닥불']) write('닉네임', written)
    await act(() => vi.advanceTimersByTimeAsync(500))
    await says('이미 누군가 쓰고 있어요.')
    expect(asked.filter(({ key }) => key === NICKNAME).map(({ input }) => input['query'])).toEqual([
      { v: '모닥불' },
    ])
    expect(screen.queryByRole('button', { name: '넷째' })).toBeNull()
    press('새모닥불')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await says('쓸 수 있는 닉네임이에요.')
    expect(field('닉네임')).toHaveProperty('value', '새모닥불')
  })

  it('is not asked about while it cannot be one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = open()
    await toPerson()
    write('닉네임', '불')
    await act(() => vi.advanceTimersByTimeAsync(500))
    write('닉네임', '모닥 불!')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(asked).toEqual([])
  })
})

describe('consents', () => {
  it('are never ticked beforehand, and ticking all ticks the optional one too', async () => {
    open()
    await toConsent()
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('checked'))).toEqual(
      Array.from({ length: 5 }, () => null),
    )
    tick(/모두 동의/)
    expect(isTicked(/소식과 혜택/)).toBe(true)
    tick(/소식과 혜택/)
    expect([isTicked(/모두 동의/), isTicked(/이용약관/)]).toEqual([false, true])
  })

  it('are needed, but for the optional one', async () => {
    const { bodiesOf } = open()
    await toConsent()
    send()
    expect(screen.getAllByText('필수 약관에 동의해 주세요.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /만 14세 이상/ }))
    expect(bodiesOf(SIGN_UP)).toEqual([])
  })

  it('open their texts beside the form', async () => {
    open()
    await toConsent()
    const link = screen.getByRole('link', { name: /이용약관/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', '_blank'])
  })

  it('refuse somebody under fourteen kindly', async () => {
    open()
    await toConsent()
    press('아직 만 14세가 안 됐어요')
    await heading('아직은 함께할 수 없어요.')
    expect(screen.getByRole('link', { name: /둘러볼게요/ }).getAttribute('href')).toBe('/')
    goBack({ signUpStep: 'consent' })
    expect(button('가입하고 메일 받기')).toBeDefined()
  })
})

describe('the mailed number', () => {
  it('is asked for at once by a mail’s link', async () => {
    const { bodiesOf, leftFor } = open({ [CONFIRM]: [signedIn()] }, TICKET)
    write('메일로 받은 번호 6자리', '482193')
    send()
    await waitFor(() => expect(leftFor).toHaveBeenCalled())
    expect(bodiesOf(CONFIRM)).toEqual([{ ticket: TICKET, code: '482193' }])
  })

  it('comes again after a minute, under the ticket that it has then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const second = '01990000-0000-7000-8000-000000000002'
    const { bodiesOf } = await toCode({ [RESEND]: [aTicket(second)], [CONFIRM]: [signedIn()] })
    expect(screen.queryByRole('button', { name: '번호 다시 받기' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    press('번호 다시 받기')
    await waitFor(() => expect(bodiesOf(RESEND)).toEqual([{ ticket: TICKET }]))
    await says(/뒤에 다시 받을 수 있어요/)
    write('메일로 받은 번호 6자리', '482193')
    send()
    await waitFor(() => expect(bodiesOf(CONFIRM)).toEqual([{ ticket: second, code: '482193' }]))
  })

  it('is said to be wrong at its field', async () => {
    await toCode({ [CONFIRM]: [refusal('CODE_EXPIRED', { message: '시간이 지났어요.' })] })
    write('메일로 받은 번호 6자리', '482193')
    send()
    await says('시간이 지났어요.')
    expect(document.activeElement).toBe(field('메일로 받은 번호 6자리'))
  })

  it('leads back to the last step where its mail is gone for good', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await toCode({ [RESEND]: [refusal('CODE_EXPIRED')] })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    press('번호 다시 받기')
    await heading('마지막으로 확인해 주세요')
    expect(screen.getByText(/메일을 새로 보내 드릴게요/)).toBeDefined()
    expect(isTicked(/만 14세 이상/)).toBe(true)
  })

  it('can be read on this machine where mails stay on it, and only there', async () => {
    await toCode()
    expect(screen.getByRole('link', { name: '보낸 편지함' }).getAttribute('href')).toBe(
      '/api/v1/local/outbox',
    )
    cleanup()
    openSignIn(<SignUp next="/" ticket={TICKET} />, {}, { appEnv: 'production' })
    expect(screen.queryByRole('link', { name: '보낸 편지함' })).toBeNull()
  })
})
