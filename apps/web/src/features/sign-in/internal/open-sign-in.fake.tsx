import type { ReactElement } from 'react'
import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { PoliteAnnouncer } from '@doran/ui'
import { aConfig, aRouter, fakeApi, someSettings } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'

export const CODE_TICKET = '01990000-0000-7000-8000-000000000001'
export const codeTicketFixture = (id = CODE_TICKET) => ({
  id,
  expiresAt: '2026-11-21T00:15:00.000Z',
})
export const signedIn = (hasReturned = false) => ({ hasReturned })

/** Each test of the file starts in a new tab. */
export function inNewTabs(): void {
  beforeEach(() => {
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

type RefusalOver = { message?: string; field?: string; retryAfter?: number; status?: number }

export function refusal(code: ApiErrorCode, over: RefusalOver = {}): ApiError {
  return new ApiError({ code, status: 400, message: `거절: ${code}`, ...over })
}

const config = aConfig()
const settings = someSettings()

type Visit = {
  isLoggedIn?: boolean
  appEnv?: 'local' | 'production'
  /** What happens to the server's page before hydration. */
  beforeHydration?: () => void
}

/** Renders a screen with an API of these replies; redirects are recorded instead of followed. */
export function openSignIn(
  page: ReactElement,
  replies: Record<string, unknown[]> = {},
  { isLoggedIn = false, appEnv = 'local', beforeHydration }: Visit = {},
) {
  const { client, requests } = fakeApi(replies, [])
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const replace = vi.fn<(place: string) => void>()
  const router = aRouter({ replace })
  const tree = (
    <AppRouterContext value={router}>
      <SiteProviders
        config={{ ...config, appEnv }}
        settings={{ ...settings, isLoggedIn }}
        api={client}
      >
        {page}
        <PoliteAnnouncer />
      </SiteProviders>
    </AppRouterContext>
  )
  if (beforeHydration) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(tree)
    beforeHydration()
    render(tree, { container, hydrate: true })
  } else {
    render(tree)
  }
  const bodiesOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input['body'])
  return { requests, bodiesOf, replaced, replace }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
/** A text input or select; the choice of a login method may have the same label. */
export const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input:not([type=radio]), select' })
export const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
/** By the keyboard's Enter as well as by its button. */
export const send = () => {
  const form = document.querySelector('form')
  if (!form) throw new Error('there is no form')
  fireEvent.submit(form)
}
export const findText = (text: string | RegExp) => screen.findByText(text)
