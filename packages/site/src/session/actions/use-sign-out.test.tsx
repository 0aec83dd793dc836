import { ApiError } from '@doran/api-client'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { useSignOut } from './use-sign-out.js'

const LOGOUT = 'POST /v1/auth/logout'

function SignOutButton() {
  const { isBusy, signOut } = useSignOut()
  return (
    <button type="button" aria-busy={isBusy} onClick={signOut}>
      로그아웃
    </button>
  )
}

function open(replies: unknown[]) {
  const { client } = fakeApi({ [LOGOUT]: replies }, [])
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  render(
    <At pathname="/me" api={client}>
      <SignOutButton />
    </At>,
  )
  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  return replace
}

beforeEach(() => {
  localStorage.setItem('doran_draft_story-1', '문을 연다')
  localStorage.setItem('doran_recent_searches', '["밤"]')
  localStorage.setItem('doran_pace', 'fast')
  sessionStorage.setItem('doran_draft_profile_1', '{}')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('useSignOut', () => {
  it('leaves for a page of its own, with nothing of the member, and says so there', async () => {
    const replace = open([undefined])
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    expect(localStorage.getItem('doran_sign_in_mark')).toMatch(/^left /)
    expect(localStorage.getItem('doran_draft_story-1')).toBeNull()
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBeNull()
    expect(localStorage.getItem('doran_recent_searches')).toBeNull()
    expect(localStorage.getItem('doran_pace')).toBe('fast')
    cleanup()
    render(<At pathname="/">홈</At>)
    expect(await screen.findByText('로그아웃했어요.')).toBeDefined()
    cleanup()
    render(<At pathname="/">홈</At>)
    expect(sessionStorage.getItem('doran_left_word')).toBeNull()
  })

  it('stays signed in when it fails, and can be tried again', async () => {
    const failure = new ApiError({ code: 'NETWORK', message: '인터넷이 끊겼어요.', status: 0 })
    const replace = open([failure, undefined])
    const again = await screen.findByRole('button', { name: '다시 시도' })
    expect(replace).not.toHaveBeenCalled()
    expect(localStorage.getItem('doran_sign_in_mark')).toBeNull()
    expect(localStorage.getItem('doran_draft_story-1')).toBe('문을 연다')
    fireEvent.click(again)
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  })
})
