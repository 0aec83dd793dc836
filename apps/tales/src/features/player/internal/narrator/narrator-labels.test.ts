import type { StorySession, Turn } from '@doran/contract'
import { aTurn, aView } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { narratorName, nextNarratorLabel } from './narrator-labels'

const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const
const BASIC = { key: 'basic', model: 'small', isWell: true, price: null } as const
const DEEP = { key: 'deep', model: 'large', isWell: true, price: null } as const

function next(over: Partial<StorySession>, leaf: Partial<Turn> = {}) {
  const { session } = aView()
  return nextNarratorLabel({ ...session, narrators: [OFFLINE, BASIC, DEEP], ...over }, aTurn(leaf))
}

test('names tiers only where there are two', () => {
  expect([OFFLINE, BASIC].map((one) => narratorName(one, [OFFLINE, BASIC]))).toEqual([
    '미리 쓴 이야기',
    'AI 모델',
  ])
  const all = [OFFLINE, BASIC, DEEP]
  expect(all.map((one) => narratorName(one, all)).slice(1)).toEqual([
    'AI 모델 · 기본',
    'AI 모델 · 깊은',
  ])
})

test('says nothing while the same one goes on', () => {
  expect(next({ narrator: 'offline' })).toBeNull()
  expect(next({ narrator: 'basic' }, { narrator: 'model', model: 'small' })).toBeNull()
})

test('says who comes after another', () => {
  expect(next({ narrator: 'basic' })).toBe('다음 장면은 AI 모델이 써요 · small')
  expect(next({ narrator: 'deep' }, { narrator: 'model', model: 'small' })).toBe(
    '다음 장면은 AI 모델이 써요 · large',
  )
  expect(next({ narrator: 'offline' }, { narrator: 'model', model: 'small' })).toBe(
    '다음 장면은 미리 쓴 이야기로 이어져요.',
  )
})

test('says once that the scenes of a model are used up', () => {
  const spent = { narrator: 'offline', modelTurnsLeft: 0 } as const
  expect(next(spent, { narrator: 'model', model: 'small' })).toContain('다 읽었어요')
  expect(next(spent)).toBeNull()
})
