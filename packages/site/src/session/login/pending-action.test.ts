import { STORAGE_KEYS } from '@doran/contract/names'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findPendingPath, storePendingAction, takePendingAction } from './pending-action.js'

const action = { type: 'continue-story', sessionId: '0198f5a2' } as const
const MINUTE_MS = 60_000

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the pending action', () => {
  it('is taken once', () => {
    storePendingAction(action)
    expect(takePendingAction()).toEqual(action)
    expect(takePendingAction()).toBeNull()
  })

  it('is forgotten after half an hour', () => {
    storePendingAction(action, 0)
    expect(takePendingAction(30 * MINUTE_MS - 1)).toEqual(action)
    storePendingAction(action, 0)
    expect(takePendingAction(30 * MINUTE_MS)).toBeNull()
  })

  it.each([
    'not json',
    'null',
    '{"action":{"type":"pay"},"at":1}',
    '{"action":{"type":"continue-story","sessionId":""},"at":1}',
    '{"action":{"type":"continue-story","sessionId":"a"}}',
    '{"action":{"type":"like","targetType":"game"},"at":1}',
  ])('is none where %s is stored', (stored) => {
    sessionStorage.setItem(STORAGE_KEYS.pendingAction, stored)
    expect(takePendingAction(2)).toBeNull()
  })

  it('leads to its own page, or nowhere where it is done on the page that it started on', () => {
    expect(findPendingPath(action)).toBe('/doran-tales/play/0198f5a2')
    const like = { type: 'like', targetType: 'game', targetId: 'g1' } as const
    storePendingAction(like)
    expect(takePendingAction()).toEqual(like)
    expect(findPendingPath(like)).toBeNull()
  })

  it('does without storage', () => {
    vi.stubGlobal('sessionStorage', null)
    expect(() => storePendingAction(action)).not.toThrow()
    expect(takePendingAction()).toBeNull()
  })
})
