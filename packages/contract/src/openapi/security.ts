import type { CallDeclaration } from '../core/call.js'
import { COOKIES } from '../names.js'

const PREFIXED = 'Its name has the prefix `__Host-` where the origin is https.'

export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.authSession,
    description: `A signed-in member’s browser. ${PREFIXED}`,
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.visitor,
    description: `A visitor’s browser, which owns its stories. ${PREFIXED}`,
  },
} as const

const session = { session: [] }
const visitor = { visitor: [] }
const nothing = {}

/** Any one of what is listed lets the call through. */
export function securityOf({ actor, owns }: CallDeclaration): Record<string, string[]>[] {
  if (actor === 'member') return [session]
  return actor === 'visitor' && owns ? [session, visitor] : [session, visitor, nothing]
}
