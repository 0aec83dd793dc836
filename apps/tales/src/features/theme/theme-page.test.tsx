import type { ThemeDetail } from '@doran/contract'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, expect, test } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import { siteAround } from '../../testing/site-around'
import { ThemePage } from './theme-page'

afterEach(cleanup)

const THEME: ThemeDetail = {
  ...aThemeCard({ ageRating: '15', warnings: ['어둠', '아이를 잃은 이야기'] }),
  synopsis: '줄거리',
  tone: '서늘하게',
  opening: '사서는 열쇠 다섯 개를 탁자에 올려놓았다.',
  choices: [],
  cast: [],
  gauges: [],
  endings: [],
  similar: [],
  linkImage: '/link.png',
}

const FOLLOW = 'POST /v1/tales/subscription'
const REPORT = 'POST /v1/report'
const engagement = {
  likes: 7,
  followers: 0,
  comments: 0,
  isLiked: false,
  isSaved: false,
  collectionId: null,
  isFollowed: false,
}
const someReplies = () => ({
  'GET /v1/engagement/{targetType}/{targetId}': [engagement],
  [FOLLOW]: [{ ...engagement, isFollowed: true, followers: 1 }],
  [REPORT]: [{ id: 'report-1' }],
})

function open(isLoggedIn: boolean, reading: ReturnType<typeof aView>['session'] | null = null) {
  const { client, asked } = fakeApi(someReplies(), [])
  const Site = siteAround({ isLoggedIn, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <ThemePage theme={THEME} mine={{ reading, endings: [] }} />
      </Site>
    </AppRouterContext>,
  )
  return (key: string) => asked.filter((call) => call.key === key).map(({ input }) => input)
}

test('rating, length and warnings stand before every button that starts the story', () => {
  open(false)
  const buttons = screen.getAllByRole('button', { name: '읽기 시작' })
  expect(buttons.length).toBeGreaterThan(0)
  for (const text of ['15세 이상', /15~30장면/, /어둠, 아이를 잃은 이야기/])
    for (const button of buttons)
      expect(
        screen.getByText(text).compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy()
})

test('only visitors are told that they need no account', () => {
  open(false)
  expect(document.body.textContent).toContain('가입하지 않아도')
  cleanup()
  open(true)
  expect(document.body.textContent).not.toContain('가입하지 않아도')
})

test('who tells is said so that it holds with a model and without', () => {
  open(false)
  expect(document.body.textContent).toContain(
    '언제든 미리 쓴 이야기로 읽을 수 있어요. AI가 쓰는 장면이 있으면 먼저 알려 드리고',
  )
  expect(document.body.textContent).not.toContain('미리 쓴 이야기예요')
})

test('with an open story a phone’s bar leads into it alone, and the page has both ways', () => {
  open(false, aView().session)
  expect(screen.getAllByRole('link', { name: /^이어서 읽기/ })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: '처음부터 다시' })).toHaveLength(1)
})

test('a theme can be liked, saved, shared and followed', async () => {
  const inputsOf = open(true)
  await screen.findByRole('button', { name: '좋아요 7' })
  expect(screen.getByRole('button', { name: '저장' })).toBeDefined()
  expect(screen.getByRole('button', { name: '공유하기' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: `${THEME.title} 구독` }))
  await screen.findByText('구독했어요.')
  expect(inputsOf(FOLLOW)).toEqual([{ body: { targetType: 'theme', targetId: THEME.id } }])
})

test('a theme can be reported', async () => {
  const inputsOf = open(false)
  fireEvent.click(screen.getByRole('button', { name: '이야기 신고하기' }))
  fireEvent.click(await screen.findByRole('radio', { name: '저작권' }))
  fireEvent.click(screen.getByRole('button', { name: '신고하기' }))
  await screen.findByText(/알려 주셔서 고마워요/)
  expect(inputsOf(REPORT)).toMatchObject([
    { body: { targetType: 'theme', targetId: THEME.id, reason: 'copyright' } },
  ])
})
