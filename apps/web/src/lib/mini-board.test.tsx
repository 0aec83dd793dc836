import type { ResultCard } from '@doran/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MiniBoard } from './mini-board'

afterEach(cleanup)

type Row = ResultCard['rows'][number]

const pictured = (label: string) => ({ label, picture: { url: `/p/${label}.svg`, alt: label } })
const row = (label: string, items: Row['items'] = [], count = items.length): Row => ({
  label,
  colour: 'red',
  items,
  count,
})

const open = (rows: Row[], isSmall = false) => render(<MiniBoard rows={rows} isSmall={isSmall} />)
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const pictures = () => [...document.querySelectorAll('img')].map((each) => each.getAttribute('src'))

it('says of each row how many are in it, and shows the first of them', () => {
  open([row('S', ['가', '나', '다', '라', '마'].map(pictured), 9), row('A')])
  expect(texts()).toEqual(['S9개', 'A0개'])
  expect(pictures()).toEqual(['가', '나', '다', '라'].map((label) => `/p/${label}.svg`))
})

it('has letters and counts alone where it is small', () => {
  open([row('S', [pictured('가')])], true)
  expect([texts(), pictures()]).toEqual([['S1개'], []])
})

it('names cards without a picture', () => {
  open([
    row('S', [
      { label: '묵은지', picture: null },
      { label: '파', picture: null },
    ]),
  ])
  expect(texts()).toEqual(['S묵은지, 파2개'])
})

it('has six rows at most', () => {
  open(['1', '2', '3', '4', '5', '6', '7'].map((label) => row(label)))
  expect(texts()).toHaveLength(6)
})

it('has each of several rows that were given one name, and items of one name', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open([row('S', [pictured('가'), pictured('가')]), row('S', [pictured('나')])])
  expect(texts()).toEqual(['S2개', 'S1개'])
  expect(pictures()).toHaveLength(3)
  expect(complain).not.toHaveBeenCalled()
})
