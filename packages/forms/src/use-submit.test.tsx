import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSubmit, type Attempt, type SubmitOptions } from './use-submit.js'

afterEach(cleanup)

const refused = (
  code: ApiErrorCode,
  status = 400,
  more: { field?: string; retryAfter?: number } = {},
) => new ApiError({ code, status, message: `거절: ${code}`, ...more })

function open(options?: SubmitOptions) {
  const { result } = renderHook(() => useSubmit(options))
  const now = () => result.current
  const fail = (error: Error) =>
    act(() =>
      now().submit(async () => {
        throw error
      }),
    )
  return { now, fail }
}

describe('useSubmit', () => {
  it('sends once at a time', async () => {
    const { now } = open()
    const answer = Promise.withResolvers<void>()
    const send = vi.fn<() => Promise<void>>(() => answer.promise)
    await act(async () => {
      void now().submit(send)
      void now().submit(send)
    })
    expect([send.mock.calls.length, now().isBusy]).toEqual([1, true])
    await act(async () => answer.resolve())
    expect(now().isBusy).toBe(false)
    await act(() => now().submit(send))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('shows a refusal at its field until the next attempt', async () => {
    const { now, fail } = open()
    await fail(refused('INVALID_INPUT', 400, { field: 'name' }))
    expect(now().refusal).toMatchObject({ field: 'name', message: '거절: INVALID_INPUT' })
    act(() => now().clearField('email'))
    expect(now().refusal).not.toBeNull()
    act(() => now().clearField('name'))
    expect(now().refusal).toBeNull()
    await fail(refused('INVALID_INPUT'))
    await act(() => now().submit(() => Promise.resolve()))
    expect(now().refusal).toBeNull()
  })

  it('maps codes and body fields to the form’s fields', async () => {
    const { now, fail } = open({
      errors: {
        codes: { BAD_CREDENTIALS: { field: 'current', message: '달라요.' }, CODE_WRONG: {} },
        fields: { password: 'next' },
      },
    })
    await fail(refused('BAD_CREDENTIALS', 401))
    expect(now().refusal).toMatchObject({ field: 'current', message: '달라요.' })
    await fail(refused('INVALID_INPUT', 400, { field: 'password' }))
    expect(now().refusal).toMatchObject({ field: 'next', message: '거절: INVALID_INPUT' })
    await fail(refused('CODE_WRONG', 400, { field: 'code' }))
    expect(now().refusal?.field).toBeUndefined()
  })

  it('sends nothing before a wait is over', async () => {
    const { now, fail } = open()
    await fail(refused('TOO_MANY', 429, { retryAfter: 30 }))
    expect(now().isWaiting).toBe(true)
    const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await act(() => now().submit(send))
    expect(send).not.toHaveBeenCalled()
    act(() => now().clear())
    await act(() => now().submit(send))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('repeats the same input under the same id until the server has answered', async () => {
    const { now } = open()
    const ids: string[] = []
    const attempt = (input: unknown, error?: ApiError) =>
      act(() =>
        now().submit(
          ({ id }: Attempt) => {
            ids.push(id)
            return error ? Promise.reject(error) : Promise.resolve()
          },
          { input },
        ),
      )
    const offline = refused('NETWORK', 0)
    await attempt({ a: 1 }, offline)
    await attempt({ a: 1 }, refused('UNKNOWN', 500))
    await attempt({ a: 2 }, offline)
    await attempt({ a: 2 })
    await attempt({ a: 2 }, refused('INVALID_INPUT'))
    await attempt({ a: 2 })
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).toBe(ids[3])
    expect(new Set(ids).size).toBe(4)
  })

  it('hands failures of no field to the page’s notice', async () => {
    const notice = { show: vi.fn<(error: unknown) => void>(), hide: vi.fn<() => void>() }
    const { now, fail } = open({ notice, errors: { fields: { name: 'name' } } })
    await fail(refused('INVALID_INPUT', 400, { field: 'name' }))
    expect(notice.show).not.toHaveBeenCalled()
    const bug = new Error('a bug')
    await fail(refused('NETWORK', 0))
    await fail(bug)
    expect(notice.show.mock.lastCall).toEqual([bug])
    expect([notice.show.mock.calls.length, notice.hide.mock.calls.length]).toEqual([2, 3])
    expect([now().refusal, now().isBusy]).toEqual([null, false])
  })

  it('throws on what is no error of the API, and can be sent again', async () => {
    const { now } = open()
    const onFailure = vi.fn<(error: unknown) => void>()
    const sent = act(() => now().submit(() => Promise.reject(new Error('a bug')), { onFailure }))
    await expect(sent).rejects.toThrow('a bug')
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(now().isBusy).toBe(false)
  })
})
