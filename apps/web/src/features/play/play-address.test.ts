// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readPlayAddress } from './play-address'

const ID = '0198F000-0000-7000-8000-000000000001'

describe('the address of a player', () => {
  it('without an id is that of the hub', () => {
    expect(readPlayAddress({ mood: 'short' })).toBeNull()
  })

  it('names a game, and whether to go on or begin anew', () => {
    const gameId = ID.toLowerCase()
    expect(readPlayAddress({ id: ID })).toEqual({ gameId, way: null })
    expect(readPlayAddress({ id: ID, resume: '1' })).toEqual({ gameId, way: 'resume' })
    expect(readPlayAddress({ id: ID, fresh: '1' })).toEqual({ gameId, way: 'fresh' })
  })

  it.each(['', 'which-light', `${ID}0`, [ID, ID]])('names no game by %j', (id) => {
    expect(readPlayAddress({ id })).toEqual({ gameId: null, way: null })
  })
})
