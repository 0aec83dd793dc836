import { describe, expect, it } from 'vitest'
import { createLogger } from '../process/logger.js'
import { createRealtime } from './create-realtime.js'
import { realtimeEnvShape } from './realtime-env.js'

const ENV = { AUTH_SECRET: 'auth-secret-of-the-tests-for-all-of-them' }

const endpointOf = (env: {
  PUBLIC_ORIGIN: string
  REALTIME_PUBLIC_URL?: string
  ABLY_API_KEY?: string
}) => createRealtime({ ...ENV, ...env }, createLogger('silent')).endpoint

describe('the address that pages connect to', () => {
  it.each([
    ['http://localhost:3000', undefined, { host: 'localhost', port: 3_000, tls: false }],
    ['https://doran.example', undefined, { host: 'doran.example', port: 443, tls: true }],
    [
      'https://doran.example',
      'wss://rt.doran.example',
      { host: 'rt.doran.example', port: 443, tls: true },
    ],
    [
      'https://doran.example',
      'https://rt.doran.example:8443',
      { host: 'rt.doran.example', port: 8_443, tls: true },
    ],
  ])('of %s and %s', (PUBLIC_ORIGIN, address, endpoint) => {
    const more = address === undefined ? {} : { REALTIME_PUBLIC_URL: address }
    expect(endpointOf({ PUBLIC_ORIGIN, ...more })).toEqual(endpoint)
  })

  it('is Ably’s own with a key alone, and what is named beside it', () => {
    const env = { PUBLIC_ORIGIN: 'https://doran.example', ABLY_API_KEY: 'app.key:secret' }
    expect(endpointOf(env)).toBeNull()
    expect(endpointOf({ ...env, REALTIME_PUBLIC_URL: 'http://127.0.0.1:4000' })).toEqual({
      host: '127.0.0.1',
      port: 4_000,
      tls: false,
    })
  })
})

it.each([
  ['ABLY_API_KEY', 'a-key-without-a-secret'],
  ['REALTIME_PUBLIC_URL', 'rt.doran.example'],
  ['REALTIME_PUBLIC_URL', 'ftp://rt.doran.example'],
] as const)('%s is refused as %s', (name, value) => {
  expect(realtimeEnvShape[name].safeParse(value).success).toBe(false)
})
