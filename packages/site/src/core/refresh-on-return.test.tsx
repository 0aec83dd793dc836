import { act, cleanup, render } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aRouter } from '../testing/router-fixture.js'
import { At } from '../testing/site-wrapper.fake.js'
import { RefreshOnReturn } from './refresh-on-return.js'

const answer = vi.fn<typeof fetch>()
let pathname = '/'

beforeEach(() => {
  pathname = `/theme/${crypto.randomUUID()}`
  answer.mockReset().mockResolvedValue(new Response('ok'))
  vi.stubGlobal('fetch', answer)
})
afterEach(cleanup)

function open(hasScene = false) {
  const refresh = vi.fn()
  const router = aRouter({ refresh })
  render(
    <AppRouterContext value={router}>
      <At pathname={pathname} basePath="/doran-tales">
        <RefreshOnReturn hasScene={hasScene} />
      </At>
    </AppRouterContext>,
  )
  return refresh
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('leaves what the server has just rendered', async () => {
  const refresh = open()
  await settled()
  expect(answer).not.toHaveBeenCalled()
  expect(refresh).not.toHaveBeenCalled()
})

it('renders a page again that was shown before', async () => {
  open()
  cleanup()
  const refresh = open()
  await settled()
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('renders a page again that the browser kept', async () => {
  const refresh = open()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settled()
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('renders a tab again that was out of sight, but not after a glance elsewhere', async () => {
  const refresh = open()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  see('hidden')
  clock.mockReturnValue(1_004_999)
  see('visible')
  await settled()
  expect(refresh).not.toHaveBeenCalled()
  see('hidden')
  clock.mockReturnValue(1_009_999)
  see('visible')
  await settled()
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('leaves a scene alone that may be half read', async () => {
  const refresh = open(true)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  see('hidden')
  clock.mockReturnValue(1_100_000)
  see('visible')
  await settled()
  expect(refresh).not.toHaveBeenCalled()
})

it('stays as it is without a connection', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  open()
  cleanup()
  const refresh = open()
  await settled()
  expect(refresh).not.toHaveBeenCalled()
})
