import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { COOKIES, STORAGE_KEYS } from '@doran/contract/names'
import { SiteProviders } from '@doran/site/shell'
import { aConfig } from '@doran/site/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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

describe('the privacy text', () => {
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
