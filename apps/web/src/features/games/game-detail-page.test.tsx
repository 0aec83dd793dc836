import { fakeApi } from '@doran/site/testing'
import type { GameRanking, GameStat } from '@doran/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aFinishedCard, aGame, aGameCard, aPlayCard } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import { GameDetailPage, type GameDetailPageProps } from './game-detail-page'

afterEach(cleanup)

const NOTHING = { unfinished: null, finished: null, resultKeys: [] }
const PICTURE = { url: '/p.svg', alt: '그림' }

const stat = (over: Partial<GameStat> = {}): GameStat => ({
  finishes: 12,
  needed: 30,
  isEnough: false,
  results: [],
  ...over,
})

const anItem = (label: string, place: number): GameRanking['items'][number] => ({
  item: { key: `i${place}`, label, text: '', picture: PICTURE, credit: null },
  place,
  winPercent: 80 - place,
  championPercent: 20 - place,
})

function open(over: Partial<GameDetailPageProps> = {}) {
  const engagement = {
    likes: 0,
    followers: 0,
    comments: 0,
    isLiked: false,
    isSaved: false,
    collectionId: null,
    isFollowed: false,
  }
  const comments = { access: 'off', count: 0, items: [], nextCursor: null }
  const { client } = fakeApi({ 'GET /v1/comment/{targetType}/{targetId}': [comments] }, [])
  render(
    <GameDetailPage
      game={aGame()}
      mine={NOTHING}
      endings={null}
      stat={stat()}
      ranking={null}
      engagement={engagement}
      {...over}
    />,
    { wrapper: siteAround({ api: client }) },
  )
}

const hrefs = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('a game that one never played is started, from the page and from a phone’s bar', () => {
  open()
  expect(hrefs('시작하기')).toEqual(['/psytest?id=a-game', '/psytest?id=a-game'])
  expect(screen.queryByRole('link', { name: '이어 하기' })).toBeNull()
})

test('a world cup is played on a page of its own', () => {
  open({ game: aGame({ kind: 'worldcup', sizes: [4, 8, 16], length: 16 }) })
  expect(hrefs('시작하기')[0]).toBe('/worldcup?id=a-game')
  expect(document.body.textContent).toContain('후보 16개')
})

test('a play that waits can go on or begin anew', () => {
  open({ mine: { unfinished: aPlayCard(), finished: null, resultKeys: [] } })
  expect(screen.getByText('7번째 질문에서 멈췄어요')).toBeDefined()
  expect(hrefs('이어 하기')[0]).toBe('/psytest?id=a-game&resume=1')
  expect(hrefs('처음부터')).toEqual(['/psytest?id=a-game&fresh=1'])
  expect(screen.queryByRole('link', { name: '시작하기' })).toBeNull()
})

test('the last result is a link to where it stands', () => {
  open({ mine: { unfinished: null, finished: aFinishedCard(), resultKeys: [] } })
  expect(hrefs('지난 결과: 모닥불')).toEqual(['/games/detail?id=a-game&play=Abcdefgh12'])
  expect(hrefs('다시 하기')[0]).toBe('/psytest?id=a-game&fresh=1')
})

test('numbers of few finishes are not shown, only how many are missing', () => {
  open()
  const part = screen.getByRole('region', { name: '통계' })
  expect(part.textContent).toContain('아직 모으는 중이에요 (12/30)')
  expect(part.textContent).not.toContain('%')
})

test('results of a test come with their shares', () => {
  const results = [{ resultKey: 'fnt', title: '모닥불', picture: PICTURE, percent: 18 }]
  open({ stat: stat({ finishes: 1200, isEnough: true, results }) })
  const part = within(screen.getByRole('region', { name: '통계' }))
  expect(part.getByRole('listitem').textContent).toBe('모닥불18%')
  expect(part.getByText('1,200번의 결과를 모았어요.')).toBeDefined()
})

test('a ranking says place, name and both percentages of each', () => {
  const items = [anItem('군고구마', 1), anItem('붕어빵', 2)]
  open({ stat: null, ranking: { finishes: 40, needed: 30, isEnough: true, items } })
  const part = within(screen.getByRole('region', { name: '랭킹' }))
  const rows = part.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['순위후보승률우승 비율', '1군고구마79%19%', '2붕어빵78%18%'])
})

test('the maker is named with what it is, and one who left is no link', () => {
  open()
  expect(hrefs('도란지기')).toEqual(['/doran-tales/creator/m1'])
  expect(screen.getByText('공식')).toBeDefined()
  cleanup()
  const gone = {
    id: 'm1',
    name: '',
    profileImage: null,
    frame: null,
    isGone: true,
    isOfficial: false,
  }
  open({ game: aGame({ maker: gone }) })
  expect(screen.getByText('탈퇴한 회원')).toBeDefined()
})

test('what cannot be read leaves the rest of the page', () => {
  open({ stat: null, game: aGame({ related: [aGameCard({ id: 'b', title: '다른 것' })] }) })
  expect(screen.queryByRole('region', { name: '통계' })).toBeNull()
  expect(screen.getByRole('region', { name: '비슷한 놀이' }).textContent).toContain('다른 것')
})

describe('a story', () => {
  const story = aGame({ kind: 'branch', length: 7, resultCount: 3 })
  const mine = { ...NOTHING, resultKeys: ['tofu', 'gone'] }
  const endings = ['tofu', 'coins', 'taxis'].map((key) => ({
    key,
    title: `결말 ${key}`,
    picture: { url: `/${key}.svg`, alt: `${key} 그림` },
    hint: `${key} 귀띔`,
  }))

  test('shows the endings that one has met, and of the others a hint alone', () => {
    open({ game: story, mine, endings, stat: null })
    const part = screen.getByRole('region', { name: '결말 모음' })
    expect(part.textContent).toContain('결말 3개 중 1개를 만났어요')
    const cards = within(part).getAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      '결말 tofu',
      '아직 만나지 못한 결말coins 귀띔',
      '아직 만나지 못한 결말taxis 귀띔',
    ])
    expect(within(part).getByRole('img').getAttribute('alt')).toBe('tofu 그림')
    expect(part.innerHTML).not.toMatch(/결말 coins|taxis\.svg/)
  })

  test('is played on this very page', () => {
    open({ game: story, stat: null })
    expect(hrefs('시작하기')[0]).toBe('/games/detail?id=a-game&go=1')
  })

  test('tells how often an ending came without naming those that one has not met', () => {
    const share = (resultKey: string, percent: number) => ({
      resultKey,
      title: `결말 ${resultKey}`,
      picture: PICTURE,
      percent,
    })
    const results = [share('coins', 60), share('tofu', 40)]
    open({ game: story, mine, stat: stat({ finishes: 40, isEnough: true, results }) })
    const part = within(screen.getByRole('region', { name: '통계' }))
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '아직 만나지 못한 결말60%',
      '결말 tofu40%',
    ])
    cleanup()
    open({ game: story, mine })
    expect(screen.getByText(/어떤 결말이 많은지/)).toBeDefined()
  })
})
