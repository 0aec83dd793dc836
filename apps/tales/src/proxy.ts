import { createProxy } from '@doran/site/proxy'
import { env } from './env'

export const proxy = createProxy({ env })

export const config = { matcher: '/((?!_next/static|covers/|icon.svg).*)' }
