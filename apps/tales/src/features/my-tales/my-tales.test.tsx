import { ApiError } from '@doran/api-client'
import type { EndingShelf, StorySessionCard } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aStory } from './internal/a-story.fake'
import { MyStoryList } from './my-story-list'
import { readMyTalesAddress, type Shelf } from './my-tales-address'
import { MyTalesPage } from './my-tales-page'

afterEach(cleanup)

const LIST = 'GET /v1/tales/session/my'
const CHANGE = 'PATCH /v1/tales/session/{sessionUuid}'
const ERASE = 'DELETE /v1/tales/session/{sessionUuid}'
const RESTORE = 'POST /v1/tales/session/{sessionUuid}/restore'
const ENDINGS = 'GET /v1/tales/ending/my'
const NOW = '2026-11-24T03:00:00.000Z'
const TITLE = '밀실 도서관의 여섯 번째 열쇠'

type Given = {
  shelf?: Shelf
  stories?: StorySessionCard[]
  nextCursor?: string | null
  endings?: EndingShelf[]
  moreEndings?: string
  isVisitor?: boolean
  cursor?: string
  router?: ReturnType<typeof aRouter>
}

function open(given: Given, replies: Record<string, unknown[]> = {}) {
  const { shelf = 'reading', stories = [], nextCursor = null, endings, isVisitor, cursor } = given
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const address = readMyTalesAddress({ tab: shelf, ...(cursor && { cursor }) })
  render(
    <MyTalesPage
      address={address}
      memberId={isVisitor ? null : 'user-1'}
      hasStories={stories.length > 0}
      endings={endings ? { items: endings, nextCursor: given.moreEndings ?? null } : null}
      importStory={<button type="button">이야기 가져오기</button>}
    >
      <MyStoryList
        address={address}
        first={{ items: stories, nextCursor }}
        now={NOW}
        ExportStory={({ session, isOpen }) => isOpen && <p>내보낼 이야기: {session.id}</p>}
      />
    </MyTalesPage>,
    {
      wrapper: siteAround({
        isLoggedIn: !isVisitor,
        api: client,
        router: given.router ?? aRouter(),
      }),
    },
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const ofStory = { params: { sessionUuid: 's1' } }

async function choose(act: string, name = TITLE) {
  press(`${name} 메뉴`)
  fireEvent.click(await screen.findByRole('button', { name: act }))
}

describe('the shelves', () => {
  it('have addresses of their own, beside the other things of a reader', () => {
    open({ shelf: 'ended' })
    expect(hrefOf('읽는 중')).toBe('/me')
    expect(hrefOf('다 읽음')).toBe('/me?tab=ended')
    expect(hrefOf('갈림길')).toBe('/me?tab=branches')
    expect(hrefOf('보관한 이야기')).toBe('/me?tab=archived')
    expect(hrefOf('지운 이야기')).toBe('/me?tab=deleted')
    expect(screen.getByRole('link', { name: '다 읽음' }).getAttribute('aria-current')).toBe('page')
    expect(hrefOf('페르소나')).toBe('/persona')
    expect(hrefOf('좋아요한 이야기')).toBe('/me/liked-templates')
  })

  it.each([
    ['reading', '아직 펼친 이야기가 없어요.', '이야기 둘러보기', '/'],
    ['ended', '아직 끝까지 읽은 이야기가 없어요.', '읽는 중인 이야기 보기', '/me'],
    ['branches', '아직 갈림길이 없어요.', '읽는 중인 이야기 보기', '/me'],
    ['archived', '보관한 이야기가 없어요.', '읽는 중인 이야기 보기', '/me'],
    ['deleted', '지운 이야기가 없어요.', '읽는 중인 이야기 보기', '/me'],
  ] as const)('%s has nothing yet: says so, and where to go', (shelf, title, way, href) => {
    open({ shelf })
    expect(screen.getByText(title)).toBeDefined()
    expect(hrefOf(way)).toBe(href)
  })

  it('of a visitor are of this browser, and say what signing in is for', () => {
    open({ stories: [aStory()], isVisitor: true })
    expect(titles()).toEqual([TITLE])
    expect(screen.getByText(/이 브라우저에서 읽은 이야기예요/)).toBeDefined()
    expect(hrefOf('로그인')).toBe('/login?next=%2Fdoran-tales%2Fme&reason=keep-story')
  })

  it('go on by the cursor', async () => {
    const inputsOf = open(
      { stories: [aStory()], nextCursor: 'c1' },
      { [LIST]: [{ items: [aStory({ id: 's2', title: '둘째' })], nextCursor: null }] },
    )
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    await waitFor(() => expect(titles()).toEqual([TITLE, '둘째']))
    expect(inputsOf(LIST)).toEqual([{ query: { shelf: 'reading', cursor: 'c1' } }])
  })
})

describe('a story', () => {
  it('leads on to where it was left, and says where it comes from and who one is', () => {
    const ending = { key: 'dawn', title: '새벽', badge: '새벽의 사서', rare: true }
    const parent = { id: 's0', turnIndex: 11 }
    open({
      stories: [
        aStory({ title: '비 오던 밤', personaName: '하람' }),
        aStory({ id: 's2', origin: 'imported' }),
        aStory({ id: 's3', origin: 'branched', parent, status: 'ended', ending }),
      ],
    })
    const [named, imported, ended] = screen
      .getAllByRole('listitem')
      .filter((each) => each.hasAttribute('data-entry'))
    expect(hrefOf('비 오던 밤')).toBe('/play/s1')
    expect(named?.textContent).toContain('12번째 장면까지 읽었어요')
    expect(named?.textContent).toContain('하람')
    expect(imported?.textContent).toContain('가져온 이야기')
    expect(ended?.textContent).toContain('12번째 장면에서 갈라진 이야기')
    expect(ended?.textContent).toContain('새벽의 사서')
    expect(ended?.textContent).toContain('결말 ‘새벽’')
  })

  it('is named by its reader, and what was typed stays where that fails', async () => {
    const refusal = new ApiError({ code: 'MAINTENANCE', message: '점검 중이에요.', status: 503 })
    const inputsOf = open({ stories: [aStory()] }, { [CHANGE]: [refusal, { title: '비 오던 밤' }] })
    await choose('이름 바꾸기')
    const field = await screen.findByLabelText<HTMLInputElement>('이야기 이름')
    fireEvent.change(field, { target: { value: ' 비 오던 밤 ' } })
    press('저장')
    await screen.findByText('점검 중이에요.')
    expect(field.value).toBe(' 비 오던 밤 ')
    press('저장')
    await screen.findByText('이름을 바꿨어요.')
    expect(titles()).toEqual(['비 오던 밤'])
    expect(inputsOf(CHANGE)[1]).toEqual({ ...ofStory, body: { title: '비 오던 밤' } })
  })

  it('cannot have a name that is too long', async () => {
    const inputsOf = open({ stories: [aStory()] })
    await choose('이름 바꾸기')
    const field = await screen.findByLabelText('이야기 이름')
    fireEvent.change(field, { target: { value: '가'.repeat(31) } })
    press('저장')
    expect(await screen.findByText('이름은 30자까지 입력할 수 있어요.')).toBeDefined()
    expect(inputsOf(CHANGE)).toEqual([])
  })

  it('is put away, and taken out again from the notice', async () => {
    const inputsOf = open({ stories: [aStory()] }, { [CHANGE]: [{}, {}] })
    await choose('보관하기')
    await screen.findByText('보관했어요.')
    expect(titles()).toEqual([])
    press('되돌리기')
    await waitFor(() => expect(titles()).toEqual([TITLE]))
    expect(inputsOf(CHANGE).map(({ body }) => body)).toEqual([
      { isArchived: true },
      { isArchived: false },
    ])
  })

  it('is deleted at once, and restored from the notice', async () => {
    const inputsOf = open(
      { stories: [aStory(), aStory({ id: 's2', title: '둘째' })] },
      { [ERASE]: [undefined], [RESTORE]: [aStory()] },
    )
    await choose('지우기')
    await screen.findByText('지웠어요.')
    expect(titles()).toEqual(['둘째'])
    press('되돌리기')
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(inputsOf(ERASE)).toEqual([ofStory])
    expect(inputsOf(RESTORE)).toEqual([ofStory])
  })

  it('stays where deleting it failed', async () => {
    const refusal = new ApiError({ code: 'TURN_IN_FLIGHT', message: '쓰고 있어요.', status: 409 })
    open({ stories: [aStory()] }, { [ERASE]: [refusal] })
    await choose('지우기')
    await screen.findByText('쓰고 있어요.')
    expect(titles()).toEqual([TITLE])
  })

  it('that was deleted leads nowhere, and is restored while it can be', async () => {
    const pushed: string[] = []
    const router = aRouter({ push: (href) => void pushed.push(href) })
    const story = aStory({ restorableUntil: '2026-11-30T00:20:00.000Z' })
    const refusal = new ApiError({ code: 'MAINTENANCE', message: '점검 중이에요.', status: 503 })
    const inputsOf = open(
      { shelf: 'deleted', stories: [story], router },
      { [RESTORE]: [refusal, aStory()] },
    )
    expect(screen.getByText('11월 30일 (월) 오전 9:20까지 되살릴 수 있어요')).toBeDefined()
    expect(screen.queryByRole('link', { name: TITLE })).toBeNull()
    press(`${TITLE} 되살리기`)
    await screen.findByText('점검 중이에요.')
    expect(titles()).toEqual([TITLE])
    press(`${TITLE} 되살리기`)
    await screen.findByText('되살렸어요.')
    expect(titles()).toEqual([])
    expect(inputsOf(RESTORE)).toEqual([ofStory, ofStory])
    press('이어서 읽기')
    expect(pushed).toEqual(['/play/s1'])
  })

  it('is taken along as a file', async () => {
    open({ stories: [aStory()] })
    await choose('내보내기')
    expect(await screen.findByText('내보낼 이야기: s1')).toBeDefined()
  })
})

describe('branches', () => {
  it('hang under the story they left', () => {
    const branch = (id: string, turnIndex: number) =>
      aStory({ id, origin: 'branched', parent: { id: 's1', turnIndex } })
    open({ shelf: 'branches', stories: [branch('late', 8), aStory(), branch('early', 2)] })
    const tree = screen.getByRole('region', { name: TITLE })
    const [root] = within(tree).getAllByRole('listitem')
    expect(
      within(tree)
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual(['처음 읽은 이야기', '3번째 장면에서 갈라진 이야기', '9번째 장면에서 갈라진 이야기'])
    expect(root && within(root).getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('the endings', () => {
  const shelf = (over: Partial<EndingShelf> = {}): EndingShelf => ({
    theme: aStory().theme,
    reached: [{ key: 'dawn', title: '새벽', badge: '새벽의 사서', rare: false }],
    total: 4,
    ...over,
  })

  it('are collected by theme; the others keep their secret', () => {
    open({ shelf: 'ended', endings: [shelf()] })
    const collection = screen.getByRole('region', { name: '결말 모음' })
    expect(collection.textContent).toContain('1/4')
    expect(collection.textContent).toContain('새벽')
    expect(within(collection).getAllByText('???')).toHaveLength(3)
    expect(within(collection).getByText('아직 못 만난 결말 3개')).toBeDefined()
  })

  it('go on by their own cursor, which the list of stories does not move', async () => {
    const other = shelf({ theme: { ...aStory().theme, id: 'theme-2', title: '우산 가게' } })
    const inputsOf = open(
      { shelf: 'ended', endings: [shelf()], moreEndings: 'e1' },
      { [ENDINGS]: [{ items: [other], nextCursor: null }] },
    )
    const more = screen.getByRole('link', { name: '더 보기' })
    expect(more.getAttribute('href')).toBe('/me?tab=ended&endings=e1')
    fireEvent.click(more)
    await screen.findByRole('link', { name: '우산 가게' })
    expect(inputsOf(ENDINGS)).toEqual([{ query: { cursor: 'e1' } }])
  })

  it('leave with a deleted story, which is said', async () => {
    const ending = { key: 'dawn', title: '새벽', badge: '새벽의 사서', rare: false }
    open(
      { shelf: 'ended', endings: [], stories: [aStory({ status: 'ended', ending })] },
      { [ERASE]: [undefined] },
    )
    await choose('지우기')
    expect(await screen.findByText(/결말도 결말 모음에서 빠져요/)).toBeDefined()
  })
})
