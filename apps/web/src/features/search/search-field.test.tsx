import { aRouter, fakeApi } from '@doran/site/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { keepWords } from './internal/field/use-typed'
import { readSearchAddress } from './read-search-address'
import { SearchPage } from './search-page'

const LIST = 'GET /v1/search/suggestion'
const SEARCH_HREF = '/search?q=%EB%B0%A4'
const suggested = { items: [{ type: 'game', id: 'g1', text: '밤 간식 월드컵' }] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

function open(query: Record<string, string> = {}, answers: unknown[] = []) {
  const { client } = fakeApi({ [LIST]: answers }, [])
  const pushed: string[] = []
  const replaced: string[] = []
  const router = aRouter({
    push: (href) => void pushed.push(href),
    replace: (href) => void replaced.push(href),
  })
  const page = (shown: Record<string, string>) => (
    <SearchPage address={readSearchAddress(shown)} found={null} />
  )
  const { rerender } = render(page(query), { wrapper: siteAround({ api: client, router }) })
  const goTo = (shown: Record<string, string>) => rerender(page(shown))
  return { pushed, replaced, goTo }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '찾는 말' })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const address = () => location.pathname + location.search

describe('the field', () => {
  it('follows the address, as by Back', () => {
    const { goTo } = open({ q: '밤' })
    write('낮')
    goTo({ q: '새벽' })
    expect(field().value).toBe('새벽')
    write('낮')
    goTo({ q: '새벽', type: 'game' })
    expect(field().value).toBe('새벽')
  })

  it('keeps what is typed while a search is under way, and no longer', () => {
    const { goTo } = open()
    write(' 밤  기차 ')
    fireEvent.submit(screen.getByRole('search'))
    goTo({ q: '밤 기차' })
    expect(field().value).toBe('밤 기차')
    write('새벽')
    fireEvent.submit(screen.getByRole('search'))
    write('새벽길')
    goTo({ q: '새벽' })
    expect(field().value).toBe('새벽길')
    goTo({ q: '밤 기차' })
    expect(field().value).toBe('밤 기차')
    goTo({ q: '새벽' })
    expect(field().value).toBe('새벽')
  })

  it('is left with its words in the address, and shows them after Back', async () => {
    const { pushed } = open({}, [suggested])
    write('밤')
    await act(() => vi.advanceTimersByTimeAsync(150))
    fireEvent.click(screen.getByRole('option', { name: /밤 간식/ }))
    expect(pushed).toEqual(['/games/detail?id=g1'])
    expect(address()).toBe(SEARCH_HREF)
    cleanup()
    // The page as it was kept, from before the words.
    const { replaced, goTo } = open()
    expect(field().value).toBe('밤')
    expect(replaced).toEqual([SEARCH_HREF])
    goTo({ q: '밤' })
    expect(field().value).toBe('밤')
    expect(replaced).toEqual([SEARCH_HREF])
  })

  it('reads nothing again where the page is that of its address', () => {
    window.history.replaceState(null, '', SEARCH_HREF)
    expect(open({ q: '밤' }).replaced).toEqual([])
  })

  it('shows kept words also where the page stayed, as after Back from another search', () => {
    const { replaced, goTo } = open({ q: '무서운 이야기' })
    keepWords(SEARCH_HREF)
    goTo({})
    expect(field().value).toBe('밤')
    expect(replaced).toEqual([SEARCH_HREF])
  })

  it('leaves an address alone that nobody kept, however it is read', () => {
    window.history.replaceState(null, '', '/search?q=%EF%BF%BD%EB%B0%A4')
    const { replaced } = open({ q: '밤' })
    expect(field().value).toBe('밤')
    expect(replaced).toEqual([])
  })
})
