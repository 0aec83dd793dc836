import { ApiError } from '@doran/api-client'
import { STORAGE_KEYS } from '@doran/contract/names'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { LOGIN_REASONS } from './login-reasons.js'
import type { LoginRequest } from './login-request.js'
import { storePendingAction, takePendingAction } from './pending-action.js'
import { signInDraft } from './sign-in-drafts.js'
import { useLoginSheet } from './use-login-sheet.js'

const pendingAction = { type: 'continue-story', sessionId: 's1' } as const

const LOGIN = 'POST /v1/auth/login'

async function open(request: LoginRequest, replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi(replies, [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <At basePath="/doran-tales" pathname="/play/s1" api={client}>
      <p>읽던 이야기</p>
      {children}
    </At>
  )
  const { result } = renderHook(useLoginSheet, { wrapper })
  const ask = (wanted: LoginRequest) => act(() => result.current.ask(wanted))
  ask(request)
  return { ask, requests, sheet: await screen.findByRole('dialog') }
}

function fillIn(email: string, password: string) {
  for (const [label, value] of [
    ['이메일', email],
    ['비밀번호', password],
  ] as const)
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: '로그인' }))

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const follow = (name: string) => {
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

beforeEach(() => window.history.replaceState(null, '', '/doran-tales/play/s1?leaf=2'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the login sheet', () => {
  it('says why, over the page, and comes back to it', async () => {
    const { sheet } = await open({ reason: 'continue-story' })
    expect(sheet.textContent).toContain(LOGIN_REASONS['continue-story'])
    const next = encodeURIComponent('/doran-tales/play/s1?leaf=2')
    expect(hrefOf('다른 방법으로 로그인')).toBe(`/login?next=${next}&reason=continue-story`)
    expect(hrefOf('회원가입')).toBe(`/signup?next=${next}`)
    expect(hrefOf('비밀번호 찾기')).toBe(`/login/email?next=${next}&way=forgotten`)
    expect(document.body.textContent).toContain('읽던 이야기')
  })

  it('goes on to another place of the product where one is named, and to no other', async () => {
    const { ask } = await open({ reason: 'required', next: '/me' })
    expect(hrefOf('회원가입')).toBe('/signup?next=%2Fme')
    ask({ reason: 'required', next: '//evil.example' })
    expect(hrefOf('회원가입')).toBe('/signup')
  })

  it('stores the pending action only once a link is followed', async () => {
    await open({ reason: 'continue-story', pendingAction })
    expect(sessionStorage).toHaveLength(0)
    follow('다른 방법으로 로그인')
    expect(takePendingAction()).toEqual(pendingAction)
  })

  it.each(['다른 방법으로 로그인', '회원가입', '비밀번호 찾기'])(
    'is gone once %s is followed',
    async (way) => {
      await open({ reason: 'required' })
      follow(way)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('signs in where one is, and what was to be done is done after it', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    const refused = new ApiError({ code: 'BAD_CREDENTIALS', message: '맞지 않아요.', status: 401 })
    const { requests } = await open(
      { reason: 'continue-story', pendingAction },
      { [LOGIN]: [refused, { hasReturned: false }] },
    )
    fillIn('moksu@example.com', '달빛아래모닥불')
    send()
    expect(await screen.findByText('맞지 않아요.')).toBeDefined()
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingAction)).toBeNull()
    send()
    const next = encodeURIComponent('/doran-tales/play/s1?leaf=2')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/login/after?next=${next}`))
    expect(takePendingAction()).toEqual(pendingAction)
    expect(requests.map(({ key }) => key)).toEqual([LOGIN, LOGIN])
    expect(requests[0]?.input['body']).toEqual({
      email: 'moksu@example.com',
      password: '달빛아래모닥불',
    })
  })

  it('keeps a typed address for the pages that it leads to, and no password', async () => {
    await open({ reason: 'required' })
    fillIn('moksu@example.com', '달빛아래모닥불')
    follow('비밀번호 찾기')
    expect(signInDraft.read()).toEqual({ email: 'moksu@example.com' })
    const stored = [sessionStorage, localStorage].flatMap((store) => Object.values(store))
    expect(stored.join(' ')).not.toContain('달빛')
  })

  it('drops what was to be done for another reason', async () => {
    storePendingAction(pendingAction)
    await open({ reason: 'required' })
    follow('회원가입')
    expect(takePendingAction()).toBeNull()
  })

  it('lets the person stay', async () => {
    await open({ reason: 'required' })
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takePendingAction()).toBeNull()
  })
})
