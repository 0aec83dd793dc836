import { ERRORS } from '@doran/contract/errors'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPost, aPostCard } from '../../testing/a-post'
import { FeaturedPage } from './featured-page'
import { openAdmin, POST_ID, refusal, write } from './internal/testing/an-operator.fake'

const READ = 'GET /v1/admin/featured'
const PUT = 'PUT /v1/admin/featured/{place}'
const LIST = 'GET /v1/community/post'
const POST = 'GET /v1/community/post/{postId}'
const PIN = 'PUT /v1/admin/post/{postId}/pinned'
const OPTIONS = [
  { id: 'game-1', title: '나는 어떤 불빛일까' },
  { id: 'game-2', title: '겨울 간식 월드컵' },
]
const today = (chosen: unknown = null) => ({
  place: 'today-game',
  targetType: 'game',
  chosen,
  options: OPTIONS,
})

const listed = (...pinned: unknown[]) => ({ items: [], nextCursor: null, pinned })

afterEach(cleanup)

it('chooses what stands at a place for some days, and gives it back to the rules', async () => {
  const chosen = { id: 'game-2', title: '겨울 간식 월드컵', picture: null, until: null }
  const { inputsOf } = openAdmin(<FeaturedPage />, {
    [READ]: [{ items: [today()] }],
    [LIST]: [listed()],
    [PUT]: [today(chosen), today()],
  })
  const form = within(await screen.findByRole('form', { name: '오늘의 한 판' }))
  expect(form.getByText(/규칙에 맡겨 두었어요/)).toBeDefined()
  const choose = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  choose('고른 것', 'game-2')
  choose('언제까지', '7')
  fireEvent.click(form.getByRole('button', { name: '적용' }))
  expect(await form.findByText('‘겨울 간식 월드컵’ · 바꿀 때까지')).toBeDefined()
  choose('고른 것', '')
  fireEvent.click(form.getByRole('button', { name: '적용' }))
  expect(await form.findByText(/규칙에 맡겨 두었어요/)).toBeDefined()
  const params = { place: 'today-game' }
  expect(inputsOf(PUT)).toEqual([
    { params, body: { targetId: 'game-2', days: 7 } },
    { params, body: { targetId: null, days: null } },
  ])
})

it('pins a post by its address, and takes it down', async () => {
  const { inputsOf } = openAdmin(<FeaturedPage />, {
    [READ]: [{ items: [] }],
    [LIST]: [listed(), listed(aPostCard({ isPinned: true })), listed()],
    [POST]: [aPost(), aPost({ isPinned: true }), aPost()],
    [PIN]: [undefined, undefined],
  })
  await screen.findByText('지금은 고정한 글이 없어요.')
  write('글의 주소', '/games')
  expect(screen.getByText('커뮤니티 글의 주소를 입력해 주세요.')).toBeDefined()
  write('글의 주소', `https://doran.example/community/${POST_ID}?from=x`)
  fireEvent.click(await screen.findByRole('button', { name: '맨 위에 고정' }))
  await screen.findByText('글을 맨 위에 고정했어요.')
  const pinned = within(await screen.findByRole('list', { name: '고정한 글' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '맨 위에 고정' })).toBeNull())
  fireEvent.click(pinned.getByRole('button', { name: '고정 풀기' }))
  await screen.findByText('고정을 풀었어요.')
  expect(await screen.findByText('지금은 고정한 글이 없어요.')).toBeDefined()
  const params = { postId: POST_ID }
  expect(inputsOf(PIN)).toEqual([
    { params, body: { isPinned: true } },
    { params: { postId: aPostCard().id }, body: { isPinned: false } },
  ])
})

it.each([
  [aPost({ isHidden: true }), '숨겨진 글은 고정할 수 없어요.'],
  [refusal('POST_DELETED'), ERRORS.POST_DELETED.message],
])('does not pin what others do not see', async (post, said) => {
  openAdmin(<FeaturedPage />, { [READ]: [{ items: [] }], [LIST]: [listed()], [POST]: [post] })
  await screen.findByLabelText('글의 주소')
  write('글의 주소', `/community/${POST_ID}`)
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.queryByRole('button', { name: '맨 위에 고정' })).toBeNull()
})
