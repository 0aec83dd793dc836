import { ApiError } from '@doran/api-client'
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

const aProfile = (over: object = {}) => ({
  id: 'profile-2',
  uuid: 'profile-2',
  name: '참견쟁이',
  profileImage: null,
  description: '밤마다 써요.\n비 오는 날을 좋아해요.',
  ...over,
})

type Open = {
  profile?: ReturnType<typeof aProfile>
  /** Of a member. */
  replies?: Record<string, unknown[]> | null
}

function open({ profile = aProfile(), replies = null }: Open = {}) {
  const { client, asked } = fakeApi(replies ?? {}, [])
  const Site = siteAround({ isLoggedIn: replies !== null, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <CreatorPage profile={profile} picture={null} />
      </Site>
    </AppRouterContext>,
  )
  return (key: string) => asked.filter((call) => call.key === key).map(({ input }) => input)
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
    const asked = open()
    expect((await talkLink()).getAttribute('href')).toBe('/chat/redirect?profileUUID=profile-2')
    press('더 보기')
    await screen.findByRole('dialog', { name: '참견쟁이 님' })
    expect(button('신고하기')).toBeDefined()
    expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull()
    expect(asked(PROFILE)).toEqual([])
  })

  it('reports the profile', async () => {
    const asked = open({ replies: { ...asMember({}), 'POST /v1/report': [{ id: 'report-1' }] } })
    await talkLink()
    await pressInMenu('신고하기')
    fireEvent.click(await screen.findByRole('radio', { name: '사칭' }))
    press('신고하기')
    await screen.findByText(/참견쟁이 님을 차단할 수도 있어요/)
    expect(asked('POST /v1/report')).toMatchObject([
      { body: { targetType: 'profile', targetId: 'profile-2', reason: 'impersonation' } },
    ])
  })

  it('blocks after asking, and then offers to unblock instead of a talk', async () => {
    const asked = open({
      replies: { ...asMember({}, { isBlockedByMe: true }), [BLOCK]: [undefined] },
    })
    await talkLink()
    await pressInMenu('차단하기')
    await screen.findByRole('alertdialog', { name: '참견쟁이 님을 차단할까요?' })
    press('차단하기')
    await screen.findByText(BLOCKED)
    expect(asked(BLOCK)).toEqual([{ params: { profileId: 'profile-2' } }])
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
})
