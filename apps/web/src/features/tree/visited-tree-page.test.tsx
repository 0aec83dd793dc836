import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { HungOrnament, Tree } from '@doran/contract'
import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aTree, CODE, hung, NOW } from './internal/testing/a-tree.fake'
import { VisitedTreePage } from './visited-tree-page'

beforeEach(() => {
  window.history.replaceState(null, '', `/decorate-my-tree?tree=${CODE}`)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const HANG = 'POST /v1/tree/{shareCode}/letter'
const TAKE_BACK = 'DELETE /v1/letter/{letterId}'
const PAGE = 'GET /v1/tree/{shareCode}/ornament'
const REPORT = 'POST /v1/report'
const OWNED = 'GET /v1/inventory'

const unnamed = (slot: number) => hung(slot, { letterId: null, name: null })

const hungAt = (slot: number, over: { wasMoved?: boolean; runes?: number } = {}) => ({
  letter: { id: 'letter-9', page: 0, slot, ornament: 'tangerine', until: '2999-01-01T00:00:00Z' },
  wasMoved: false,
  runes: 0,
  ...over,
})

const refusal = (code: ApiErrorCode, status: number) =>
  new ApiError({ code, status, message: `거절: ${code}` })

type Open = {
  tree?: Partial<Tree>
  ornaments?: readonly HungOrnament[]
  isLoggedIn?: boolean
  replies?: Record<string, unknown[]>
}

function open({
  tree = {},
  ornaments = [unnamed(0)],
  isLoggedIn = false,
  replies = {},
}: Open = {}) {
  const { client, requests } = fakeApi(replies, [])
  render(<VisitedTreePage tree={aTree(tree)} ornaments={ornaments} now={NOW} />, {
    wrapper: siteAround({ isLoggedIn, api: client, router: aRouter() }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** To the last step, with an ornament and a letter. */
async function writeLetter(text = '따뜻한 겨울 보내!') {
  press('장식 달고 편지 쓰기')
  await heading('어떤 장식을 걸까요?')
  fireEvent.click(screen.getByRole('radio', { name: '귤' }))
  press('다음')
  await heading('어떤 말을 전할까요?')
  fireEvent.change(screen.getByLabelText('편지'), { target: { value: text } })
  press('다음')
  await heading('어디에 걸까요?')
}

describe('hanging a letter', () => {
  it('goes by ornament, letter and place', async () => {
    const { inputsOf } = open({
      replies: { [HANG]: [hungAt(3, { runes: 2 })], [PAGE]: [{ items: [unnamed(0)] }] },
    })
    expect(screen.getByText('달무리 님의 나무 · 편지 2통 · 12월 25일에 열려요')).toBeDefined()
    press('장식 달고 편지 쓰기')
    await heading('어떤 장식을 걸까요?')
    press('다음')
    expect(screen.getByText('장식을 하나 골라 주세요.')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: '귤' }))
    press('다음')
    await heading('어떤 말을 전할까요?')
    expect(screen.getByText(/^12월 25일에 열려요/)).toBeDefined()
    press('다음')
    expect(await screen.findByText('편지를 적어 주세요.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('편지'), { target: { value: ' 고마워 ' } })
    fireEvent.change(screen.getByLabelText('이름'), { target: { value: '하늘이' } })
    press('다음')
    await heading('어디에 걸까요?')
    expect(screen.queryByRole('button', { name: '1번 자리' })).toBeNull()
    press('4번 자리')
    press('4번 자리에 걸기')
    await heading('편지를 가지에 걸었어요. 12월 25일에 열려요.')
    expect(screen.getByText('룬 2개를 받았어요.')).toBeDefined()
    expect(screen.getByRole('link', { name: '나도 나무 심기' }).getAttribute('href')).toBe(
      '/decorate-my-tree?plant=new',
    )
    expect(inputsOf(HANG)).toEqual([
      {
        params: { shareCode: CODE },
        body: {
          clientLetterId: expect.stringMatching(/^[\w-]{10,40}$/),
          ornament: 'tangerine',
          place: { page: 0, slot: 3 },
          text: '고마워',
          name: '하늘이',
          isMeant: false,
          opensAt: expect.any(String),
        },
      },
    ])
    expect(sessionStorage.length).toBe(0)
  })

  it('hangs by itself and without a name, and says where it was moved to', async () => {
    const { inputsOf } = open({
      replies: { [HANG]: [hungAt(4, { wasMoved: true })], [PAGE]: [{ items: [] }] },
    })
    press('장식 달고 편지 쓰기')
    await heading('어떤 장식을 걸까요?')
    fireEvent.click(screen.getByRole('radio', { name: '귤' }))
    press('다음')
    await heading('어떤 말을 전할까요?')
    fireEvent.change(screen.getByLabelText('편지'), { target: { value: '안녕' } })
    fireEvent.change(screen.getByLabelText('이름'), { target: { value: '하늘이' } })
    fireEvent.click(screen.getByRole('checkbox', { name: '익명으로 걸기' }))
    press('다음')
    await heading('어디에 걸까요?')
    press('자동으로 걸기')
    expect(await screen.findByText(/바로 옆 5번 자리에 걸었어요/)).toBeDefined()
    expect(inputsOf(HANG)[0]?.['body']).toMatchObject({ place: null, name: null })
  })

  it('asks whether words that may hurt are meant', async () => {
    const { inputsOf } = open({
      replies: {
        [HANG]: [refusal('HURTFUL_WORDS', 422), hungAt(1)],
        [PAGE]: [{ items: [] }],
      },
    })
    await writeLetter()
    press('자동으로 걸기')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('조금 아플 수 있는 말이 있어요. 그래도 보낼까요?')).toBeDefined()
    fireEvent.click(question.getByRole('button', { name: '그대로 보낼게요' }))
    await heading(/^편지를 가지에 걸었어요/)
    expect(inputsOf(HANG).map((input) => Object(input['body']).isMeant)).toEqual([false, true])
  })

  it('goes back to the letter where the words are to be changed', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
    const { inputsOf } = open({ replies: { [HANG]: [refusal('HURTFUL_WORDS', 422)] } })
    await writeLetter()
    press('자동으로 걸기')
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: '고쳐 쓸게요' }))
    expect(back).toHaveBeenCalledOnce()
    expect(inputsOf(HANG)).toHaveLength(1)
  })

  it('keeps what was written when it is refused, and when the page is loaded anew', async () => {
    open({ replies: { [HANG]: [refusal('LETTERS_TOO_MANY', 429)] } })
    await writeLetter('오래 쓴 편지')
    press('자동으로 걸기')
    expect(await screen.findByText('거절: LETTERS_TOO_MANY')).toBeDefined()
    cleanup()
    open()
    press('장식 달고 편지 쓰기')
    await heading('어떤 장식을 걸까요?')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '귤' }).checked).toBe(true)
    press('다음')
    await heading('어떤 말을 전할까요?')
    expect(screen.getByLabelText<HTMLTextAreaElement>('편지').value).toBe('오래 쓴 편지')
  })

  it.each([
    ['TREE_FULL', 'link', '나도 나무 심기'],
    ['TREE_CLOSED', 'link', '나도 나무 심기'],
    ['TREE_FOR_MEMBERS', 'link', '로그인하고 이어 쓰기'],
    ['ORNAMENT_LOCKED', 'button', '다른 장식 고르기'],
  ] as const)('says what one can do instead: %s', async (code, role, name) => {
    open({ replies: { [HANG]: [refusal(code, 409)] } })
    await writeLetter()
    press('자동으로 걸기')
    expect(await screen.findByText(`거절: ${code}`)).toBeDefined()
    expect(screen.getByRole(role, { name })).toBeDefined()
  })

  it('leads back one step at a time', async () => {
    open()
    await writeLetter()
    const pop = (step: string) =>
      fireEvent(window, new PopStateEvent('popstate', { state: { step } }))
    pop('letter')
    expect(await heading('어떤 말을 전할까요?')).toBeDefined()
    pop('ornament')
    expect(await heading('어떤 장식을 걸까요?')).toBeDefined()
    pop('tree')
    expect(await heading('달무리의 나무')).toBeDefined()
  })
})

describe('the ornaments for runes', () => {
  it('lead to the store where they are not owned', async () => {
    open({
      isLoggedIn: true,
      replies: { [OWNED]: [{ items: [{ sku: 'ornament-golden-bell' }] }] },
    })
    press('장식 달고 편지 쓰기')
    expect(await screen.findByRole('radio', { name: '금빛 종' })).toBeDefined()
    expect(
      screen.getByRole('link', { name: /꺼지지 않는 불씨.*룬 35개/ }).getAttribute('href'),
    ).toBe('/rune/store#ornament-ember')
    expect(screen.queryByRole('radio', { name: '꺼지지 않는 불씨' })).toBeNull()
  })

  it('are six links for visitors', async () => {
    const { inputsOf } = open()
    press('장식 달고 편지 쓰기')
    await heading('어떤 장식을 걸까요?')
    expect(screen.getAllByRole('radio')).toHaveLength(24)
    expect(screen.getAllByRole('link', { name: /룬 \d+개/ })).toHaveLength(6)
    expect(inputsOf(OWNED)).toEqual([])
  })
})

describe('a letter that hangs', () => {
  it('can be taken back, and is there to be written again', async () => {
    const { inputsOf } = open({
      replies: {
        [HANG]: [hungAt(1)],
        [TAKE_BACK]: [null],
        [PAGE]: [{ items: [] }, { items: [] }],
      },
    })
    await writeLetter('다시 쓸래')
    press('자동으로 걸기')
    await heading(/^편지를 가지에 걸었어요/)
    press('거두기')
    await heading('달무리의 나무')
    expect(inputsOf(TAKE_BACK)).toEqual([{ params: { letterId: 'letter-9' } }])
    press('장식 달고 편지 쓰기')
    await heading('어떤 장식을 걸까요?')
    press('다음')
    await heading('어떤 말을 전할까요?')
    expect(screen.getByLabelText<HTMLTextAreaElement>('편지').value).toBe('다시 쓸래')
  })

  it('can be taken back later, as long as it is fresh', async () => {
    const { letter } = hungAt(6)
    open({
      tree: { fresh: [{ ...letter, ornament: 'tangerine' }] },
      replies: { [TAKE_BACK]: [null], [PAGE]: [{ items: [] }] },
    })
    expect(screen.getByText('귤 장식, 7번 자리')).toBeDefined()
    press('거두기')
    await waitFor(() => expect(screen.queryByText('귤 장식, 7번 자리')).toBeNull())
  })
})

describe('the menu', () => {
  it('reports the tree', async () => {
    const { inputsOf } = open({ replies: { [REPORT]: [{ id: 'report-1' }] } })
    press('나무 메뉴')
    const menu = within(await screen.findByRole('dialog', { name: '나무 메뉴' }))
    expect(menu.getByRole('link', { name: '내 나무 보기' }).getAttribute('href')).toBe(
      '/decorate-my-tree',
    )
    fireEvent.click(menu.getByRole('button', { name: '이 나무 신고하기' }))
    const sheet = within(await screen.findByRole('dialog', { name: '신고하기' }))
    fireEvent.click(sheet.getAllByRole('radio')[0] ?? document.body)
    fireEvent.click(sheet.getByRole('button', { name: '신고하기' }))
    await screen.findByRole('dialog', { name: '신고 완료' })
    expect(inputsOf(REPORT)[0]?.['body']).toMatchObject({ targetType: 'tree', targetId: 'tree-1' })
  })
})
