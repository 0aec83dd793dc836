import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { readEnv } from '../../env.js'
import { createProviders } from './providers.js'

const AUTH_SECRET = 'a-secret-of-at-least-thirty-two-letters'
const PRODUCTION = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/doran',
  FRONT_DOOR_SECRET: 'front-door-secret',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: '도란 <no-reply@doran.example>',
}
const KAKAO = { KAKAO_CLIENT_ID: 'a', KAKAO_CLIENT_SECRET: 'b' }

function pemOf(namedCurve: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const appleWith = (pem: string) => ({
  APPLE_CLIENT_ID: 'example.doran',
  APPLE_TEAM_ID: 'T',
  APPLE_KEY_ID: 'K',
  APPLE_PRIVATE_KEY: pem,
})

const read = (variables: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', AUTH_SECRET, ...variables })
const keysOf = (variables: Record<string, string>) =>
  createProviders(read(variables)).map(({ key }) => key)

it('offers the providers that are configured, in the order they are shown', () => {
  expect(keysOf({})).toEqual([])
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
  expect(keysOf({ ...google, ...KAKAO })).toEqual(['kakao', 'google'])
})

it('takes a key in PEM with its line breaks, or with them written out', () => {
  const pem = pemOf('P-256')
  expect(keysOf(appleWith(pem))).toEqual(['apple'])
  expect(keysOf(appleWith(pem.replaceAll('\n', '\\n')))).toEqual(['apple'])
})

it.each([
  [{ KAKAO_CLIENT_ID: 'a' }, /^KAKAO_CLIENT_SECRET: KAKAO_CLIENT_ID needs it/],
  [{ NAVER_CLIENT_SECRET: 'b' }, /^NAVER_CLIENT_ID/],
  [{ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b' }, /^APPLE_KEY_ID/],
  [appleWith('no key'), /APPLE_PRIVATE_KEY: must be a P-256 key in PEM/],
  [appleWith(pemOf('P-384')), /APPLE_PRIVATE_KEY/],
  [{ ...KAKAO, KAKAO_ORIGIN: 'kakao' }, /KAKAO_ORIGIN/],
  [{ ...PRODUCTION, ...KAKAO, KAKAO_ORIGIN: 'http://127.0.0.1:9' }, /^KAKAO_ORIGIN: must be https/],
])('refuses to start with %o', (variables, message) => {
  expect(() => read(variables)).toThrow(message)
})

it('takes another origin in production where it is https', () => {
  const origin = { KAKAO_ORIGIN: 'https://kakao.example' }
  expect(keysOf({ ...PRODUCTION, ...KAKAO, ...origin })).toEqual(['kakao'])
})
