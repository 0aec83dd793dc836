import { expect, it } from 'vitest'
import { readEnv } from '../../env.js'
import { clockFrom } from './clock.js'

const SECRETS = {
  AUTH_SECRET: 'auth-secret-of-the-tests-for-all-of-them',
  FRONT_DOOR_SECRET: 'front-door-secret-of-the-tests',
}
const CHRISTMAS = '2026-12-25T00:00:00+09:00'

it('goes on from the time it was set to', () => {
  const clock = clockFrom(new Date(CHRISTMAS))
  const first = clock.now()
  expect(first.getTime()).toBeGreaterThanOrEqual(new Date(CHRISTMAS).getTime())
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(first.getTime())
})

it('is set by the environment, with an offset, and never in production', () => {
  expect(readEnv({ ...SECRETS, DORAN_CLOCK: CHRISTMAS }).DORAN_CLOCK).toEqual(new Date(CHRISTMAS))
  expect(() => readEnv({ ...SECRETS, DORAN_CLOCK: '2026-12-25T00:00:00' })).toThrow('DORAN_CLOCK')
  const production = {
    ...SECRETS,
    APP_ENV: 'production',
    DATABASE_URL: 'postgresql://localhost/doran',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: '도란 <doran@doran.example>',
    PUBLIC_ORIGIN: 'https://doran.example',
    DORAN_CLOCK: CHRISTMAS,
  }
  expect(() => readEnv(production)).toThrow('DORAN_CLOCK: production goes by the real time')
})
