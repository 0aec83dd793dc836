import { cleanup, render, screen, within } from '@testing-library/react'
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { findStories, type FoundStories } from './find-stories'
import { NewStories } from './new-stories'
import { StoryFinder } from './story-finder'
import { StorySearch } from './story-search'
import { NO_WISHES, readWishes, type Wishes } from './wishes'

afterEach(cleanup)

const MESSAGE = '요청이 너무 많아요. 41초 뒤에 다시 시도해 주세요.'
const limited = new ApiError({ code: 'TOO_MANY', message: MESSAGE, status: 429, retryAfter: 41 })
const broken = new ApiError({ code: 'UNKNOWN', message: '문의 번호 1', status: 500 })

function show(page: string, wishes: Wishes, found: FoundStories | ApiError): void {
  render(
    page === 'a search' ? (
      <StoryFinder wishes={wishes} found={found} people={[]} near={null} others={[]} />
    ) : (
      <NewStories genres={[]} wishes={wishes} found={found} now="2026-11-21T00:00:00Z" />
    ),
    { wrapper: siteAround() },
  )
}

test('a list that cannot be read is answered with why', async () => {
  const { client } = fakeApi({ 'GET /v1/tales/template': [limited] }, [])
  expect(await findStories(client, {})).toBe(limited)
})

describe.each(['a search', 'the newest'])('%s', (page) => {
  test('over the limit says why and when to come back', () => {
    show(page, NO_WISHES, limited)
    expect(document.body.textContent).toContain(MESSAGE)
    expect(screen.getByText('다시 시도')).toBeDefined()
  })

  test('keeps the words of another failure to itself', () => {
    show(page, NO_WISHES, broken)
    expect(document.body.textContent).toContain('불러오지 못했어요')
    expect(document.body.textContent).not.toContain('문의 번호')
  })

  test('says that it does not know a genre', () => {
    show(page, readWishes({ genre: '없는장르' }), { items: [], nextCursor: null })
    expect(document.body.textContent).toContain('없는 장르예요.')
  })
})

test('filters keep their order, whichever is chosen', () => {
  const labels = (wishes: Wishes) => {
    render(
      <StorySearch
        genres={['로맨스', '추리', '일상']}
        wishes={wishes}
        found={{ items: [], nextCursor: null }}
        people={[]}
        near={null}
        others={[]}
      />,
      { wrapper: siteAround() },
    )
    const genres = within(screen.getByRole('group', { name: '장르' }))
    const found = genres.getAllByRole('link').map(({ textContent }) => textContent)
    cleanup()
    return found
  }
  expect(labels(NO_WISHES)).toEqual(['모든 장르', '로맨스', '추리', '일상'])
  expect(labels(readWishes({ genre: '일상' }))).toEqual(labels(NO_WISHES))
})
