import { EventLogProvider, type SiteEvent } from '@doran/site/core'
import { PoliteAnnouncer } from '@doran/ui'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGroup, gameHit, themeHit } from '../../testing/a-found'
import { siteAround } from '../../testing/site-around'
import type { FoundThings } from './read-search'
import { readSearchAddress } from './read-search-address'
import { SearchPage } from './search-page'

afterEach(cleanup)

const nothing: FoundThings = { groups: [], isPlain: false, without: [], isAdult: false }
const three: FoundThings = {
  ...nothing,
  groups: [aGroup('game', [gameHit('가'), gameHit('나')]), aGroup('theme', [themeHit('다')])],
}

function open() {
  const events: SiteEvent[] = []
  const stay = () => undefined
  const log = {
    log: (event: SiteEvent) => void events.push(event),
    start: () => stay,
    touch: stay,
    refresh: stay,
    discard: stay,
    forget: stay,
  }
  const page = (query: Record<string, string>, found: FoundThings | null) => (
    <EventLogProvider log={log}>
      <SearchPage address={readSearchAddress(query)} found={found} />
      <PoliteAnnouncer />
    </EventLogProvider>
  )
  const { rerender } = render(page({}, null), { wrapper: siteAround() })
  return {
    events,
    goTo: (query: Record<string, string>, found: FoundThings | null) =>
      rerender(page(query, found)),
  }
}

const eventOf = (name: string, results: number) => ({
  type: 'search',
  object: 'all',
  object_name: name,
  object_attributes: { results },
})

it('logs once that something was sought and how much was found, never the words', () => {
  const { events, goTo } = open()
  expect(events).toEqual([])
  goTo({ q: '밤' }, three)
  goTo({ q: '밤', type: 'game' }, { ...three, groups: three.groups.slice(0, 1) })
  goTo({ q: '밤' }, three)
  goTo({ q: '새벽' }, nothing)
  expect(events).toEqual([eventOf('found', 3), eventOf('nothing', 0)])
  expect(JSON.stringify(events)).not.toMatch(/밤|새벽/)
})

it('tells what came in place of what stood there', async () => {
  const { goTo } = open()
  const said = () => [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent)
  goTo({ q: '밤' }, three)
  await waitFor(() => expect(said()).toContain('‘밤’ 검색 결과: 놀이, 이야기'))
  goTo({ q: '새벽' }, nothing)
  await waitFor(() => expect(said()).toContain('‘새벽’에 맞는 것을 찾지 못했어요.'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('‘새벽’ 검색 결과')
})
