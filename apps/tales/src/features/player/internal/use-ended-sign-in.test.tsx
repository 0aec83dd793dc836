import type { ReactNode } from 'react'
import { ApiError } from '@doran/api-client'
import { ERRORS } from '@doran/contract/errors'
import { SiteProviders } from '@doran/site'
import { fakeApi } from '@doran/site/testing'
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useEndedSignIn } from './use-ended-sign-in'

afterEach(cleanup)

const ME = 'GET /v1/user/me'
const { SESSION_EXPIRED, NOT_FOUND } = ERRORS
const config = {
  appEnv: 'local',
  publicOrigin: 'http://localhost:3000',
  imageBaseUrl: '',
  realtimeUrl: '',
  basePath: '/doran-tales',
} as const

function open(isLoggedIn: boolean, code: string) {
  const expired = new ApiError({ code: 'SESSION_EXPIRED', ...SESSION_EXPIRED })
  const { client, asked } = fakeApi({ [ME]: [expired] }, [])
  const settings = { theme: 'dark', motion: 'full', textSize: 'normal', isLoggedIn } as const
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProviders config={config} settings={settings} api={client}>
      {children}
    </SiteProviders>
  )
  renderHook(() => useEndedSignIn({ code, message: NOT_FOUND.message }), { wrapper })
  return asked
}

test('a story that is gone from somebody who was signed out opens the way to sign in', async () => {
  open(true, 'NOT_FOUND')
  const name = SESSION_EXPIRED.message
  expect(await screen.findByRole('dialog', { name }, { timeout: 5_000 })).toBeDefined()
})

test.each([
  ['a visitor', false, 'NOT_FOUND'],
  ['another problem', true, 'NETWORK'],
])('%s is not asked who they are', async (_who, isLoggedIn, code) => {
  const asked = open(isLoggedIn, code)
  await waitFor(() => expect(document.body.firstElementChild).not.toBeNull())
  expect(asked).toEqual([])
})
