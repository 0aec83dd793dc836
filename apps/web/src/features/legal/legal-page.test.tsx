import { ERASE_AFTER_DAYS, MONEY, PRICES } from '@doran/contract/limits'
import { COOKIES, STORAGE_KEYS } from '@doran/contract/names'
import { SiteProviders } from '@doran/site/shell'
import { aConfig } from '@doran/site/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PRIVACY_ROWS } from '../../areas/web-areas'
import { LegalPage } from './legal-page'
import type { LegalText } from './legal-text'
import { PRIVACY_TITLE, privacyText } from './privacy'
import { TERMS } from './terms'

afterEach(cleanup)

const config = aConfig()
const ROWS = {
  collected: [
    { order: 20, cells: ['편지', '적은 글'] },
    { order: 10, cells: ['놀이', '고른 답'] },
  ],
  kept: [{ order: 10, cells: ['계정', `탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지`] }],
} as const
const privacyOf = (contactEmail: string) => privacyText(contactEmail, ROWS)

function open(text: LegalText, business = '') {
  render(
    <SiteProviders config={config}>
      <LegalPage text={text} other={{ href: '/other', title: '다른 글' }} business={business} />
    </SiteProviders>,
  )
}

const words = () => document.body.textContent ?? ''

describe.each([
  ['terms', TERMS],
  ['privacy', privacyOf('')],
])('the %s', (_, text) => {
  it('have a day and a table of contents that leads to each section', () => {
    open(text)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.title)
    const [year, month, day] = text.version.split('-').map(Number)
    expect(words()).toContain(`${year}년 ${month}월 ${day}일`)
    const contents = within(screen.getByRole('navigation', { name: '차례' }))
    for (const link of contents.getAllByRole('link')) {
      const goal = document.querySelector(link.getAttribute('href') ?? 'none')
      expect(goal?.textContent).toBe(link.textContent)
    }
    expect(contents.getAllByRole('link')).toHaveLength(text.sections.length)
  })

  it('name whoever runs the place, and nobody where nobody is named', () => {
    open(text, '운영: 아무개')
    expect(words()).toContain('운영: 아무개')
    cleanup()
    open(text)
    expect(words()).not.toContain('운영: ')
  })
})

describe('the terms', () => {
  it('say what is paid for, with the figures of the price list', () => {
    open(TERMS)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
    for (const id of ['paid', 'expiry', 'refund', 'minors', 'pass', 'price'])
      expect(titles).toContain(id)
    expect(words()).toContain(`1코인은 부가세를 포함해 ${PRICES.coinKrw}원`)
    expect(words()).toContain(`충전한 날부터 ${MONEY.paidCoinYears}년`)
    expect(words()).toContain(`결제하고 ${MONEY.fullRefundDays}일 안에는 청약을 철회`)
    expect(words()).toContain('수수료 10%를 빼고')
    expect(words()).toContain(`코인 ${PRICES.pass.coins}개로 ${PRICES.pass.days}일 동안`)
    expect(words()).toContain('자동 결제는 없어요.')
  })
})

describe('the privacy text', () => {
  it('says that cards are the provider’s matter, and how long payments are kept', () => {
    open(privacyText('', PRIVACY_ROWS))
    expect(words()).toContain('카드 번호와 계좌 번호는 결제사만 받고')
    expect(words()).toMatch(/계약, 결제, 환불의 기록.*5년.*사람을 알아볼 수 없게/)
  })

  it('lists every cookie and every stored key by its name', () => {
    open(privacyOf(''))
    const listed = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const names = [...Object.values(COOKIES), ...Object.values(STORAGE_KEYS)]
    expect(names.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('lists what the areas collect, in their order', () => {
    open(privacyOf(''))
    const table = screen.getByRole('table', { name: '도란을 쓸 때' })
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['놀이', '편지'])
  })

  it('tells when everything is gone, and whom to ask where somebody is named', () => {
    open(privacyOf('ask@example.com'))
    expect(words()).toContain(`탈퇴하고 ${ERASE_AFTER_DAYS}일이 지날 때까지`)
    expect(words()).toContain('ask@example.com')
    cleanup()
    open(privacyOf(''))
    expect(words()).not.toContain('@')
    expect(privacyOf('').title).toBe(PRIVACY_TITLE)
  })
})
