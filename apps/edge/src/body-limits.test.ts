import { describe, expect, it } from 'vitest'
import { bodyLimitOf, parseBodyLimits } from './body-limits.js'

describe('body limits', () => {
  it('takes the longest path that holds the request', () => {
    const limits = parseBodyLimits('/api=100,/api/v1/upload=200') ?? []
    expect(bodyLimitOf(limits, '/api/v1/user')).toBe(100)
    expect(bodyLimitOf(limits, '/api/v1/upload/profile')).toBe(200)
    expect(bodyLimitOf(limits, '/api/v1/uploads')).toBe(100)
    expect(bodyLimitOf(limits, '/apix')).toBe(1_048_576)
  })

  it('lets a batch of usage events be larger than other calls of the API', () => {
    const limits = parseBodyLimits('') ?? []
    expect(bodyLimitOf(limits, '/api/v1/event-log/user-event')).toBe(131_072)
    expect(bodyLimitOf(limits, '/api/v1/event-log/user-session')).toBe(16_384)
  })

  it('lets a hundred of a play’s longest inputs in, as the API does', () => {
    const limits = parseBodyLimits('') ?? []
    expect(bodyLimitOf(limits, '/api/v1/play/an-id')).toBe(49_152)
    expect(bodyLimitOf(limits, '/api/v1/play/an-id/finish')).toBe(49_152)
  })

  it('lets long posts, texts of administrators and webhooks in, as the API does', () => {
    const limits = parseBodyLimits('') ?? []
    expect(bodyLimitOf(limits, '/api/v1/community/post')).toBe(262_144)
    expect(bodyLimitOf(limits, '/api/v1/community/post/an-id')).toBe(262_144)
    expect(bodyLimitOf(limits, '/api/v1/admin/page/community-rule')).toBe(131_072)
    expect(bodyLimitOf(limits, '/api/v1/webhook/payment/stripe')).toBe(131_072)
  })

  it('lets a whole story in, to the call that imports it alone', () => {
    const limits = parseBodyLimits('') ?? []
    expect(bodyLimitOf(limits, '/api/v1/tales/session/import')).toBe(33 * 1_048_576)
    expect(bodyLimitOf(limits, '/api/v1/tales/session/an-id/turn')).toBe(16_384)
    expect(bodyLimitOf(limits, '/api/v1/tales/session')).toBe(16_384)
  })

  it('refuses what it cannot read', () => {
    expect(parseBodyLimits('api=100')).toBeNull()
    expect(parseBodyLimits('/api=1.5')).toBeNull()
  })
})
