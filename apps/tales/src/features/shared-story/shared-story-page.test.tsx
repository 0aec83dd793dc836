import { ApiError } from '@doran/api-client'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SHARED_CODE, aSharedStory, aSharedTurn } from '../../testing/a-shared-story'
import { siteAround } from '../../testing/site-around'
import { sharedMetadata } from './shared-metadata'
import { SharedStoryPage } from './shared-story-page'

afterEach(cleanup)

const CONTINUE = 'POST /v1/tales/share/{code}/session'
const MORE = 'GET /v1/tales/share/{code}/turn'
const REPORT = 'POST /v1/report'

type Shown = Parameters<typeof SharedStoryPage>[0]

function open(over: Partial<Shown> = {}, replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi(replies, [])
  const visited: string[] = []
  const router = aRouter({ push: (path) => void visited.push(path) })
  const scenes = { items: [aSharedTurn(), aSharedTurn({ index: 4 })], nextCursor: null }
  render(<SharedStoryPage shared={aSharedStory()} scenes={scenes} isWhole {...over} />, {
    wrapper: siteAround({ api: client, router }),
  })
  return { visited, inputsOf: (key: string) => requests.filter((call) => call.key === key) }
}

test('shows the scenes as prose, with the reader’s own lines and who wrote what', () => {
  const scenes = {
    items: [
      aSharedTurn({ narrator: 'model', model: 'small', isEdited: true }),
      aSharedTurn({ index: 4, input: { kind: 'continue', text: '' }, output: '밤이 왔다.' }),
    ],
    nextCursor: null,
  }
  open({ scenes, shared: aSharedStory({ personaName: '하진', isByModel: true }) })
  const [first, second] = within(screen.getByRole('group', { name: '공유한 장면' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('하진: “누구세요?”')
  expect(first?.textContent).toContain('AI가 썼어요 · small')
  expect(first?.textContent).toContain('고친 글')
  expect(second?.textContent).toBe('밤이 왔다.')
  expect(document.body.textContent).toContain('4~5번째 장면')
  expect(document.body.textContent).toContain('AI 모델이 함께 쓴 장면')
})

test('names whoever wanted to be named, and nobody else', () => {
  open({ shared: aSharedStory({ author: { profileId: 'p1', name: '별지기' } }) })
  expect(screen.getByRole('link', { name: '별지기' }).getAttribute('href')).toBe('/creator/p1')
  cleanup()
  open()
  expect(document.body.textContent).not.toContain('님이 읽었어요')
})

test('goes on from the last scene as a story of the reader’s own, and tries again under one id', async () => {
  const offline = new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })
  const { visited, inputsOf } = open({}, { [CONTINUE]: [offline, aView()] })
  const [button] = screen.getAllByRole('button', { name: '이 장면부터 이어 쓰기' })
  fireEvent.click(button ?? document.body)
  expect(await screen.findByText('끊겼어요.')).toBeTruthy()
  fireEvent.click(button ?? document.body)
  await waitFor(() => expect(visited).toEqual(['/play/session-1']))
  const [first, again] = inputsOf(CONTINUE)
  expect(first?.input).toMatchObject({ params: { code: SHARED_CODE } })
  expect(again?.input).toEqual(first?.input)
})

test('asks whoever is not known to be 15 before going on', async () => {
  const refused = new ApiError({ code: 'AGE_UNCONFIRMED', message: '', status: 403 })
  open({}, { [CONTINUE]: [refused] })
  fireEvent.click(
    screen.getAllByRole('button', { name: '이 장면부터 이어 쓰기' })[0] ?? document.body,
  )
  expect(await screen.findByRole('alertdialog', { name: '만 15세 이상인가요?' })).toBeTruthy()
})

test('leads to the first scene alone where the theme cannot be gone on with', () => {
  open({ shared: aSharedStory({ canContinue: false }) })
  expect(screen.queryByRole('button', { name: '이 장면부터 이어 쓰기' })).toBeNull()
  expect(screen.getAllByRole('link', { name: '처음부터 읽기' })).toHaveLength(2)
})

test('goes through long ones a page at a time', async () => {
  const more = { items: [aSharedTurn({ index: 5, output: '아침이 왔다.' })], nextCursor: null }
  const scenes = { items: [aSharedTurn()], nextCursor: 'next' }
  const shared = aSharedStory({ code: 'Zb3dEf7h9K' })
  const { inputsOf } = open({ shared, scenes }, { [MORE]: [more] })
  fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
  expect(await screen.findByText('아침이 왔다.')).toBeTruthy()
  expect(inputsOf(MORE)[0]?.input).toMatchObject({ query: { cursor: 'next' } })
  cleanup()
  open({ isWhole: false })
  expect(screen.getByRole('link', { name: '처음부터 보기' }).getAttribute('href')).toBe(
    `/share/${SHARED_CODE}`,
  )
})

test('can be reported, but by whoever shared it', async () => {
  const { inputsOf } = open({}, { [REPORT]: [{ id: 'report-1' }] })
  fireEvent.click(screen.getByRole('button', { name: '공유한 글 신고하기' }))
  fireEvent.click(await screen.findByRole('radio', { name: '저작권' }))
  fireEvent.click(screen.getByRole('button', { name: '신고하기' }))
  await screen.findByText(/알려 주셔서 고마워요/)
  expect(inputsOf(REPORT)[0]?.input).toMatchObject({
    body: { targetType: 'story_share', targetId: 'share-1' },
  })
  cleanup()
  open({ shared: aSharedStory({ isMine: true }) })
  expect(screen.queryByRole('button', { name: '공유한 글 신고하기' })).toBeNull()
})

test('is for whoever has the link, not for searches', () => {
  const { robots, openGraph } = sharedMetadata(aSharedStory())
  expect(robots).toEqual({ index: false })
  expect(openGraph?.title).toBe('열쇠를 찾던 밤 · 밀실 도서관의 여섯 번째 열쇠')
})
