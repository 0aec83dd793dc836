import type { ReactElement } from 'react'
import type { ApiClient } from '@doran/api-client'
import { EventLogProvider, type SiteEvent } from '@doran/site/core'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aRouter, someSettings } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { vi } from 'vitest'

const nothing = () => undefined

/** A player before an API; what it logs, and where it leads. */
export function openPlayer(player: ReactElement, api: ApiClient) {
  const events: SiteEvent[] = []
  const replace = vi.fn<(href: string) => void>()
  const log = {
    log: (event: SiteEvent) => void events.push(event),
    start: () => nothing,
    touch: nothing,
    refresh: nothing,
    discard: nothing,
    forget: nothing,
  }
  const router = aRouter({ replace })
  const config = aConfig()
  const settings = someSettings()
  const page = (shown: ReactElement) => (
    <AppRouterContext value={router}>
      <SiteProviders config={config} settings={settings} api={api}>
        <EventLogProvider log={log}>{shown}</EventLogProvider>
      </SiteProviders>
    </AppRouterContext>
  )
  const view = render(page(player))
  return { events, replace, show: (shown: ReactElement) => view.rerender(page(shown)) }
}

/** What a test leaves behind. */
export function closePlayer(): void {
  cleanup()
  // A drag ends a moment after it was let go.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  localStorage.clear()
  document.documentElement.removeAttribute('data-motion')
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.useRealTimers()
}

export const reduceMotion = () => document.documentElement.setAttribute('data-motion', 'reduce')
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
export const key = (name: string, code = '') =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, code })

/** The browser's own Back. */
export function goBack(state: unknown): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}
