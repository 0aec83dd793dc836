import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aSharedEnding } from '../../testing/a-shared-story'
import { siteAround } from '../../testing/site-around'
import { SharedEndingPage } from './shared-ending-page'
import { sharedMetadata } from './shared-metadata'

afterEach(cleanup)

function open(isKnown: boolean, shared = aSharedEnding()) {
  render(<SharedEndingPage shared={shared} isKnown={isKnown} />, {
    wrapper: siteAround({ api: fakeApi({}, []).client, router: aRouter() }),
  })
}

test('covers the ending for those who have not reached it, until they ask', () => {
  open(false)
  expect(document.body.textContent).not.toContain('빈자리의 주인')
  expect(document.body.textContent).not.toContain('열쇠를 하나씩 센다')
  fireEvent.click(screen.getByRole('button', { name: '결말 보기' }))
  const title = screen.getByRole('heading', { level: 1, name: '빈자리의 주인' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('드문 결말')).toBeTruthy()
  expect(screen.getByText('열쇠를 하나씩 센다')).toBeTruthy()
  expect(screen.getByRole('button', { name: '나도 이 결말 앞에서부터' })).toBeTruthy()
})

test('is open to those who reached it, and gives its sharer the card to keep', () => {
  open(true)
  expect(screen.getByRole('heading', { level: 1, name: '빈자리의 주인' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '결말 카드 이미지 저장' })).toBeNull()
  cleanup()
  open(true, aSharedEnding({ isMine: true }))
  const card = screen.getByRole('link', { name: '결말 카드 이미지 저장' })
  expect(card.getAttribute('href')).toMatch(/-card\.png$/)
  expect(screen.getByRole('heading', { name: '내가 고른 길' })).toBeTruthy()
})

test('a messenger is not told how it ended', () => {
  expect(JSON.stringify(sharedMetadata(aSharedEnding()))).not.toMatch(/빈자리|진실/)
})
