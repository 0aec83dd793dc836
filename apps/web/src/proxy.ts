import { createProxy } from '@doran/site/proxy'
import { env, isDevelopment } from './env'

export const proxy = createProxy({ env, isDev: isDevelopment })

// Next reads this at build time, so it is spelled out: all that this site answers, its 404s in odd places too. Fonts
// and drawings are the same for everybody and may be kept; a picture says itself who may keep it.
export const config = {
  matcher: [
    '/((?!api/|doran-tales$|doran-tales/|_next/static/|fonts/doran-sans-|pictures/games/.+\\.svg$|og/game/[^/]+/[^/]+\\.png$).*)',
  ],
}
