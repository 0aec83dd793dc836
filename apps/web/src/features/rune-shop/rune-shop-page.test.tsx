import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { InventoryItem, Receipt, RuneStore, StoreItem, Wallet } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import type { RuneShopContent } from './read-rune-shop'
import { RuneShopPage } from './rune-shop-page'

afterEach(cleanup)

const SHOP = 'GET /v1/store/rune'
const WALLET = 'GET /v1/wallet'
const BUY = 'POST /v1/store/rune/{sku}/buy'
const EQUIP = 'PATCH /v1/inventory/{id}/equip'

type Sku = StoreItem['sku']
type Over = Partial<Record<Sku, Partial<StoreItem>>>

const shopFixture = (over: Over = {}, leftToday: number | null = 3): RuneStore => ({
  items: PRICES.runeItems.map(({ sku, kind, runes }) => ({
    sku,
    kind,
    runes,
    owned: null,
    availableAt: null,
    held: null,
    ...over[sku],
  })),
  earnings: [
    { key: 'play_finished', runes: 2, timesADay: 5, leftToday },
    { key: 'of_tomorrow', runes: 9, timesADay: 1, leftToday },
  ],
})

const someRunes = (total: number): Wallet['rune'] => ({ total, parts: [], earnedThisWeek: 12 })

// The shop reads its runes alone.
const aWallet = (total: number) => ({ rune: someRunes(total) })

const aReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  movementId: 'm1',
  title: '불씨 테두리',
  currency: 'rune',
  price: 40,
  balanceBefore: 52,
  balanceAfter: 12,
  parts: [],
  given: null,
  createdAt: '2026-11-24T06:10:00.000Z',
  ...over,
})

const anItem = (over: Partial<InventoryItem> = {}): InventoryItem => ({
  id: 'i1',
  sku: 'frame-ember',
  kind: 'frame',
  isWorn: true,
  createdAt: '2026-11-24T06:10:00.000Z',
  ...over,
})

const refusal = (code: ApiErrorCode, status: number) =>
  new ApiError({ code, status, message: `거절: ${code}` })

type Open = {
  shop?: RuneStore | null
  runes?: number
  isVisitor?: boolean
  replies?: Record<string, unknown[]>
}

function open({ shop = shopFixture(), runes = 52, isVisitor = false, replies = {} }: Open = {}) {
  const me = aMe({ profile: { ...aMe().profile, profileImage: 'profile-image/me.webp' } })
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [me, me, me], ...replies }, [])
  const content: RuneShopContent = isVisitor
    ? { shop, me: null, runes: null }
    : { shop, me, runes: someRunes(runes) }
  render(<RuneShopPage content={content} />, {
    wrapper: siteAround({ isLoggedIn: !isVisitor, api: client, router: aRouter() }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const region = (name: string) => within(screen.getByRole('region', { name }))
const article = (name: string) => within(screen.getByRole('article', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))
const BUY_EMBER = '불씨 테두리, 룬 40개로 구매'

describe('the shop', () => {
  it('says what one has, and what is left to be earned today', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('룬 상점')
    expect(region('가진 룬').getByText('룬 52')).toBeDefined()
    expect(region('가진 룬').getByText('이번 주에 모은 룬 12개')).toBeDefined()
    const today = region('오늘 모을 수 있는 룬')
    expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '놀이 끝까지 하기룬 2개, 오늘 3번 남음놀이 보기',
    ])
    expect(today.getByRole('link', { name: '놀이 보기' }).getAttribute('href')).toBe('/games')
  })

  it('has a shelf of each kind', () => {
    open()
    const names = (shelf: string) =>
      region(shelf)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(names('프로필 테두리')).toEqual(['불씨', '등불', '눈송이', '별자리'])
    expect(names('티어표 배경')).toEqual(['꽃 한지', '밤하늘', '들녘'])
    expect(names('이용권')).toEqual(['젬 10개'])
    expect(region('내 물건').getByText('아직 모은 물건이 없어요.')).toBeDefined()
  })

  it('says where it could not be read', () => {
    open({ shop: null })
    expect(screen.getByText('상점을 불러오지 못했어요.')).toBeDefined()
  })

  it('is looked through by visitors, who are asked to sign in when they buy', async () => {
    const { inputsOf } = open({ isVisitor: true, shop: shopFixture({}, null) })
    expect(screen.queryByRole('region', { name: '내 물건' })).toBeNull()
    expect(region('룬을 모으는 방법').getByText('룬 2개, 하루 5번')).toBeDefined()
    press(BUY_EMBER)
    expect(await screen.findByText('구매하려면 로그인해 주세요.')).toBeDefined()
    expect(inputsOf(BUY)).toEqual([])
  })
})

describe('trying on', () => {
  it('puts a frame around one’s own picture before it is bought', async () => {
    open()
    press('불씨 테두리 크게 보기')
    const sheet = within(await screen.findByRole('dialog', { name: '불씨 테두리 미리 보기' }))
    const picture = sheet.getByRole('img', { name: '모닥불 님의 사진' })
    expect(picture.querySelector('img')?.getAttribute('src')).toContain('profile-image/me.webp')
    expect(picture.querySelector('svg')).not.toBeNull()
    fireEvent.click(sheet.getByRole('button', { name: BUY_EMBER }))
    expect((await question()).getByText('불씨 테두리를 구매할까요?')).toBeDefined()
  })

  it('lays a ground under a small board', async () => {
    open()
    press('밤하늘 배경 크게 보기')
    const sheet = await screen.findByRole('dialog', { name: '밤하늘 배경 미리 보기' })
    expect(sheet.querySelectorAll('path').length).toBeGreaterThan(3)
  })
})

describe('buying', () => {
  it('says what is left, buys for the price that is shown, and has it at once', async () => {
    const owned = { id: 'i1', isWorn: false }
    const { inputsOf } = open({
      replies: {
        [BUY]: [aReceipt()],
        [SHOP]: [shopFixture({ 'frame-ember': { owned } })],
        [WALLET]: [aWallet(12)],
      },
    })
    press(BUY_EMBER)
    const dialog = await question()
    expect(dialog.getByText('지금 있는 룬').nextElementSibling?.textContent).toBe('룬 52')
    expect(dialog.getByText('구매 뒤 룬').nextElementSibling?.textContent).toBe('룬 12')
    fireEvent.click(dialog.getByRole('button', { name: '룬 40개로 구매' }))
    expect(await screen.findByText('불씨 테두리를 구매했어요.')).toBeDefined()
    expect(inputsOf(BUY)).toEqual([
      {
        params: { sku: 'frame-ember' },
        body: { runes: 40 },
        idempotencyKey: expect.stringMatching(/./),
      },
    ])
    await waitFor(() => expect(region('가진 룬').getByText('룬 12')).toBeDefined())
    await waitFor(() => expect(region('내 물건').getByText('불씨 테두리')).toBeDefined())
  })

  it('says how many runes are missing, and how to earn them', async () => {
    const { inputsOf } = open({ runes: 28 })
    press(BUY_EMBER)
    const sheet = within(await screen.findByRole('dialog', { name: '룬이 12개 모자라요.' }))
    expect(sheet.getByRole('link', { name: '놀이 보기' })).toBeDefined()
    expect(inputsOf(BUY)).toEqual([])
  })

  it('shows a price that has changed beside the old one, and asks again', async () => {
    const { inputsOf } = open({
      replies: {
        [BUY]: [refusal('PRICE_CHANGED', 409), aReceipt({ price: 50, balanceAfter: 2 })],
        [SHOP]: [shopFixture({ 'frame-ember': { runes: 50 } }), shopFixture()],
        [WALLET]: [aWallet(52), aWallet(2)],
      },
    })
    press(BUY_EMBER)
    const dialog = await question()
    fireEvent.click(dialog.getByRole('button', { name: '룬 40개로 구매' }))
    expect(await dialog.findByText('가격이 룬 40개에서 룬 50개로 바뀌었어요.')).toBeDefined()
    const again = await dialog.findByRole('button', { name: '룬 50개로 구매' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(again)
    await screen.findByText('불씨 테두리를 구매했어요.')
    expect(inputsOf(BUY).map((input) => input['body'])).toEqual([{ runes: 40 }, { runes: 50 }])
  })

  it('knows what was bought on another device', async () => {
    const owned = { id: 'i1', isWorn: false }
    open({
      replies: {
        [BUY]: [refusal('ALREADY_OWNED', 409)],
        [SHOP]: [shopFixture({ 'frame-ember': { owned } })],
        [WALLET]: [aWallet(12)],
      },
    })
    press(BUY_EMBER)
    fireEvent.click((await question()).getByRole('button', { name: '룬 40개로 구매' }))
    expect(await screen.findByText('거절: ALREADY_OWNED')).toBeDefined()
    await waitFor(() => expect(region('내 물건').getByText('불씨 테두리')).toBeDefined())
  })

  it('is asked about again under the same key while nobody knows whether it was done', async () => {
    const { inputsOf } = open({
      replies: {
        [BUY]: [refusal('NETWORK', 0), aReceipt()],
        [SHOP]: [shopFixture()],
        [WALLET]: [aWallet(12)],
      },
    })
    press(BUY_EMBER)
    const dialog = await question()
    fireEvent.click(dialog.getByRole('button', { name: '룬 40개로 구매' }))
    expect(await dialog.findByText(/다시 눌러도 한 번만 구매돼요/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: '룬 40개로 구매' }))
    await screen.findByText('불씨 테두리를 구매했어요.')
    const [first, second] = inputsOf(BUY)
    expect(second).toEqual(first)
  })
})

describe('the item that runes buy gems with', () => {
  const GEM_ITEM = '젬 10개 이용권'

  it('gives its gems', async () => {
    const given = { currency: 'gem', amount: 10 } as const
    const availableAt = '2030-12-01T06:10:00.000Z'
    open({
      replies: {
        [BUY]: [aReceipt({ given, price: 30, balanceAfter: 22 })],
        [SHOP]: [shopFixture({ 'ticket-gem-10': { availableAt } })],
        [WALLET]: [aWallet(22)],
      },
    })
    expect(article(GEM_ITEM).getByText('일주일에 한 번 구매할 수 있어요.')).toBeDefined()
    press(`${GEM_ITEM}, 룬 30개로 구매`)
    fireEvent.click((await question()).getByRole('button', { name: '룬 30개로 구매' }))
    expect(await screen.findByText('젬 10개를 받았어요.')).toBeDefined()
    expect(await article(GEM_ITEM).findByText(/부터 다시 구매할 수 있어요\.$/)).toBeDefined()
  })

  it('says when it can be bought again', () => {
    const availableAt = '2025-12-01T06:10:00.000Z'
    open({ shop: shopFixture({ 'ticket-gem-10': { availableAt } }) })
    expect(
      article(GEM_ITEM).getByText('2025년 12월 1일 오후 3:10부터 다시 구매할 수 있어요.'),
    ).toBeDefined()
    expect(article(GEM_ITEM).queryByRole('button')).toBeNull()
  })

  it('that was bought elsewhere meanwhile says so', async () => {
    open({
      replies: {
        [BUY]: [refusal('NOT_YET_AGAIN', 409)],
        [SHOP]: [shopFixture({ 'ticket-gem-10': { availableAt: '2030-12-01T06:10:00.000Z' } })],
        [WALLET]: [aWallet(22)],
      },
    })
    press(`${GEM_ITEM}, 룬 30개로 구매`)
    fireEvent.click((await question()).getByRole('button', { name: '룬 30개로 구매' }))
    expect(await article(GEM_ITEM).findByText(/부터 다시 구매할 수 있어요\.$/)).toBeDefined()
    expect(await screen.findByText('거절: NOT_YET_AGAIN')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('what one owns', () => {
  const owned = { id: 'i1', isWorn: false }

  it('is put on and taken off', async () => {
    const { inputsOf } = open({
      shop: shopFixture({ 'frame-ember': { owned } }),
      replies: { [EQUIP]: [{ items: [anItem()] }, { items: [anItem({ isWorn: false })] }] },
    })
    expect(article('불씨 테두리').getByText('가지고 있어요')).toBeDefined()
    fireEvent.click(region('내 물건').getByRole('button', { name: '불씨 테두리 착용' }))
    expect(await screen.findByText('불씨 테두리를 착용했어요.')).toBeDefined()
    expect(article('불씨 테두리').getByText('착용 중')).toBeDefined()
    const takeOff = region('내 물건').getByRole('button', { name: '불씨 테두리 해제' })
    await waitFor(() => expect(takeOff.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(takeOff)
    expect(await screen.findByText('불씨 테두리를 해제했어요.')).toBeDefined()
    const params = { id: 'i1' }
    expect(inputsOf(EQUIP)).toEqual([
      { params, body: { isWorn: true } },
      { params, body: { isWorn: false } },
    ])
  })

  it('says where a ground is used', () => {
    open({ shop: shopFixture({ 'ground-night': { owned } }) })
    const mine = region('내 물건')
    expect(mine.getByText(/그림에서 쓸 수 있어요\./)).toBeDefined()
    expect(mine.getByRole('link', { name: '티어표' }).getAttribute('href')).toBe(
      '/tiermaker/thumbnailer',
    )
    expect(mine.queryByRole('button')).toBeNull()
  })
})
