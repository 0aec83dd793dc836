import type { ReactElement } from 'react'
import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { PoliteAnnouncer } from '@doran/ui'
import { aConfig, fakeApi, someSettings } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'

export const TICKET = '01990000-0000-7000-8000-000000000001'
export const aTicket = (id = TICKET) => ({ id, expiresAt: '2026-11-21T00:15:00.000Z' })
export const signedIn = (hasReturned = false) => ({ hasReturned })

/** Each test of the file begins in a tab that was just opened. */
export function inFreshTabs(): void {
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
  /** What happens to the server's page before its script stands. */
  early?: () => void
}

/** A screen before an API with these replies; where it leads is written down instead of followed. */
export function openSignIn(
  page: ReactElement,
  replies: Record<string, unknown[]> = {},
  { isLoggedIn = false, appEnv = 'local', early }: Visit = {},
) {
  const { client, asked } = fakeApi(replies, [])
  const leftFor = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const replace = vi.fn<(place: string) => void>()
  const router = {
    replace,
    push: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    refresh: vi.fn(),
    prefetch: vi.fn(),
    bfcacheId: '0',
  }
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
  if (early) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(tree)
    early()
    render(tree, { container, hydrate: true })
  } else {
    render(tree)
  }
  const bodiesOf = (key: string) =>
    asked.filter((call) => call.key === key).map(({ input }) => input['body'])
  return { asked, bodiesOf, leftFor, replace }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
/** What is typed into; the choice of a way in may be called the same. */
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
export const says = (words: string | RegExp) => screen.findByText(words)
