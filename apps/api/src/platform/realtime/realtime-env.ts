import { z } from 'zod'

/** `appId.keyId:secret`. */
const ABLY_KEY = /^[\w-]+\.[\w-]+:[\w-]+$/

/** Messages are published to Ably's service with a key, else to the embedded endpoint. */
export const realtimeEnvShape = {
  ABLY_API_KEY: z.string().regex(ABLY_KEY, 'must look like app.key:secret').optional(),
  /** The address of the service, if not the public origin or, with a key, Ably's own. */
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
