import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { ApiError } from '@doran/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { aView } from '../testing/story-fixture.js'
import { fakeApi } from '../testing/story-api.js'
import { RecentStories } from './recent-stories.js'

const CALL = 'GET /v1/tales/session/my'
const { session } = aView()
const page = (...items: unknown[]) => ({ items, nextCursor: null })

let isWide = true
const listeners = new Set<() => void>()
const widen = () => {
  isWide = true
  for (const listener of listeners) listener()
}

beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(...replies: unknown[]) {
  const { client, requests } = fakeApi({ [CALL]: replies }, [])
  const view = render(
    <At pathname="/" api={client}>
      <RecentStories />
    </At>,
  )
  return { requests, view }
}

describe('the recent stories', () => {
  it('are five at most, each with how far it was read, and lead into it', async () => {
    const ending = { key: 'truth', title: '여섯 번째 자리', rare: true }
    const { requests } = open(
      page(
        { ...session, id: 's1', turnCount: 3 },
        { ...session, id: 's2', turnCount: 0 },
        { ...session, id: 's3', status: 'ended', ending },
        { ...session, id: 's4', status: 'locked' },
      ),
    )
    const list = within(await screen.findByRole('list', { name: '최근 이야기' }))
    const links = list.getAllByRole('link')
    expect(links[0]?.getAttribute('href')).toBe('/doran-tales/play/s1')
    expect(links.map((link) => link.lastElementChild?.textContent)).toEqual([
      '4번째 장면까지 읽었어요',
      '첫 장면을 읽고 있어요',
      '결말 ‘여섯 번째 자리’',
      '확인하고 있어서 지금은 열 수 없어요',
    ])
    expect(requests.map(({ key, input }) => [key, input['query']])).toEqual([[CALL, { limit: 5 }]])
  })

  it('are a quiet line where nothing was read yet', async () => {
    open(page())
    expect(await screen.findByText('아직 읽은 이야기가 없어요.')).toBeDefined()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('are not asked for while the window is too narrow for a rail', async () => {
    isWide = false
    const { requests } = open(page(session))
    await act(() => Promise.resolve())
    expect(requests).toEqual([])
    act(widen)
    await screen.findByRole('list', { name: '최근 이야기' })
  })

  it('can be asked for again where they could not be read', async () => {
    open(new ApiError({ status: 429, code: 'TOO_MANY', message: '', requestId: '' }), page(session))
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    await screen.findByRole('list', { name: '최근 이야기' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
