import { GameKind } from '@doran/contract'
import { OWN_BOARD_ID } from '@doran/contract/names'
import { findRoute } from '@doran/site/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { readWishes, type Given } from './game-wishes'
import { hasHub, hubWords, type HubKind } from './hub-words'
import { KindChips } from './kind-chips'
import { OwnBoardCard } from './own-board-card'

afterEach(cleanup)

describe('hubs', () => {
  it('are those of all games and of three kinds, each on a page of its own', () => {
    const hubs = [null, ...GameKind.options].filter((kind) => hasHub(kind))
    expect(hubs).toEqual([null, 'psytest', 'worldcup', 'tier'])
    const paths = hubs.map((kind) => hubWords(kind).path)
    expect(new Set(paths).size).toBe(hubs.length)
    for (const path of paths) expect(findRoute(path)).not.toBeNull()
  })
})

describe('the chips of kinds', () => {
  function chips(hubKind: HubKind, given: Given = {}) {
    const wishes = readWishes(hubKind, given)
    render(<KindChips hubKind={hubKind} kinds={GameKind.options} wishes={wishes} />, {
      wrapper: siteAround(),
    })
    return screen
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ])
  }

  it('lead to the hub of each kind, and where there is none to the games of that kind', () => {
    expect(chips('tier')).toEqual([
      ['전체', '/games', null],
      ['심리테스트', '/psytest', null],
      ['월드컵', '/worldcup', null],
      ['티어표', '/tiermaker/thumbnailer', 'page'],
      ['퀴즈', '/games?kind=quiz', null],
      ['갈림길', '/games?kind=branch', null],
      ['토마토', '/games?kind=tomato', null],
    ])
  })

  it('keep what is sought', () => {
    const [all, , , tier] = chips(null, { q: '불', kind: 'quiz' })
    expect(all?.[1]).toBe('/games?q=%EB%B6%88')
    expect(tier?.[1]).toBe('/games?kind=tier&q=%EB%B6%88')
  })

  it('know a kind without a hub as the one that is looked at', () => {
    const chosen = chips(null, { kind: 'quiz' }).filter(([, , current]) => current === 'page')
    expect(chosen.map(([label]) => label)).toEqual(['퀴즈'])
  })
})

it('a board of one’s own begins empty', () => {
  render(<OwnBoardCard />, { wrapper: siteAround() })
  expect(screen.getByRole('region', { name: '빈 티어표로 시작하기' })).toBeDefined()
  expect(screen.getByRole('link', { name: '새로 만들기' }).getAttribute('href')).toBe(
    `/tiermaker/thumbnailer?id=${OWN_BOARD_ID}&fresh=1`,
  )
})
