// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readBoardAddress } from './board-address'

const ID = '0198f000-0000-7000-8000-000000000001'
const CODE = 'AbcdEfgh12'
const UNSAFE = [
  '',
  'AbcdEfgh1',
  'AbcdEfgh123',
  'AbcdEfgh10',
  'AbcdEfgh1l',
  '../AbcdEfg',
  [CODE, CODE],
]

describe('the address of tier boards', () => {
  it('without a game or a board is that of the hub', () => {
    expect(readBoardAddress({})).toBeNull()
    expect(readBoardAddress({ mood: 'short', from: CODE })).toBeNull()
  })

  it('names the game that a board is made of, and the one that it goes on from', () => {
    const board = { of: 'game', gameId: ID, way: null, from: null }
    expect(readBoardAddress({ id: ID })).toEqual(board)
    expect(readBoardAddress({ id: ID, resume: '1' })).toEqual({ ...board, way: 'resume' })
    expect(readBoardAddress({ id: ID, fresh: '1', from: CODE })).toEqual({
      ...board,
      way: 'fresh',
      from: CODE,
    })
  })

  it('names a finished board to make a picture of, alone in a frame where it says so', () => {
    expect(readBoardAddress({ play: CODE, id: ID })).toEqual({
      of: 'play',
      shareCode: CODE,
      isFrame: false,
    })
    expect(readBoardAddress({ play: CODE, render: '1' })).toMatchObject({ isFrame: true })
    expect(readBoardAddress({ play: CODE, render: 'true' })).toMatchObject({ isFrame: false })
  })

  it.each(UNSAFE)('takes %j for no code', (code) => {
    expect(readBoardAddress({ play: code })).toMatchObject({ of: 'play', shareCode: null })
    expect(readBoardAddress({ id: ID, from: code })).toMatchObject({ of: 'game', from: null })
  })
})
