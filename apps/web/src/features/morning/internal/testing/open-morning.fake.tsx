import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { siteAround } from '../../../../testing/site-around'
import { MorningPage, type MorningPageProps } from '../../morning-page'
import { NOW, aCalendar, aToday } from './a-morning.fake'

type Open = Partial<MorningPageProps['content']> & {
  isLoggedIn?: boolean
  sort?: 'new' | 'liked'
  replies?: Record<string, unknown[]>
}

/** The morning board with what its calls answer, one after another. */
export function openMorning({
  isLoggedIn = true,
  sort = 'new',
  replies = {},
  ...given
}: Open = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe(), aMe()], ...replies }, [])
  let refreshes = 0
  const router = aRouter({
    refresh: () => {
      refreshes += 1
    },
  })
  const content = {
    today: aToday(),
    notes: { items: [], nextCursor: null },
    calendar: aCalendar(),
    ...given,
  }
  const page = (shown: typeof content) => (
    <MorningPage address={{ sort, cursor: '' }} content={shown} now={NOW} />
  )
  const { rerender } = render(page(content), {
    wrapper: siteAround({ isLoggedIn, api: client, router }),
  })
  return {
    inputsOf: (key: string) =>
      requests.filter((call) => call.key === key).map(({ input }) => input),
    countRefreshes: () => refreshes,
    /** What the server says after a refresh. */
    showAnew: (more: Partial<typeof content>) => rerender(page({ ...content, ...more })),
  }
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const chooseMood = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
export const answerField = () => screen.getByLabelText('한 줄로 답해 보세요')
export const answer = (value: string) => fireEvent.change(answerField(), { target: { value } })
