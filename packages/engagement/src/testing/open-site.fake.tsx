import type { ReactElement } from 'react'
import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { Engagement } from '@doran/contract'
import { takePendingAction, type PendingAction } from '@doran/site/session'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aRouter, fakeApi, someSettings } from '@doran/site/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'

export const ENGAGEMENT = 'GET /v1/engagement/{targetType}/{targetId}'

export function anEngagement(over: Partial<Engagement> = {}): Engagement {
  return {
    likes: 0,
    followers: 0,
    comments: 0,
    isLiked: false,
    isSaved: false,
    collectionId: null,
    isFollowed: false,
    ...over,
  }
}

export function refusal(code: ApiErrorCode, status = 400, message = `거절: ${code}`): ApiError {
  return new ApiError({ code, status, message })
}

export const noAnswer = () => refusal('NETWORK', 0, '연결이 끊겼어요.')

/** A part of a page before an API with these replies. */
export function openSite(
  part: ReactElement,
  replies: Record<string, unknown[]> = {},
  { isLoggedIn = true }: { isLoggedIn?: boolean } = {},
) {
  const { client, requests } = fakeApi(replies, [])
  render(
    <AppRouterContext value={aRouter()}>
      <SiteProviders config={aConfig()} settings={someSettings({ isLoggedIn })} api={client}>
        {part}
      </SiteProviders>
    </AppRouterContext>,
  )
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  const changes = () => requests.map(({ key }) => key).filter((key) => !key.startsWith('GET '))
  return { requests, inputsOf, changes }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))

/** Goes on from the open login sheet, which stores what was to be done; that is the answer. */
export async function leaveToSignIn(reason: string): Promise<PendingAction | null> {
  await screen.findByRole('dialog', { name: reason })
  const link = screen.getByRole('link', { name: '회원가입' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  return takePendingAction()
}
