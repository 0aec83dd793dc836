import { describe, expect, it } from 'vitest'
import { readRuntimeConfig } from './read-runtime-config.js'
import { parseSiteEnv } from './site-env.js'

const production = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://doran.example/',
  API_ORIGIN: 'http://10.0.0.2:3003',
  FRONT_DOOR_SECRET: 'a secret of the front door',
}

describe('parseSiteEnv', () => {
  it('needs nothing on a single machine', () => {
    expect(parseSiteEnv({})).toEqual({
      appEnv: 'local',
      publicOrigin: 'http://localhost:3000',
      apiOrigin: 'http://127.0.0.1:3003',
      imageBaseUrl: 'http://localhost:3000/api/v1/image/',
      realtimeUrl: '',
      hasAbly: false,
      businessLine: '',
      contactEmail: '',
      frontDoorSecret: '',
      clockAheadMs: 0,
      usage: { consent: 'notice' },
    })
  })

  it('ends the address of images with a slash, on any host', () => {
    expect(parseSiteEnv(production).imageBaseUrl).toBe('https://doran.example/api/v1/image/')
    const hosted = { ...production, IMAGE_BASE_URL: 'https://img.doran.example/uploads' }
    expect(parseSiteEnv(hosted).imageBaseUrl).toBe('https://img.doran.example/uploads/')
  })

  it('goes by a clock of its own, but not in production', () => {
    const DORAN_CLOCK = new Date(Date.now() + 86_400_000).toISOString()
    const { clockAheadMs } = parseSiteEnv({ DORAN_CLOCK })
    expect(clockAheadMs).toBeGreaterThan(86_000_000)
    expect(() => parseSiteEnv({ DORAN_CLOCK: '내일' })).toThrow('DORAN_CLOCK')
    expect(() => parseSiteEnv({ ...production, DORAN_CLOCK })).toThrow('DORAN_CLOCK')
  })

  it('drops the slash behind an origin', () => {
    expect(parseSiteEnv(production).publicOrigin).toBe('https://doran.example')
  })

  it.each([
    ['APP_ENV', { APP_ENV: 'staging' }],
    ['PUBLIC_ORIGIN', { APP_ENV: 'production', API_ORIGIN: 'http://10.0.0.2' }],
    ['API_ORIGIN', { APP_ENV: 'production', PUBLIC_ORIGIN: 'https://doran.example' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'doran.example' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://doran.example/sub' }],
    ['API_ORIGIN', { API_ORIGIN: 'ftp://10.0.0.2' }],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: '도란에게' }],
    ['IMAGE_BASE_URL', { IMAGE_BASE_URL: 'img.example' }],
    ['ANALYTICS_CONSENT', { ANALYTICS_CONSENT: 'yes' }],
    ['AMPLITUDE_API_ENDPOINT', { AMPLITUDE_API_ENDPOINT: 'collector' }],
  ])('names %s when it is wrong', (name, variables) => {
    expect(() => parseSiteEnv(variables)).toThrow(name)
  })
})

it('lets analytics of others in only in production, and only by their key', () => {
  const variables = { AMPLITUDE_API_KEY: 'key', AMPLITUDE_API_ENDPOINT: 'https://collect.example/' }
  const analytics = { apiKey: 'key', endpoint: 'https://collect.example' }
  const usageOf = (env: Record<string, string>) => parseSiteEnv(env).usage
  expect(usageOf({ ...production, ...variables })).toEqual({ consent: 'notice', analytics })
  expect(usageOf(variables)).toEqual({ consent: 'notice' })
  expect(usageOf({ ...production, ANALYTICS_CONSENT: 'required' })).toEqual({ consent: 'required' })
})

describe('readRuntimeConfig', () => {
  it('reads the line of the operator where it is configured', () => {
    expect(readRuntimeConfig(parseSiteEnv({}))).not.toHaveProperty('businessLine')
    const named = parseSiteEnv({ BUSINESS_LINE: ' 운영: 아무개 ' })
    expect(readRuntimeConfig(named).businessLine).toBe('운영: 아무개')
  })

  it('keeps secrets and inner addresses out of the page', () => {
    const text = JSON.stringify(readRuntimeConfig(parseSiteEnv(production), '/doran-tales'))
    expect(text).toContain('/doran-tales')
    expect(text).not.toContain('a secret of the front door')
    expect(text).not.toContain('10.0.0.2')
  })
})
