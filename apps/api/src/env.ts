import { z } from 'zod'
import { providerEnvShape, refuseWrongProviders } from './platform/auth/provider-env.js'
import { imageEnvShape } from './platform/images/image-env.js'
import { mailEnvShape } from './platform/mail/mail-env.js'
import { ModelEnv, modelEnvShape } from './platform/model/model-env.js'
import { paymentEnvShape, refuseUnsafePayment } from './platform/payment/payment-env.js'
import { realtimeEnvShape } from './platform/realtime/realtime-env.js'

const Env = z.object({
  APP_ENV: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3003),
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .optional(),
  FRONT_DOOR_SECRET: z.string().min(16).optional(),
  /** Signs session cookies and keys short codes; a new one signs everybody out. */
  AUTH_SECRET: z.string().min(32),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1000).default(1),
  /** What time it is at the start, with its offset; never in production. */
  DORAN_CLOCK: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  ...modelEnvShape,
  ...providerEnvShape,
  ...imageEnvShape,
  ...mailEnvShape,
  ...realtimeEnvShape,
  ...paymentEnvShape,
})

export type Env = z.infer<typeof Env>

const DatabaseEnv = Env.pick({ DATA_DIR: true, DATABASE_URL: true })
type DatabaseEnv = z.infer<typeof DatabaseEnv>

/** The app's configuration; throws one line a fault, each naming its variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = parse(Env, source)
  refuseWrongProviders(env)
  refuseUnsafePayment(env)
  refuseUnsafeProduction(env)
  return env
}

/** The models alone, for trying them out without the rest. */
export function readModelEnv(source: NodeJS.ProcessEnv = process.env): ModelEnv {
  return parse(ModelEnv, source)
}

/** Where the data is, for commands that work on it. */
export function readDatabaseEnv(source: NodeJS.ProcessEnv = process.env): DatabaseEnv {
  return parse(DatabaseEnv, source)
}

function parse<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is wrong.\n${faults.join('\n')}`)
}

function refuseUnsafeProduction(env: Env): void {
  if (env.APP_ENV !== 'production') return
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL: production needs a PostgreSQL of its own')
  if (!env.FRONT_DOOR_SECRET) throw new Error('FRONT_DOOR_SECRET: production needs one')
  if (!env.SMTP_URL) throw new Error('SMTP_URL: production needs a mail server')
  if (env.MAIL_FROM.endsWith('@localhost>')) throw new Error('MAIL_FROM: production needs a sender')
  if (!isHttpsOrLoopback(env.PUBLIC_ORIGIN)) {
    throw new Error('PUBLIC_ORIGIN: production needs https')
  }
  if (env.DORAN_CLOCK) throw new Error('DORAN_CLOCK: production goes by the real time')
  if (env.RATE_LIMIT_FACTOR > 1) throw new Error('RATE_LIMIT_FACTOR: at most 1 in production')
}

/** Loopback, where a production build is tried out, needs no TLS. */
function isHttpsOrLoopback(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
