import { STORAGE_KEYS } from '@doran/contract/names'
import { localStore } from '@doran/browser-storage'
import { aRouter, fakeApi } from '@doran/site/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { readSearchAddress } from './read-search-address'
import { SearchPage } from './search-page'

const LIST = 'GET /v1/search/suggestion'
const ids = { theme: 't1', game: 'g1', post: 'p1', creator: 'c1' } as const
const suggested = {
  items: [
    { type: 'theme', id: ids.theme, text: '밤의 기차' },
    { type: 'game', id: ids.game, text: '밤 간식 월드컵' },
    { type: 'post', id: ids.post, text: '밤에 읽었어요' },
    { type: 'creator', id: ids.creator, text: '밤하늘' },
  ],
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

function open(query: Record<string, string> = {}, answers: unknown[] = []) {
  const { client, requests } = fakeApi({ [LIST]: answers }, [])
  const pushed: string[] = []
  const router = aRouter({ push: (href) => void pushed.push(href) })
  render(<SearchPage address={readSearchAddress(query)} found={null} />, {
    wrapper: siteAround({ api: client, router }),
  })
  return { requests, pushed }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '찾는 말' })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const key = (name: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(field(), { key: name, ...init })
const passDebounce = () => act(() => vi.advanceTimersByTimeAsync(150))
const rows = () => screen.queryAllByRole('option')
const hrefs = () => rows().map((row) => row.getAttribute('href'))
const chosen = () => {
  const id = field().getAttribute('aria-activedescendant')
  const marked = rows().filter((row) => row.getAttribute('aria-selected') === 'true')
  expect(marked.map((row) => row.id)).toEqual(id === null ? [] : [id])
  return marked[0]?.textContent ?? null
}
const SEARCH_HREF = '/search?q=%EB%B0%A4'

async function openSuggested() {
  const opened = open({}, [suggested])
  write('밤')
  await passDebounce()
  return opened
}

describe('the form', () => {
  it('works without scripts, and keeps the type', () => {
    const Site = siteAround()
    const address = readSearchAddress({ q: '밤', type: 'game' })
    const html = renderToString(
      <Site>
        <SearchPage address={address} found={null} />
      </Site>,
    )
    document.body.innerHTML = html
    const form = document.querySelector<HTMLFormElement>('form[role="search"]')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.getAttribute('method')).toBeNull()
    const data = new FormData(form ?? undefined)
    expect([...data]).toEqual([
      ['type', 'game'],
      ['q', '밤'],
    ])
    document.body.innerHTML = ''
  })

  it('takes the focus only where nothing is sought yet', async () => {
    open()
    await passDebounce()
    expect(document.activeElement).toBe(field())
    cleanup()
    open({ q: '밤' })
    await passDebounce()
    expect(document.activeElement).toBe(document.body)
  })

  it('searches for what is typed, in one line, and remembers it', () => {
    const { pushed } = open({ type: 'post' })
    write('  밤   기차 ')
    fireEvent.submit(screen.getByRole('search'))
    expect(pushed).toEqual(['/search?q=%EB%B0%A4+%EA%B8%B0%EC%B0%A8&type=post'])
    expect(localStore.get(STORAGE_KEYS.recentSearches)).toBe('["밤 기차"]')
    expect(rows()).toEqual([])
  })

  it('is cleared by its button, which gives the focus back', () => {
    open({ q: '밤' })
    fireEvent.click(screen.getByRole('button', { name: '찾는 말 지우기' }))
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('button', { name: '찾는 말 지우기' })).toBeNull()
  })

  it('refuses more than a hundred letters in place, and asks nothing', async () => {
    const { requests, pushed } = open()
    write('가'.repeat(101))
    await passDebounce()
    fireEvent.submit(screen.getByRole('search'))
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('찾는 말은 100자까지 쓸 수 있어요.')).toBeDefined()
    expect(rows()).toEqual([])
    expect({ requests, pushed }).toEqual({ requests: [], pushed: [] })
    write('가'.repeat(100))
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })
})

describe('suggestions', () => {
  it('lead to the things themselves, the last row to a search', async () => {
    await openSuggested()
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'))
    expect(hrefs()).toEqual([
      '/doran-tales/theme/t1',
      '/games/detail?id=g1',
      '/community/p1',
      '/doran-tales/creator/c1',
      SEARCH_HREF,
    ])
    expect(rows().map((row) => row.textContent)).toEqual([
      '밤의 기차이야기',
      '밤 간식 월드컵놀이',
      '밤에 읽었어요글',
      '밤하늘사람',
      '‘밤’ 찾기',
    ])
  })

  it('lead from a mood to a search for it', async () => {
    const { pushed } = open({}, [{ items: [{ type: 'mood', text: '무서운 이야기' }] }])
    write('무서')
    await passDebounce()
    expect(rows()[0]?.textContent).toBe('무서운 이야기분위기')
    key('ArrowDown')
    key('Enter')
    expect(pushed.map((href) => new URLSearchParams(href.split('?')[1]).get('q'))).toEqual([
      '무서운 이야기',
    ])
  })

  it('are asked for once the typing rests, half-composed syllables too', async () => {
    const { requests } = open({}, [suggested])
    fireEvent.compositionStart(field())
    for (const half of ['ㅂ', '바', '밤']) write(half)
    expect(requests).toEqual([])
    await passDebounce()
    expect(requests.map(({ input }) => input['query'])).toEqual([{ q: '밤' }])
    expect(rows()).toHaveLength(5)
  })

  it('are those of the latest words, whichever answer comes last', async () => {
    const early = Promise.withResolvers<unknown>()
    const late = { items: [{ type: 'game', id: 'late', text: '밤새 놀기' }] }
    open({}, [early.promise, late])
    write('밤')
    await passDebounce()
    write('밤새')
    await passDebounce()
    early.resolve(suggested)
    await passDebounce()
    expect(hrefs()).toEqual(['/games/detail?id=late', '/search?q=%EB%B0%A4%EC%83%88'])
  })

  it('leave out a mood that is typed out, which the last row finds', async () => {
    open({}, [{ items: [{ type: 'mood', text: '무서운 이야기' }] }])
    write('무서운 이야기')
    await passDebounce()
    expect(rows().map((row) => row.textContent)).toEqual(['‘무서운 이야기’ 찾기'])
  })

  it('do without an answer', async () => {
    open({}, [new Error('away')])
    write('밤')
    await passDebounce()
    expect(hrefs()).toEqual([SEARCH_HREF])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('go with the focus and with the words', async () => {
    await openSuggested()
    fireEvent.blur(field())
    expect(rows()).toEqual([])
    write('밤에')
    expect(rows()).toHaveLength(1)
    write(' ')
    expect(rows()).toEqual([])
  })
})

describe('the keys', () => {
  it('go through the rows and the field, and Enter follows', async () => {
    const { pushed } = await openSuggested()
    expect(chosen()).toBeNull()
    key('ArrowDown')
    expect(chosen()).toBe('밤의 기차이야기')
    key('ArrowUp')
    expect(chosen()).toBeNull()
    key('ArrowUp')
    expect(chosen()).toBe('‘밤’ 찾기')
    key('ArrowDown')
    key('ArrowDown')
    key('ArrowDown')
    expect(chosen()).toBe('밤 간식 월드컵놀이')
    expect(key('Enter')).toBe(false)
    expect(pushed).toEqual(['/games/detail?id=g1'])
    expect(rows()).toEqual([])
  })

  it('leave Enter to the form where no row is chosen', async () => {
    const { pushed } = await openSuggested()
    expect(key('Enter')).toBe(true)
    expect(pushed).toEqual([])
  })

  it('search from the last row as the form does', async () => {
    const { pushed } = await openSuggested()
    key('ArrowUp')
    key('Enter')
    expect(pushed).toEqual([SEARCH_HREF])
    expect(localStore.get(STORAGE_KEYS.recentSearches)).toBe('["밤"]')
  })

  it('belong to a syllable while it is composed', async () => {
    const { pushed } = await openSuggested()
    key('ArrowDown', { isComposing: true })
    expect(chosen()).toBeNull()
    expect(key('Enter', { isComposing: true })).toBe(false)
    expect(key('Enter', { keyCode: 229 })).toBe(false)
    expect(pushed).toEqual([])
  })

  it('close the list by Esc, and then clear the field', async () => {
    await openSuggested()
    key('Escape')
    expect(rows()).toEqual([])
    expect(field().value).toBe('밤')
    key('ArrowDown')
    expect(rows().length).toBeGreaterThan(0)
    key('Escape')
    key('Escape')
    expect(field().value).toBe('')
  })

  it('keep to the row that was chosen when others come', async () => {
    const answer = Promise.withResolvers<unknown>()
    open({}, [answer.promise])
    write('밤')
    await passDebounce()
    key('ArrowDown')
    expect(chosen()).toBe('‘밤’ 찾기')
    answer.resolve(suggested)
    await passDebounce()
    expect(chosen()).toBe('‘밤’ 찾기')
    write('밤에')
    expect(chosen()).toBeNull()
  })
})

describe('a press on a row', () => {
  it('keeps the focus in the field, and follows within this site', async () => {
    const { pushed } = await openSuggested()
    const game = screen.getByRole('option', { name: /밤 간식/ })
    expect(fireEvent.mouseDown(game)).toBe(false)
    expect(fireEvent.click(game)).toBe(false)
    expect(pushed).toEqual(['/games/detail?id=g1'])
  })

  it('leaves other sites and other tabs to the browser', async () => {
    const { pushed } = await openSuggested()
    const list = within(screen.getByRole('listbox'))
    const isLeft: boolean[] = []
    const hear = (event: Event) => {
      isLeft.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', hear)
    fireEvent.click(list.getByRole('option', { name: /밤의 기차/ }))
    fireEvent.click(list.getByRole('option', { name: /밤 간식/ }), { ctrlKey: true })
    window.removeEventListener('click', hear)
    expect(isLeft).toEqual([true, true])
    expect(pushed).toEqual([])
    expect(location.pathname + location.search).toBe(SEARCH_HREF)
  })
})
