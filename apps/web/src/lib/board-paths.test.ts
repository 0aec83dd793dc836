// @vitest-environment node
import type { GameKind } from '@doran/contract'
import { findRoute } from '@doran/site/core'
import { expect, it } from 'vitest'
import { boardFromPath, boardPicturePath, consensusPath, makerPath, playPath } from './game-paths'

const BOARD = { id: 'b1', kind: 'tier' } as const
const page = (path: string) => findRoute(path.split('?')[0] ?? '')
const asked = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]))

it.each<GameKind>(['psytest', 'worldcup', 'tier', 'quiz', 'branch'])(
  'a %s is played on a page that exists',
  (kind) => {
    const path = playPath({ id: 'g1', kind }, 'resume')
    expect(page(path)).not.toBeNull()
    expect(asked(path)).toMatchObject({ id: 'g1', resume: '1' })
  },
)

it('a kind without a hub of its own is played on the page of its game', () => {
  for (const kind of ['quiz', 'branch'] as const)
    expect(playPath({ id: 'g1', kind })).toBe('/games/detail?id=g1&go=1')
})

it('a board leads to everybody’s, to its picture, and to one that begins with it', () => {
  for (const path of [consensusPath('b1'), boardPicturePath('Code'), boardFromPath(BOARD, 'Code')])
    expect(page(path)).not.toBeNull()
  expect(asked(consensusPath('b1'))).toEqual({ id: 'b1' })
  expect(asked(boardPicturePath('Code'))).toEqual({ play: 'Code' })
  expect(asked(boardFromPath(BOARD, 'a&id=c'))).toEqual({ id: 'b1', fresh: '1', from: 'a&id=c' })
})

it('whoever made a game has a page', () => {
  expect(page(makerPath('0198f000-0000-7000-8000-000000000001'))).not.toBeNull()
})
