import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useIsLoggedIn } from '../member/use-is-logged-in.js'
import { At } from '../../testing/site-wrapper.fake.js'
import { useOnApiError, type OnApiError } from './use-on-api-error.js'

const failure = (code: ApiErrorCode, status: number, field?: string) =>
  new ApiError({ code, message: `${code}의 말`, status, field })

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <At pathname="/me" isLoggedIn>
      {children}
    </At>
  )
  const useBoth = () => ({ onApiError: useOnApiError(), isLoggedIn: useIsLoggedIn() })
  const { result } = renderHook(useBoth, { wrapper })
  return {
    fail: (...parameters: Parameters<OnApiError>) =>
      act(() => result.current.onApiError(...parameters)),
    isLoggedIn: () => result.current.isLoggedIn,
  }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useOnApiError', () => {
  it.each([
    ['LOGIN_REQUIRED', '로그인해야 볼 수 있는 화면이에요.'],
    ['SESSION_EXPIRED', '로그인이 풀렸어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.'],
  ] as const)('opens the login sheet over the page on %s', async (code, title) => {
    const { fail, isLoggedIn } = open()
    fail(failure(code, 401))
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
    expect(isLoggedIn()).toBe(false)
  })

  it('shows a refused input at its field, or as a toast where no field matches', async () => {
    const { fail } = open()
    const onField = vi.fn((field: string) => field === 'name')
    fail(failure('INVALID_INPUT', 400, 'name'), { onField })
    expect(onField).toHaveBeenCalledWith('name', 'INVALID_INPUT의 말')
    expect(screen.queryByRole('alert')).toBeNull()
    fail(failure('INVALID_INPUT', 400, 'other'), { onField })
    expect((await screen.findByRole('alert')).textContent).toContain('INVALID_INPUT의 말')
  })

  it('offers another try where one may help', async () => {
    const { fail } = open()
    const retry = vi.fn()
    fail(failure('NETWORK', 0), { retry })
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each([403, 404, 409])('offers none on %i', async (status) => {
    const { fail } = open()
    fail(failure('NOT_ALLOWED', status), { retry: vi.fn() })
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
  })

  it('leads to the terms where they were not agreed to', async () => {
    const { fail } = open()
    fail(failure('CONSENT_NEEDED', 403))
    expect(await screen.findByRole('button', { name: '동의하러 가기' })).toBeDefined()
  })

  it('shows no detail of a bug, and reports it', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const { fail } = open()
    const bug = new Error('internal detail')
    fail(bug)
    expect((await screen.findByRole('alert')).textContent).toContain('저희 쪽에 문제가')
    expect(document.body.textContent).not.toContain('internal detail')
    expect(report).toHaveBeenCalledWith(bug)
    vi.unstubAllGlobals()
  })
})
