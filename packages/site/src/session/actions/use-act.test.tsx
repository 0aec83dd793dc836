import { ApiError } from '@doran/api-client'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { useAct, type ActOptions } from './use-act.js'

const offline = () => new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => <At pathname="/me">{children}</At>
  const { result } = renderHook(() => [useAct(), useAct()] as const, { wrapper })
  return {
    run: (which: 0 | 1, does: () => Promise<void>, options?: ActOptions) =>
      act(async () => void result.current[which].run(does, options)),
    isBusy: () => result.current[0].isBusy,
  }
}
const fails = (): Promise<void> => Promise.reject(offline())
const notices = () => screen.queryAllByText('끊겼어요.')

afterEach(cleanup)

describe('useAct', () => {
  it('hides the notice of its own last failure with the next try, and no others', async () => {
    const { run } = open()
    await run(0, fails)
    await run(1, fails)
    await waitFor(() => expect(notices()).toHaveLength(2))
    await run(0, () => Promise.resolve())
    await waitFor(() => expect(notices()).toHaveLength(1))
    await run(1, fails)
    await run(1, fails)
    await waitFor(() => expect(notices()).toHaveLength(1))
  })

  it('offers the same act again where it may', async () => {
    const { run } = open()
    const does = vi.fn(fails)
    await run(0, does)
    await waitFor(() => expect(notices()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
    await run(0, does, { canRepeat: true })
    does.mockResolvedValue(undefined)
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(notices()).toEqual([]))
    expect(does).toHaveBeenCalledTimes(3)
  })

  it('is busy while it runs, and shows no notice of a failure that is handled elsewhere', async () => {
    const { run, isBusy } = open()
    const answer = Promise.withResolvers<void>()
    await run(0, () => answer.promise, { onFailure: () => true })
    expect(isBusy()).toBe(true)
    await act(async () => answer.reject(offline()))
    expect(isBusy()).toBe(false)
    expect(notices()).toEqual([])
  })
})
