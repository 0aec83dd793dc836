import type { ThemeDetail } from '@doran/contract'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
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
  moreOpenings: [],
  makerNote: null,
  maker: { profileId: 'official', name: '도란지기' },
  stats: { readers: null, completion: null, rating: null },
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
  [DISMISS]: [undefined],
  [TAKE_BACK]: [undefined],
})

const DISMISS = 'POST /v1/tales/template/{templateUUID}/not-interested'
const TAKE_BACK = 'DELETE /v1/tales/template/{templateUUID}/not-interested'

type Shown = Partial<ComponentProps<typeof ThemePage>>

function open(
  isLoggedIn: boolean,
  reading: ReturnType<typeof aView>['session'] | null = null,
  { theme = THEME, ...more }: Shown = {},
) {
  const { client, requests } = fakeApi(someReplies(), [])
  const Site = siteAround({ isLoggedIn, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <ThemePage theme={theme} mine={{ reading, endings: [], isDismissed: false }} {...more} />
      </Site>
    </AppRouterContext>,
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
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
  fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
  fireEvent.click(await screen.findByRole('button', { name: '이야기 신고하기' }))
  fireEvent.click(await screen.findByRole('radio', { name: '저작권' }))
  fireEvent.click(screen.getByRole('button', { name: '신고하기' }))
  await screen.findByText(/알려 주셔서 고마워요/)
  expect(inputsOf(REPORT)).toMatchObject([
    { body: { targetType: 'theme', targetId: THEME.id, reason: 'copyright' } },
  ])
})

test('a theme that does not interest is left out, and taken back by the notice', async () => {
  const inputsOf = open(true)
  fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
  fireEvent.click(await screen.findByRole('button', { name: /^관심 없어요/ }))
  await screen.findByText('추천에서 뺐어요.')
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
  await screen.findByText('다시 추천에 보여요.')
  const input = { params: { templateUUID: THEME.id } }
  expect([inputsOf(DISMISS), inputsOf(TAKE_BACK)]).toEqual([[input], [input]])
})

test('a visitor is asked to sign in before a theme is left out', async () => {
  const inputsOf = open(false)
  fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
  fireEvent.click(await screen.findByRole('button', { name: /^관심 없어요/ }))
  await screen.findByText('추천에서 빼려면 로그인해 주세요.')
  expect(inputsOf(DISMISS)).toEqual([])
})

test('numbers stand with how many people are behind them, and not at all before', () => {
  open(false)
  expect(screen.queryByText('별점')).toBeNull()
  cleanup()
  const stats = { readers: 1200, completion: 42, rating: { average: 4, count: 12 } }
  open(false, null, { theme: { ...THEME, stats } })
  const text = document.body.textContent
  for (const said of ['4.0점', '후기 12개', '1,200명', '42%', '읽은 1,200명 가운데'])
    expect(text).toContain(said)
})

test('the cast leads to pages of their own', () => {
  const cast = [
    { id: 'c-1', name: '하진', role: '사서', line: '처음부터 다섯 개였어요.', portraits: null },
  ]
  open(false, null, { theme: { ...THEME, cast } })
  expect(screen.getByRole('link', { name: '하진' }).getAttribute('href')).toMatch(
    /\/character\/c-1$/,
  )
})

test('the maker speaks where there is a note, and reviews stand where they are given', () => {
  const theme = { ...THEME, makerNote: '불을 켜고 읽어 주세요.' }
  open(false, null, { theme, reviews: <p>후기 셋</p> })
  expect(screen.getByText('불을 켜고 읽어 주세요.')).toBeDefined()
  expect(screen.getByText('후기 셋')).toBeDefined()
  expect(screen.getByRole('link', { name: '도란지기' })).toBeDefined()
})

test('a story that the birthday closes says so in place of its start', () => {
  open(true, null, { isClosed: true })
  expect(screen.getByText('만 15세부터 읽을 수 있어요.')).toBeDefined()
  expect(screen.queryByRole('button', { name: '읽기 시작' })).toBeNull()
})
