import type { ReactElement } from 'react'
import { ApiError } from '@doran/api-client'
import type { AuthSession } from '@doran/contract'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aRouter, fakeApi, someSettings } from '@doran/site/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { vi } from 'vitest'

export function aDevice(over: Partial<AuthSession> = {}): AuthSession {
  return {
    id: 'device-1',
    isCurrent: false,
    isLimited: false,
    device: 'Chrome, Windows',
    createdAt: '2026-11-20T00:00:00.000Z',
    lastAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2027-01-20T00:00:00.000Z',
    ...over,
  }
}

export function refusal(code: ErrorCode, over: { field?: string; message?: string } = {}) {
  const { status, message } = ERRORS[code]
  return new ApiError({ code, status, message, ...over })
}

export function noAnswer() {
  return new ApiError({ code: 'NETWORK', status: 0, message: '인터넷 연결이 끊겼어요.' })
}

const config = aConfig()
const settings = someSettings()

/** A page of somebody signed in (or not) before an API with these replies. */
export function openPage(
  page: ReactElement,
  replies: Record<string, unknown[]>,
  isLoggedIn = true,
) {
  const { client, requests } = fakeApi(replies, [])
  const push = vi.fn<(href: string) => void>()
  const router = aRouter({ push })
  render(
    <AppRouterContext value={router}>
      <SiteProviders config={config} settings={{ ...settings, isLoggedIn }} api={client}>
        {page}
      </SiteProviders>
    </AppRouterContext>,
  )
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, push }
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const sheet = (name: string) => screen.findByRole('dialog', { name })
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** The page's heading, behind a sheet too. */
export const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
export const findText = (text: string | RegExp) => screen.findByText(text)
