import { BLOCKED_COPY, ERRORS } from '@doran/contract/errors'
import { aTurn } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { haltMessage, isEmptyStop } from './turn-update.js'

it.each(['care', 'person', 'rating', 'minors'] as const)(
  'says why a turn was not written: %s',
  (halt) => {
    expect(haltMessage(aTurn({ status: 'blocked', halt }))).toBe(BLOCKED_COPY[halt])
  },
)

it('tells a turn that broke off from one that was taken back', () => {
  const broken = haltMessage(aTurn({ status: 'failed', halt: 'broken' }))
  expect(broken).toBe(ERRORS.STORY_UNAVAILABLE.message)
  const unsafe = haltMessage(aTurn({ status: 'failed', halt: 'unsafe' }))
  expect(unsafe).toBe(ERRORS.STORY_UNSAFE.message)
})

it('knows a turn that was stopped before its first text', () => {
  expect(isEmptyStop(aTurn({ status: 'stopped', output: ' \n' }))).toBe(true)
  expect(isEmptyStop(aTurn({ status: 'stopped', output: '문이' }))).toBe(false)
  expect(isEmptyStop(aTurn({ status: 'done' }))).toBe(false)
})
