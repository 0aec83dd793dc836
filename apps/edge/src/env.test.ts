import { describe, expect, it } from 'vitest'
import { readEnv } from './env.js'

const FRONT_DOOR_SECRET = 'a-secret-only-for-these-tests'

describe('readEnv', () => {
  it('knows the ports of a local install', () => {
    const env = readEnv({ FRONT_DOOR_SECRET })
    expect(env.port).toBe(3000)
    expect(env.hosts).toEqual(['127.0.0.1', '::1'])
    expect(env.apiOrigin.origin).toBe('http://127.0.0.1:3003')
    expect(env.webOrigin.origin).toBe('http://127.0.0.1:3001')
    expect(env.publicOrigin.origin).toBe('http://localhost:3000')
    expect(env.talesOrigin).toBeNull()
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_ORIGIN', 'localhost:3003'],
    ['WEB_ORIGIN', 'http://127.0.0.1:3001/path'],
    ['PUBLIC_ORIGIN', 'ftp://doran.example'],
    ['FRONT_DOOR_SECRET', 'short'],
    ['FRONT_DOOR_SECRET', 'has a blank and a\nline'],
    ['EDGE_BODY_LIMITS', '/api=lots'],
    ['EDGE_WEB_STATIC', '/no/such/folder'],
    ['EDGE_TALES_STATIC', 'relative/and/gone'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readEnv({ FRONT_DOOR_SECRET, [name]: value })).toThrow(name)
  })

  it('names the secret when it is missing', () => {
    expect(() => readEnv({})).toThrow('FRONT_DOOR_SECRET')
  })
})
