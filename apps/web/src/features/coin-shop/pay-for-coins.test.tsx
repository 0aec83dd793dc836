import { TERMS_VERSION } from '@doran/contract/names'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shopFixture, openShop, refusal } from './internal/testing/open-shop.fake'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ORDER = 'POST /v1/order'
const PAID = { orderId: 'o1', amount: 10_000, checkoutUrl: 'https://pay.example/1' }

const packs = () => within(screen.getByRole('radiogroup', { name: '코인 상품' }))
const choose = (name: RegExp) => fireEvent.click(packs().getByRole('radio', { name }))
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /결제하기$/ })
const press = () => fireEvent.click(payButton())

describe('the packs', () => {
  it('say the whole price first, and nothing is chosen for anybody', () => {
    openShop()
    const radios = packs().getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked }) => checked)).toEqual([false, false, false, false, false])
    expect(packs().getByRole('radio', { name: '10,000원 코인 100' })).toBeDefined()
    expect(packs().getByText('보너스 코인 8개 · 코인 하나에 약 93원')).toBeDefined()
    expect(packs().getByText('코인 하나에 100원')).toBeDefined()
    expect(payButton().disabled).toBe(true)
    expect(payButton().textContent).toBe('결제하기')
    expect(screen.getByText('먼저 코인 상품을 선택해 주세요.')).toBeDefined()
  })

  it('come with what one agrees to, and with what the law says of minors', () => {
    openShop()
    expect(screen.getByText(/7일 안에는 쓰지 않은 코인을 모두/)).toBeDefined()
    expect(screen.getByText(/수수료 10%를 빼고/)).toBeDefined()
    expect(screen.getByText(/보너스 코인은 환불하는 비율대로 회수/)).toBeDefined()
    expect(screen.getByText(/미성년자는 보호자 동의가 필요해요/).textContent).toContain(
      '본인이나 보호자가 결제를 취소할 수 있어요.',
    )
    expect(screen.getByRole('link', { name: '청약철회와 환불' }).getAttribute('href')).toBe(
      '/terms#refund',
    )
  })

  it('keep the one that the person chose before', () => {
    openShop({ query: { sku: 'coin-30' } })
    expect(payButton().textContent).toBe('3,000원 결제하기')
    cleanup()
    openShop({ query: { sku: 'coin-9999' } })
    expect(payButton().disabled).toBe(true)
  })

  it('are prices alone where nothing can be bought', () => {
    openShop({ shop: shopFixture({ provider: null }) })
    expect(screen.getByText('지금은 코인을 충전할 수 없어요.')).toBeDefined()
    expect(screen.getByText('10,000원')).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull()
  })

  it('may be read again where they could not be', () => {
    const { refresh } = openShop({ shop: null })
    expect(screen.getByText(/코인 상품을 불러오지 못했어요/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe('paying', () => {
  it('makes an order under a key of its own, and leads to where it is paid', async () => {
    const { inputsOf, assign } = openShop({
      query: { next: '/doran-tales/gemstone' },
      replies: { [ORDER]: [PAID] },
    })
    choose(/^10,000원/)
    expect(payButton().textContent).toBe('10,000원 결제하기')
    press()
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'))
    expect(inputsOf(ORDER)).toEqual([
      {
        body: { sku: 'coin-100', next: '/doran-tales/gemstone' },
        idempotencyKey: expect.stringMatching(/^[\w-]{10,40}$/),
      },
    ])
    // The next page is on its way.
    expect(payButton().getAttribute('aria-busy')).toBe('true')
  })

  it('sends the same key again while nobody knows what came of the first', async () => {
    const { inputsOf, assign } = openShop({
      replies: { [ORDER]: [refusal('NETWORK', 0), refusal('PAYMENT_UNAVAILABLE', 503), PAID] },
    })
    choose(/^1,000원/)
    press()
    await screen.findByText('결제창을 열지 못했어요. 돈은 나가지 않았어요.')
    press()
    await waitFor(() => expect(inputsOf(ORDER)).toHaveLength(2))
    await screen.findByText('결제창을 열지 못했어요. 돈은 나가지 않았어요.')
    press()
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const keys = inputsOf(ORDER).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

  it('takes no address of another place as where to go on', async () => {
    const { inputsOf } = openShop({
      query: { next: '//evil.example' },
      replies: { [ORDER]: [PAID] },
    })
    choose(/^1,000원/)
    press()
    await waitFor(() => expect(inputsOf(ORDER)).toMatchObject([{ body: { sku: 'coin-10' } }]))
    expect(inputsOf(ORDER)[0]?.['body']).not.toHaveProperty('next')
  })

  it('asks visitors to sign in, and keeps what they chose', async () => {
    const { inputsOf } = openShop({ buyer: 'visitor', query: { next: '/me' } })
    choose(/^5,000원/)
    press()
    const sheet = within(await screen.findByRole('dialog', { name: '구매하려면 로그인해 주세요.' }))
    const other = sheet.getByRole('link', { name: '다른 방법으로 로그인' }).getAttribute('href')
    const next = new URL(other ?? '', 'http://localhost').searchParams.get('next')
    expect(next).toBe('/coin/store?sku=coin-50&next=%2Fme')
    expect(inputsOf(ORDER)).toEqual([])
  })

  it('brings the agreement to new terms along, which nobody is given', async () => {
    const { inputsOf } = openShop({
      shop: shopFixture({ needsTerms: true }),
      replies: { [ORDER]: [PAID] },
    })
    choose(/^1,000원/)
    const agreed = screen.getByRole<HTMLInputElement>('checkbox', { name: /이용약관.*에 동의해요/ })
    expect(agreed.checked).toBe(false)
    expect(payButton().disabled).toBe(true)
    expect(screen.getByText('먼저 바뀐 이용약관에 동의해 주세요.')).toBeDefined()
    fireEvent.click(agreed)
    press()
    await waitFor(() =>
      expect(inputsOf(ORDER)).toMatchObject([{ body: { sku: 'coin-10', terms: TERMS_VERSION } }]),
    )
    cleanup()
    openShop()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('reads the page again where the terms changed meanwhile', async () => {
    const { refresh } = openShop({ replies: { [ORDER]: [refusal('CONSENT_NEEDED', 403)] } })
    choose(/^1,000원/)
    press()
    expect(await screen.findByText('바뀐 약관에 동의하면 결제할 수 있어요.')).toBeDefined()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('leads an account without any agreement to the terms first', () => {
    openShop({ buyer: 'unconsented', query: { sku: 'coin-30' } })
    expect(screen.getByRole('link', { name: '약관 보기' }).getAttribute('href')).toBe(
      '/login/after?next=%2Fcoin%2Fstore%3Fsku%3Dcoin-30',
    )
    expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull()
  })

  it('is not possible for a short-time sign-in, which is told so', () => {
    openShop({ buyer: 'limited' })
    expect(screen.getByText('이 기기에서는 결제할 수 없어요.')).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('가진 코인')).toBeDefined()
  })

  it('says that no money moves where none does', () => {
    openShop({ shop: shopFixture({ provider: 'test', isTest: true }) })
    expect(screen.getByText('테스트 결제예요. 실제로 돈이 나가지 않아요.')).toBeDefined()
    cleanup()
    openShop()
    expect(screen.queryByText(/테스트 결제/)).toBeNull()
  })
})

it('shows what a member has, of what kind and until when', () => {
  openShop()
  const own = within(screen.getByRole('region', { name: '가진 코인' }))
  expect(own.getByText('코인 108')).toBeDefined()
  const parts = own.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(parts).toEqual([
    '충전한 것 · 가장 먼저 끝나는 날 2031년 11월 24일코인 100',
    expect.stringMatching(/^보너스 · 가장 먼저 끝나는 날 .*코인 8$/),
  ])
  expect(own.getByText(/^보너스처럼 받은 코인을 먼저 끝나는 것부터 쓰고/)).toBeDefined()
  cleanup()
  openShop({ buyer: 'visitor' })
  expect(screen.queryByText('가진 코인')).toBeNull()
  expect(screen.queryByText('결제 내역')).toBeNull()
})

it('says who sells, as far as that is known', () => {
  const seller = {
    name: '도란',
    owner: '김도란',
    registration: '000-00-00000',
    mailOrder: '',
    address: '서울',
    phone: '02-000-0000',
    email: 'a@example.com',
  }
  openShop({ shop: shopFixture({ seller }) })
  const details = within(screen.getByRole('region', { name: '판매자 정보' }))
  expect(details.getByText('김도란')).toBeDefined()
  expect(details.queryByText('통신판매업 신고번호')).toBeNull()
})
