import { describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.js'
import { ApiError } from './api-error.js'
import * as core from './index.js'
import * as react from './react.js'
import { callQuery } from './call-query.js'

const api = createApiClient({ baseUrl: 'http://site.test/api' })
const options = callQuery(api, 'GET /v1/tales/template', { query: { genre: '추리' } })

const me = callQuery(api, 'GET /v1/user/me', {})

const retries = (failures: number, status: number) => isRetried(options.retry, failures, status)
const retriesMe = (failures: number, status: number) => isRetried(me.retry, failures, status)

function isRetried(retry: typeof options.retry, failures: number, status: number) {
  if (typeof retry !== 'function') throw new Error('retry is not a function')
  return retry(failures, new ApiError({ code: 'UNKNOWN', message: '', status }))
}

describe('the options of a declared read', () => {
  it('are keyed by call and input', () => {
    expect(options.queryKey).toEqual(['GET /v1/tales/template', { query: { genre: '추리' } }])
  })

  it('try four times in all, but never what another try cannot change', () => {
    expect([0, 1, 2, 3].map((failures) => retries(failures, 500))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(retries(0, 0)).toBe(true)
    expect(retries(0, 404)).toBe(false)
    expect(retries(0, 429)).toBe(false)
  })

  it.each([0, 400, 403, 404, 429, 500, 503])(
    'retry user info three times after a %i as well',
    (status) => {
      expect([0, 1, 2, 3].map((failures) => retriesMe(failures, status))).toEqual([
        true,
        true,
        true,
        false,
      ])
    },
  )

  it('never retry user info after a 401', () => {
    expect(retriesMe(0, 401)).toBe(false)
  })
})

it('exports what it says it does', () => {
  expect(Object.keys(core).toSorted()).toEqual(['ApiError', 'createApiClient', 'networkError'])
  expect(Object.keys(react).toSorted()).toEqual(['ApiProvider', 'callQuery', 'useApi'])
})
