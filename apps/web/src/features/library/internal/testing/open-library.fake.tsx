import { ApiError } from '@doran/api-client'
import type { Me, PlayCard } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { readLibraryAddress, type LibraryQuery } from '../../library-address'
import { LibraryContent } from '../../library-content'
import { LibraryPage } from '../../library-page'
import type { LibraryContent as Content } from '../../read-library'

export const pageOf = <Item,>(items: Item[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
})
export const waiting = (...plays: PlayCard[]): Content => ({
  tab: 'continue',
  plays: pageOf(plays),
})

type Opening = {
  query?: LibraryQuery
  me?: Me | 'visitor'
  replies?: Record<string, unknown[]>
}

/** A tab of the library before an API with these replies. */
export function openLibrary(
  content: Content | ApiError,
  { query = {}, me = aMe(), replies = {} }: Opening = {},
) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const refresh = vi.fn<() => void>()
  const replace = vi.fn<(href: string) => void>()
  const tab = content instanceof ApiError ? undefined : content.tab
  const address = readLibraryAddress({ ...(tab && { tab }), ...query })
  const page = (
    <LibraryPage tab={address.tab}>
      <LibraryContent address={address} me={me} content={content} />
    </LibraryPage>
  )
  render(page, {
    wrapper: siteAround({
      isLoggedIn: me !== 'visitor',
      api: client,
      router: aRouter({ refresh, replace }),
    }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { refresh, replace, inputsOf }
}

export const titles = () =>
  within(screen.getByRole('group', { name: /^(이어 하기|모든 결과|저장한 것|밤에 할 것)$/ }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
export const link = (name: string | RegExp) => screen.getByRole('link', { name })
export const hrefOf = (name: string | RegExp) => link(name).getAttribute('href')
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const noAnswer = () =>
  new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })
