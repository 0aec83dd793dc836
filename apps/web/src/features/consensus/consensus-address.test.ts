// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { consensusHref, readConsensusAddress } from './consensus-address'

const ID = '0198F000-0000-7000-8000-000000000001'
const gameId = ID.toLowerCase()

describe('the address of everybody’s board', () => {
  it('names a game, and shows the mean of all boards where it says nothing else', () => {
    expect(readConsensusAddress({ id: ID })).toEqual({ gameId, period: 'all', view: 'mean' })
  })

  it.each([undefined, '', 'tier', `${ID}0`, [ID, ID]])('names no game by %j', (id) => {
    expect(readConsensusAddress({ id }).gameId).toBeNull()
  })

  it('leaves out what it cannot mean', () => {
    const usual = { period: 'all', view: 'mean' }
    expect(readConsensusAddress({ id: ID, period: 'year', view: 'worst' })).toMatchObject(usual)
    expect(readConsensusAddress({ id: ID, period: ['week'], view: ['mode'] })).toMatchObject(usual)
  })

  it('says what is not usual, and says it so that it is read again', () => {
    expect(consensusHref(gameId, { period: 'all', view: 'mean' })).not.toMatch(/period|view/)
    for (const period of ['all', 'week'] as const)
      for (const view of ['mean', 'mode', 'mine'] as const) {
        const { searchParams } = new URL(consensusHref(gameId, { period, view }), 'http://a.test')
        expect(readConsensusAddress(Object.fromEntries(searchParams))).toEqual({
          gameId,
          period,
          view,
        })
      }
  })
})
