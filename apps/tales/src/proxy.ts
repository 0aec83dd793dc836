import { createProxy } from '@doran/site/proxy'
import { env } from './env'

export const proxy = createProxy({ env })

// The bare base path is matched by '/' alone. Pictures are the same for everybody and may be kept.
export const config = {
  matcher: [
    '/',
    '/((?!_next/static/|covers/.+\\.svg$|portraits/.+\\.svg$|og/.+\\.png$|icon\\.svg$).*)',
  ],
}
