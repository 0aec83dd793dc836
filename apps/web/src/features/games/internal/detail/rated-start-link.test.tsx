import { ApiError } from '@doran/api-client'
import { aRouter, fakeApi } from '@doran/site/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { StartLink } from './start-link'

afterEach(cleanup)

const CONTENT = 'GET /v1/game/{gameId}/content'
const refused = (code: 'AGE_UNCONFIRMED' | 'RATING_LIMIT') =>
  new ApiError({ code, message: '만 15세부터 할 수 있어요.', status: 403 })

async function open(ageRating: 'all' | '15', answer: unknown) {
  const push = vi.fn<(href: string) => void>()
  const { client, requests } = fakeApi({ [CONTENT]: [answer] }, [])
  await act(async () => {
    render(<StartLink game={{ id: 'g', kind: 'psytest', ageRating }}>시작하기</StartLink>, {
      wrapper: siteAround({ api: client, router: aRouter({ push }) }),
    })
    // Until its code has come the link is a plain one.
    await import('./rated-start-link')
  })
  fireEvent.click(screen.getByRole('link', { name: '시작하기' }))
  return { push, requests }
}

test('what everybody may play is not asked about', async () => {
  expect((await open('all', null)).requests).toEqual([])
})

test('what is rated 15 opens for whom the API opens it', async () => {
  const { push } = await open('15', { versionId: 'v', content: {} })
  await waitFor(() => expect(push).toHaveBeenCalledWith('/psytest?id=g'))
})

test('who has not said their age is asked, and stays on the page', async () => {
  const { push } = await open('15', refused('AGE_UNCONFIRMED'))
  expect(await screen.findByText('만 15세 이상인가요?')).toBeDefined()
  expect(push).not.toHaveBeenCalled()
})

test('who is too young reads why', async () => {
  const { push } = await open('15', refused('RATING_LIMIT'))
  expect(await screen.findByText('만 15세부터 할 수 있어요.')).toBeDefined()
  expect(push).not.toHaveBeenCalled()
})
