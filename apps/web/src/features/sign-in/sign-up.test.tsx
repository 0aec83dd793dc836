import { PRIVACY_VERSION, TERMS_VERSION } from '@doran/contract/names'
import { FIELD_COPY } from '@doran/contract/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  button,
  field,
  inNewTabs,
  press,
  send,
  signedIn,
  CODE_TICKET,
  write,
} from './internal/open-sign-in.fake'
import {
  SIGN_UP,
  CONFIRM,
  open,
  heading,
  tick,
  isTicked,
  goBack,
  toPerson,
  toConsent,
  toCode,
} from './internal/sign-up-steps.fake'

inNewTabs()

describe('the three steps', () => {
  it('send what was typed, without marketing unless it was ticked, and the number signs in', async () => {
    const { bodiesOf, replaced } = await toCode({ [CONFIRM]: [signedIn()] })
    expect(bodiesOf(SIGN_UP)).toEqual([
      {
        email: 'moksu@example.com',
        password: '긴 밤과 장작불 소리',
        name: '김목수',
        nickName: '모닥불',
        country: 'KR',
        hasAgreedToMarketing: false,
        consent: { isOver14: true, terms: TERMS_VERSION, privacy: PRIVACY_VERSION },
      },
    ])
    write('인증번호 6자리', '482-193')
    send()
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/login/after?next=%2Fme'))
    expect(bodiesOf(CONFIRM)).toEqual([{ ticket: CODE_TICKET, code: '482193' }])
    expect(sessionStorage.length).toBe(0)
  })

  it('take the focus to each heading as it comes, and not to the first', async () => {
    open()
    expect(document.activeElement).toBe(document.body)
    await toPerson()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('프로필'))
  })

  it('go no further while something is wrong, and say where', () => {
    open()
    write('이메일', 'moksu@example.com')
    write('비밀번호', '짧아요')
    send()
    expect(screen.getByText('7자 더 입력해 주세요.')).toBeDefined()
    expect(document.activeElement).toBe(field('비밀번호'))
    expect(screen.queryByRole('heading', { name: '프로필' })).toBeNull()
  })

  it('are gone through backwards by the browser, with everything as it was', async () => {
    open()
    await toConsent()
    goBack({ step: 'person' })
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
    expect(screen.getByText(/비밀번호는 저장해 두지 않아요/)).toBeDefined()
    goBack({ step: 'consent' })
    expect(screen.getByRole('heading', { name: '이메일과 비밀번호' })).toBeDefined()
    write('비밀번호', '긴 밤과 장작불 소리')
    expect(screen.getByRole('heading', { name: '이메일과 비밀번호' })).toBeDefined()
  })

  it('ask for no password again that was never typed', () => {
    open()
    write('이메일', 'moksu@example.com')
    cleanup()
    open()
    expect(field('이메일')).toHaveProperty('value', 'moksu@example.com')
    expect(screen.queryByText(/남겨 두지 않아요/)).toBeNull()
  })

  it('say once what is wrong with a password', () => {
    open()
    write('비밀번호', 'qwerty12345')
    send()
    expect(screen.getAllByText(FIELD_COPY.passwordCommon)).toHaveLength(1)
    expect(screen.getByText('이메일을 입력해 주세요.')).toBeDefined()
    write('비밀번호', '긴 밤과 장작불 소리')
    expect(screen.queryByText(FIELD_COPY.passwordCommon)).toBeNull()
  })

  it('survive what is no draft', () => {
    sessionStorage.setItem('doran_draft_sign_up', '{"email":7,"name":')
    open()
    expect(field('이메일')).toHaveProperty('value', '')
  })
})

describe('consents', () => {
  it('are never ticked beforehand, and ticking all ticks the optional one too', async () => {
    open()
    await toConsent()
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('checked'))).toEqual(
      Array.from({ length: 5 }, () => null),
    )
    tick(/전체 동의/)
    expect(isTicked(/소식과 혜택/)).toBe(true)
    tick(/소식과 혜택/)
    expect([isTicked(/전체 동의/), isTicked(/이용약관/)]).toEqual([false, true])
  })

  it('are needed, but for the optional one', async () => {
    const { bodiesOf } = open()
    await toConsent()
    send()
    for (const words of [
      '만 14세 이상인지 확인해 주세요.',
      '이용약관에 동의해야 가입할 수 있어요.',
      '개인정보 수집·이용에 동의해야 가입할 수 있어요.',
    ])
      expect(screen.getByText(words)).toBeDefined()
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
    press('만 14세 미만이에요')
    await heading('만 14세부터 가입할 수 있어요.')
    expect(screen.getByRole('link', { name: /둘러보기/ }).getAttribute('href')).toBe('/')
    goBack({ step: 'consent' })
    expect(button('동의하고 인증 메일 받기')).toBeDefined()
  })
})
