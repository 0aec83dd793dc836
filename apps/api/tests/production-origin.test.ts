import { expect, it } from 'vitest'
import { readEnv } from '../src/env.js'

const PRODUCTION = {
  NODE_ENV: 'test',
  APP_ENV: 'production',
  AUTH_SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgresql://db.example/doran',
  FRONT_DOOR_SECRET: 'b'.repeat(16),
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'no-reply@doran.example',
} as const

it.each(['https://doran.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
  'production may be opened at %s',
  (PUBLIC_ORIGIN) => expect(readEnv({ ...PRODUCTION, PUBLIC_ORIGIN }).APP_ENV).toBe('production'),
)

it.each(['http://doran.example', 'http://127.0.0.1.example', 'http://localhost.example'])(
  'production is not opened at %s, where cookies and passwords would go in the clear',
  (PUBLIC_ORIGIN) =>
    expect(() => readEnv({ ...PRODUCTION, PUBLIC_ORIGIN })).toThrow(
      'PUBLIC_ORIGIN: production needs https',
    ),
)
