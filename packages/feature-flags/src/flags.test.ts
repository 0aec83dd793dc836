import { expect, it } from 'vitest'
import { FLAGS, FLAG_NAMES } from './flags.js'

it('has the flags of the specification, all off by default', () => {
  expect(FLAG_NAMES).toEqual(['NEW_NAVIGATION', 'PAYOUT_DASHBOARD_BANNER'])
  expect(FLAG_NAMES.filter((name) => FLAGS[name].default)).toEqual([])
})

it.each(FLAG_NAMES)('says of %s what it means, who decides and until when', (name) => {
  const { meaning, owner, removeBy } = FLAGS[name]
  expect(meaning).toMatch(/[가-힣].*요\.$/)
  expect(owner).not.toBe('')
  expect(new Date(removeBy).toISOString().slice(0, 10)).toBe(removeBy)
})
