import { z } from 'zod'

/** `appId.keyId:secret`. */
const ABLY_KEY = /^[\w-]+\.[\w-]+:[\w-]+$/

/** Where messages are published to: Ably's service with a key, else the embedded endpoint. */
export const realtimeEnvShape = {
  ABLY_API_KEY: z.string().regex(ABLY_KEY, 'must look like app.key:secret').optional(),
  /** Where browsers reach the service if not at the public origin, or Ably's own with a key. */
  REALTIME_PUBLIC_URL: z.url().optional(),
}

const RealtimeEnv = z.object({
  ...realtimeEnvShape,
  PUBLIC_ORIGIN: z.string(),
  AUTH_SECRET: z.string(),
})
export type RealtimeEnv = z.infer<typeof RealtimeEnv>
