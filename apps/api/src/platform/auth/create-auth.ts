import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import type { Db } from '../db/client.js'
import type { PgTable } from 'drizzle-orm/pg-core'
import { COOKIE_SECONDS, isSecure, ownCookieName } from '../cookies/cookies.js'
import { authCookieName } from './auth-cookie.js'
import { endOfSession } from './end-of-session.js'
import type { Provider } from './providers.js'

export type Auth = ReturnType<typeof createAuth>

type AuthTables = Record<'member' | 'authSession' | 'authAccount' | 'authVerification', PgTable>

type AuthPorts = {
  db: Db
  /** The product's tables in the place of the library's own. */
  tables: AuthTables
  logger: Logger
  newId: () => string
  now: () => Date
  providers: readonly Provider[]
}

type AuthEnv = { PUBLIC_ORIGIN: string; AUTH_SECRET: string }

/** The library of sign-in on our own tables. The product's calls drive it; of its own paths only a provider's way back is mounted. */
export function createAuth(env: AuthEnv, ports: AuthPorts) {
  const attributes = { secure: isSecure(env.PUBLIC_ORIGIN), sameSite: 'lax', path: '/' } as const
  return betterAuth({
    appName: '도란',
    baseURL: env.PUBLIC_ORIGIN,
    basePath: '/api/v1/auth/provider',
    secret: env.AUTH_SECRET,
    telemetry: { enabled: false },
    // Its messages carry addresses and queries.
    logger: {
      level: 'warn',
      log: (level) => ports.logger[level === 'error' ? 'error' : 'debug']('the sign-in library'),
    },
    // The product's own limits and origin check stand before it.
    rateLimit: { enabled: false },
    database: drizzleAdapter(ports.db, {
      provider: 'pg',
      schema: {
        member: ports.tables.member,
        authSession: ports.tables.authSession,
        authAccount: ports.tables.authAccount,
        authVerification: ports.tables.authVerification,
      },
      transaction: true,
    }),
    user: {
      modelName: 'member',
      additionalFields: {
        country: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'authSession',
      fields: { userId: 'memberId' },
      // The cookie's; the row's own end is put off while the browser is used.
      expiresIn: COOKIE_SECONDS,
      additionalFields: {
        isLimited: { type: 'boolean', required: false, input: false },
        provedAt: { type: 'date', required: false, input: false },
      },
    },
    account: {
      modelName: 'authAccount',
      fields: { userId: 'memberId' },
      // A provider's word on an address is not proof enough to open the account of that address.
      accountLinking: { enabled: false },
    },
    verification: { modelName: 'authVerification' },
    advanced: {
      cookiePrefix: 'doran',
      useSecureCookies: false,
      defaultCookieAttributes: attributes,
      cookies: {
        session_token: {
          name: authCookieName(env.PUBLIC_ORIGIN),
          attributes: { ...attributes, httpOnly: true },
        },
        // The cookie lasts as long as the state itself.
        state: {
          name: ownCookieName('doran_state', env.PUBLIC_ORIGIN),
          attributes: { ...attributes, httpOnly: true, maxAge: 600 },
        },
      },
      database: { generateId: () => ports.newId() },
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      session: {
        create: {
          before: (session) => {
            const provedAt = ports.now()
            const isLimited = session['isLimited'] === true
            const expiresAt = isLimited ? session.expiresAt : endOfSession(provedAt)
            return Promise.resolve({ data: { ...session, isLimited, provedAt, expiresAt } })
          },
        },
      },
      account: {
        create: {
          before: (account) =>
            Promise.resolve({
              data: { ...account, accessToken: null, refreshToken: null, idToken: null },
            }),
        },
        update: {
          before: (account) =>
            Promise.resolve({
              data: { ...account, accessToken: null, refreshToken: null, idToken: null },
            }),
        },
      },
    },
    plugins: [genericOAuth({ config: ports.providers.map(({ config }) => config) })],
  })
}
