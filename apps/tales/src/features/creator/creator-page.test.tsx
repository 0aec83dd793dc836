import { ApiError } from '@doran/api-client'
import type { GameCard } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { CreatorPage } from './creator-page'

const PROFILE = 'GET /v1/user/user/profile/{uuid}'
const BLOCK = 'POST /v1/block/{profileId}'
const UNBLOCK = 'DELETE /v1/block/{profileId}'
const BLOCKED = '차단한 사람이에요.'
const ENGAGEMENT = 'GET /v1/engagement/{targetType}/{targetId}'
const FOLLOW = 'POST /v1/tales/subscription'

const NOTHING = {
  likes: 0,
  followers: 0,
  comments: 0,
  isLiked: false,
  isSaved: false,
  collectionId: null,
  isFollowed: false,
}

const GAME: GameCard = {
  id: 'game-1',
  slug: 'which-light',
  kind: 'psytest',
  title: '나는 어떤 불빛일까',
  subtitle: '열두 가지 밤의 불빛',
  cover: { url: '/pictures/games/which-light/cover.svg', alt: '창가의 등불' },
  tags: [],
  moods: ['short'],
  minutes: 3,
  ageRating: 'all',
  preview: '',
  finishes: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
}

const aProfile = (over: object = {}) => ({
  id: 'profile-2',
  uuid: 'profile-2',
  name: '참견쟁이',
  profileImage: null,
  frame: null,
  description: '밤마다 써요.\n비 오는 날을 좋아해요.',
  isOfficial: false,
  ...over,
})

type Open = {
  profile?: ReturnType<typeof aProfile>
  games?: GameCard[]
  /** Of a member. */
  replies?: Record<string, unknown[]> | null
}

function open({ profile = aProfile(), games = [], replies = null }: Open = {}) {
  const { client, requests } = fakeApi({ [ENGAGEMENT]: [NOTHING], ...replies }, [])
  const Site = siteAround({ isLoggedIn: replies !== null, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <CreatorPage profile={profile} picture={null} games={games} />
      </Site>
    </AppRouterContext>,
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

const asMember = (...seen: object[]) => ({
  'GET /v1/user/me': [aMe()],
  [PROFILE]: seen.map((over) => aProfile(over)),
})
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const talkLink = () => screen.findByRole('link', { name: '대화하기' })

async function pressInMenu(name: string) {
  press('더 보기')
  await screen.findByRole('dialog', { name: '참견쟁이 님' })
  press(name)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the creator page', () => {
  it('says who it is, line by line, and that nothing is published', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('참견쟁이')
    expect(screen.getByText(/밤마다 써요/).textContent).toBe(aProfile().description)
    expect(screen.getByRole('heading', { name: '아직 공개한 이야기가 없어요.' })).toBeDefined()
    cleanup()
    open({ profile: aProfile({ description: '' }) })
    expect(screen.getByText('아직 소개가 없어요.')).toBeDefined()
  })

  it('leads visitors to a talk too, and offers them no block', async () => {
    const requests = open()
    expect((await talkLink()).getAttribute('href')).toBe('/chat/redirect?profileUUID=profile-2')
    press('더 보기')
    await screen.findByRole('dialog', { name: '참견쟁이 님' })
    expect(button('신고하기')).toBeDefined()
    expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull()
    expect(requests(PROFILE)).toEqual([])
  })

  it('reports the profile', async () => {
    const requests = open({ replies: { ...asMember({}), 'POST /v1/report': [{ id: 'report-1' }] } })
    await talkLink()
    await pressInMenu('신고하기')
    fireEvent.click(await screen.findByRole('radio', { name: '사칭' }))
    press('신고하기')
    await screen.findByText(/참견쟁이 님을 차단할 수도 있어요/)
    expect(requests('POST /v1/report')).toMatchObject([
      { body: { targetType: 'profile', targetId: 'profile-2', reason: 'impersonation' } },
    ])
  })

  it('blocks after asking, and then offers to unblock instead of a talk', async () => {
    const requests = open({
      replies: { ...asMember({}, { isBlockedByMe: true }), [BLOCK]: [undefined] },
    })
    await talkLink()
    await pressInMenu('차단하기')
    await screen.findByRole('alertdialog', { name: '참견쟁이 님을 차단할까요?' })
    press('차단하기')
    await screen.findByText(BLOCKED)
    expect(requests(BLOCK)).toEqual([{ params: { profileId: 'profile-2' } }])
    expect(screen.queryByText('대화하기')).toBeNull()
  })

  it('unblocks, and keeps the focus where the button was', async () => {
    open({
      profile: aProfile({ isBlockedByMe: true }),
      replies: { ...asMember({ isBlockedByMe: true }, {}), [UNBLOCK]: [undefined] },
    })
    fireEvent.click(await screen.findByRole('button', { name: '차단 풀기' }))
    await screen.findByText('차단을 풀었어요.')
    await talkLink()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '프로필 메뉴' }))
    expect(screen.queryByText(BLOCKED)).toBeNull()
  })

  it('can be shared by its address', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    open()
    await pressInMenu('공유하기')
    await screen.findByText('주소를 복사했어요.')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'http://localhost:3000/doran-tales/creator/profile-2',
    )
  })

  it('is the member’s own to edit', async () => {
    open({ profile: aProfile({ id: 'profile-1' }), replies: asMember({ id: 'profile-1' }) })
    const edit = await screen.findByRole('link', { name: '프로필 편집' })
    expect(edit.getAttribute('href')).toBe('/me')
    expect(screen.queryByRole('link', { name: '대화하기' })).toBeNull()
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  it('still leads to a talk where nobody can say who looks', async () => {
    const gone = new ApiError({ code: 'NOT_ALLOWED', message: '안 돼요.', status: 403 })
    const refused = new ApiError({ code: 'SESSION_EXPIRED', message: '풀렸어요.', status: 401 })
    open({ replies: { 'GET /v1/user/me': [refused], [PROFILE]: [gone] } })
    expect(await talkLink()).toBeDefined()
  })

  it('shows the games that somebody made, instead of saying that there is nothing', () => {
    open({ games: [GAME] })
    const tile = screen.getByRole('link', { name: /나는 어떤 불빛일까/ })
    expect(tile.getAttribute('href')).toBe('/games/detail?id=game-1')
    expect(screen.queryByRole('heading', { name: '아직 공개한 이야기가 없어요.' })).toBeNull()
  })

  it('follows somebody, and says so', async () => {
    const requests = open({
      replies: { ...asMember({}), [FOLLOW]: [{ ...NOTHING, isFollowed: true, followers: 1 }] },
    })
    await talkLink()
    press('참견쟁이 구독')
    await screen.findByText('구독했어요.')
    expect(requests(FOLLOW)).toEqual([{ body: { targetType: 'profile', targetId: 'profile-2' } }])
    expect(button('참견쟁이 구독 중 1')).toBeDefined()
  })

  it('cannot write to the official account, nor block it', async () => {
    open({ profile: aProfile({ isOfficial: true }), replies: asMember({ isOfficial: true }) })
    await screen.findByRole('button', { name: '참견쟁이 구독' })
    expect(screen.getByText('공식')).toBeDefined()
    expect(screen.queryByRole('link', { name: '대화하기' })).toBeNull()
    press('더 보기')
    await screen.findByRole('dialog', { name: '참견쟁이 님' })
    expect(button('신고하기')).toBeDefined()
    expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull()
  })
})
