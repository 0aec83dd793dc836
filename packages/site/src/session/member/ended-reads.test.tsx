import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'

const DEVICES = 'GET /v1/auth/session'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('asks no more than twice for what an ended sign-in may not see, however long it is shown', async () => {
  const expired = new ApiError({ code: 'SESSION_EXPIRED', message: 'x', status: 401 })
  const { client, requests } = fakeApi({ [DEVICES]: Array.from({ length: 50 }, () => expired) }, [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <At pathname="/me" isLoggedIn api={client}>
      {children}
    </At>
  )
  renderHook(() => useQuery(callQuery(useApi(), DEVICES, {})), { wrapper })

  await act(() => vi.advanceTimersByTimeAsync(3_000))

  const calls = requests.filter(({ key }) => key === DEVICES)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.length).toBeLessThanOrEqual(2)
})
