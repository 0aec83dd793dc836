import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { LOGIN_REASONS } from './login-reasons.js'
import type { LoginRequest } from './login-request.js'
import { storePendingAction, takePendingAction } from './pending-action.js'
import { useLoginSheet } from './use-login-sheet.js'

const pendingAction = { type: 'continue-story', sessionId: 's1' } as const

async function open(request: LoginRequest) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <At basePath="/doran-tales" pathname="/play/s1">
      <p>읽던 이야기</p>
      {children}
    </At>
  )
  const { result } = renderHook(useLoginSheet, { wrapper })
  const ask = (asked: LoginRequest) => act(() => result.current.ask(asked))
  ask(request)
  return { ask, sheet: await screen.findByRole('dialog') }
}

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
    expect(hrefOf('로그인')).toBe(`/login?next=${next}&reason=continue-story`)
    expect(hrefOf('회원가입')).toBe(`/signup?next=${next}`)
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
    follow('로그인')
    expect(takePendingAction()).toEqual(pendingAction)
  })

  it.each(['로그인', '회원가입'])('is gone once %s is followed', async (way) => {
    await open({ reason: 'required' })
    follow(way)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('drops what was to be done for another reason', async () => {
    storePendingAction(pendingAction)
    await open({ reason: 'required' })
    follow('회원가입')
    expect(takePendingAction()).toBeNull()
  })

  it('lets the person stay', async () => {
    await open({ reason: 'required' })
    fireEvent.click(screen.getByRole('button', { name: '나중에' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takePendingAction()).toBeNull()
  })
})
