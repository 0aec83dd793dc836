import { describe, expect, it } from 'vitest'
import { careInputs, okInputs } from '../testing/care-inputs.js'
import { screenInput } from './screen-input.js'

describe('screenInput', () => {
  it.each(careInputs)('cares for: %s', (text) => {
    expect(screenInput(text).verdict).toBe('care')
  })

  it.each(okInputs)('lets the story go on: %s', (text) => {
    expect(screenInput(text).verdict).toBe('ok')
  })

  it('has at least sixty labelled sentences', () => {
    expect(careInputs.length + okInputs.length).toBeGreaterThanOrEqual(60)
  })
})
