import { ApiError } from '@doran/api-client'
import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aGroup, themeHit } from '../../testing/a-found'
import type { FoundThings } from './read-search'
import { readSearchAddress } from './read-search-address'
import { SearchPage } from './search-page'

const SEARCHES = STORAGE_KEYS.recentSearches

afterEach(() => {
  cleanup()
  localStore.remove(SEARCHES)
})

const nothing: FoundThings = { groups: [], isPlain: false, without: [], isAdult: false }
const something: FoundThings = { ...nothing, groups: [aGroup('theme', [themeHit('밤')])] }

function open(query: Record<string, string>, found: FoundThings | ApiError | null) {
  return render(
    <SearchPage address={readSearchAddress(query)} found={found}>
      <p>찾은 것</p>
    </SearchPage>,
    { wrapper: siteAround() },
  )
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const links = (group: string) =>
  within(screen.getByRole('group', { name: group })).getAllByRole('link')
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('before anything is sought', () => {
  it('offers genres, and no types', () => {
    open({}, null)
    expect(heading()).toBe('무엇을 찾아볼까요?')
    expect(screen.queryByRole('group', { name: '종류' })).toBeNull()
    const [first] = links('장르')
    expect(first?.getAttribute('href')).toBe('/search?q=%EB%A1%9C%EB%A7%A8%EC%8A%A4')
    expect(screen.queryByText('찾은 것')).toBeNull()
  })

  it('has what was searched for last, to be followed or forgotten', async () => {
    localStore.set(SEARCHES, '["밤","낮","새벽"]')
    open({}, null)
    expect(screen.getByRole('link', { name: '낮' }).getAttribute('href')).toBe(
      '/search?q=%EB%82%AE',
    )
    fireEvent.click(screen.getByRole('button', { name: '‘낮’ 지우기' }))
    expect(localStore.get(SEARCHES)).toBe('["밤","새벽"]')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '‘새벽’ 지우기' })),
    )
    fireEvent.click(screen.getByRole('button', { name: '모두 지우기' }))
    expect(localStore.get(SEARCHES)).toBeNull()
    const section = screen.getByRole('region', { name: '최근 찾은 말' })
    expect(section.textContent).toContain('최근 찾은 말을 모두 지웠어요.')
    await waitFor(() => expect(document.activeElement).toBe(section))
  })

  it.each([null, '[]', '{"a":1}', 'no list', '[1]'])('has no list where %j is stored', (stored) => {
    if (stored !== null) localStore.set(SEARCHES, stored)
    open({}, null)
    expect(screen.queryByText('최근 찾은 말')).toBeNull()
  })
})

describe('of what was found', () => {
  it('names the words, and leads to each type', () => {
    open({ q: '밤', type: 'game' }, something)
    expect(heading()).toBe('‘밤’ 검색 결과')
    expect(links('종류').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['전체', '/search?q=%EB%B0%A4'],
      ['이야기', '/search?q=%EB%B0%A4&type=theme'],
      ['놀이', '/search?q=%EB%B0%A4&type=game'],
      ['글', '/search?q=%EB%B0%A4&type=post'],
      ['사람', '/search?q=%EB%B0%A4&type=creator'],
    ])
    const current = links('종류').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(['놀이'])
    expect(screen.getByText('찾은 것')).toBeDefined()
  })

  it('says quietly where typing mistakes are not looked past', () => {
    open({ q: '밤' }, { ...something, isPlain: true })
    expect(screen.getByText(/잘못 쓴 글자까지 헤아려 찾지는 못해요/)).toBeDefined()
    cleanup()
    open({ q: '밤' }, something)
    expect(screen.queryByText(/잘못 쓴 글자/)).toBeNull()
  })
})

describe('what is not wanted', () => {
  it('is said to be left out, where anything is left', () => {
    open({ q: '안 무서운 거' }, { ...something, without: ['무서운 이야기', '월드컵'] })
    expect(screen.getByText('‘무서운 이야기’, ‘월드컵’ 빼고 찾았어요.')).toBeDefined()
    cleanup()
    open({ q: '안 무서운 거' }, { ...nothing, without: ['무서운 이야기'] })
    expect(screen.queryByText(/빼고 찾았어요/)).toBeNull()
    cleanup()
    open({ q: '밤' }, something)
    expect(screen.queryByText(/빼고 찾았어요/)).toBeNull()
  })
})

describe('where nothing was found', () => {
  it('says kindly that nothing is for adults alone, and leads on', () => {
    open({ q: '19금 로맨스' }, { ...nothing, isAdult: true })
    expect(screen.getByText('도란에는 19세 이상만 볼 수 있는 것이 없어요.')).toBeDefined()
    expect(linkTo('설레는 이야기 보기')).toContain('/search?q=')
    expect(links('장르').length).toBeGreaterThan(0)
    expect(screen.queryByText(/찾지 못했어요/)).toBeNull()
    expect(screen.queryByRole('group', { name: '더 짧은 말' })).toBeNull()
  })

  it('offers fewer words, genres and a person to ask', () => {
    open({ q: '밤 기차' }, nothing)
    expect(screen.getByText('‘밤 기차’에 맞는 것을 찾지 못했어요.')).toBeDefined()
    expect(links('더 짧은 말').map((link) => link.textContent)).toEqual(['밤', '기차'])
    expect(links('장르').length).toBeGreaterThan(0)
    expect(linkTo('문의하기')).toBe('/doran-tales/me/contact')
    expect(screen.queryByRole('link', { name: '전체에서 찾기' })).toBeNull()
    expect(screen.queryByText('찾은 것')).toBeNull()
  })

  it('leads from one type to all of them', () => {
    open({ q: '밤', type: 'creator' }, nothing)
    expect(linkTo('전체에서 찾기')).toBe('/search?q=%EB%B0%A4')
    expect(screen.queryByRole('group', { name: '더 짧은 말' })).toBeNull()
  })

  it('leads back from behind the last page', () => {
    open({ q: '밤', type: 'post', cursor: 'c9' }, nothing)
    expect(screen.getByText('더 보여 드릴 것이 없어요.')).toBeDefined()
    expect(linkTo('처음부터 보기')).toBe('/search?q=%EB%B0%A4&type=post')
  })
})

describe('where it could not be searched', () => {
  it('says so, with another try', () => {
    open({ q: '밤', type: 'game' }, new ApiError({ code: 'NETWORK', message: '', status: 0 }))
    expect(screen.getByText('검색하지 못했어요.')).toBeDefined()
    expect(linkTo('다시 시도')).toBe('/search?q=%EB%B0%A4&type=game')
  })

  it('says in the field what is wrong with its words', () => {
    const message = '찾는 말은 100자까지 쓸 수 있어요.'
    open({ q: '밤' }, new ApiError({ code: 'INVALID_INPUT', message, status: 400, field: 'q' }))
    const field = screen.getByRole('combobox')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(message).id).toBe(field.getAttribute('aria-describedby'))
    expect(screen.queryByText('검색하지 못했어요.')).toBeNull()
  })

  it('keeps words that are too long, and says so before any script runs', () => {
    const q = '가'.repeat(101)
    open({ q }, null)
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe(q)
    expect(screen.getByText('찾는 말은 100자까지 쓸 수 있어요.')).toBeDefined()
  })
})
