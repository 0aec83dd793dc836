import { createProxy } from '@doran/site/proxy'
import { env } from './env'

export const proxy = createProxy({ env })

// The bare base path is matched by '/' alone.
export const config = { matcher: ['/', '/((?!_next/static/).*)'] }
