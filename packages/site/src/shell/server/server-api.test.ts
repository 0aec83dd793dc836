import { describe, expect, it } from 'vitest'
import { passedOnHeaders } from './server-api.js'

const SECRET = 'a secret of the front door'

const fromEdge = {
  cookie: 'doran_visitor=v1',
  'x-request-id': 'r1',
  'x-doran-front-door': SECRET,
  'x-doran-client-address': '203.0.113.7',
  'x-forwarded-for': '6.6.6.6',
}

describe('passedOnHeaders', () => {
  it('passes on who the visitor is and where they came from', () => {
    expect(passedOnHeaders(new Headers(fromEdge), SECRET)).toEqual({
      cookie: 'doran_visitor=v1',
      'x-request-id': 'r1',
      'x-doran-front-door': SECRET,
      'x-doran-client-address': '203.0.113.7',
    })
  })

  it.each([
    ['another secret', { ...fromEdge, 'x-doran-front-door': 'guessed' }, SECRET],
    ['no secret', { 'x-doran-client-address': '203.0.113.7' }, SECRET],
    ['an empty secret where none is configured', { ...fromEdge, 'x-doran-front-door': '' }, ''],
  ])('drops the address of a request with %s', (_, headers, secret) => {
    const passed = passedOnHeaders(new Headers(headers), secret)
    expect(passed).not.toHaveProperty('x-doran-client-address')
    expect(passed).not.toHaveProperty('x-doran-front-door')
  })
})
