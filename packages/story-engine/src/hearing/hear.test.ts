import { describe, expect, it } from 'vitest'
import { blindInputs } from '../testing/blind-inputs.js'
import { hearLabelled, type Verdict } from '../testing/hear-labelled.js'
import { tuningInputs } from '../testing/tuning-inputs.js'

function rates(verdicts: readonly Verdict[]): { right: number; overconfident: number } {
  const share = (count: number) => count / verdicts.length
  return {
    right: share(verdicts.filter(({ right }) => right).length),
    overconfident: share(verdicts.filter(({ overconfident }) => overconfident).length),
  }
}

describe('hearing the labelled inputs', () => {
  it('keeps what it was tuned on', () => {
    expect(tuningInputs.length).toBeGreaterThanOrEqual(120)
    const { right, overconfident } = rates(tuningInputs.map(hearLabelled))
    expect(right).toBeGreaterThanOrEqual(0.9)
    expect(overconfident).toBeLessThanOrEqual(0.04)
  })

  it('does well on inputs that were written without sight of the rules', () => {
    expect(blindInputs.length).toBe(60)
    const { right, overconfident } = rates(blindInputs.map(hearLabelled))
    expect(right).toBeGreaterThanOrEqual(0.8)
    expect(overconfident).toBeLessThanOrEqual(0.04)
  })
})
