import { z } from 'zod'

/** `appId.keyId:secret`. */
const ABLY_KEY = /^[\w-]+\.[\w-]+:[\w-]+$/

/** Where messages are published to: Ably's service with a key, else the embedded endpoint. */
export const realtimeEnvShape = {
  ABLY_API_KEY: z.string().regex(ABLY_KEY, 'must look like app.key:secret').optional(),
  /** Where the service is, if not at the public origin or, with a key, at Ably's own address. */
  REALTIME_PUBLIC_URL: z
    .url({ protocol: /^(?:https?|wss?)$/, error: 'must look like https://realtime.example' })
    .optional(),
}

const RealtimeEnv = z.object({
  ...realtimeEnvShape,
  PUBLIC_ORIGIN: z.string(),
  AUTH_SECRET: z.string(),
  FRONT_DOOR_SECRET: z.string().optional(),
})
export type RealtimeEnv = z.infer<typeof RealtimeEnv>
