import { TALES_PATH } from '@doran/contract/names'

export type Route<Param extends string = string> = {
  /** The full browser path; `{name}` stands for one segment. */
  pattern: string
  /** A player: it has a bar of its own and no footer or tabs. */
  isImmersive?: true
  path: [Param] extends [never] ? () => string : (params: Record<Param, string>) => string
}

/** Every page that exists, with its full browser path. What is not here is drawn nowhere. */
export const routes = {
  home: fixed('/'),
  about: fixed('/about'),
  login: fixed('/login'),
  loginEmail: fixed('/login/email'),
  loginAfter: { ...fixed('/login/after'), isImmersive: true },
  signup: fixed('/signup'),
  me: fixed('/me'),
  shortTimePassword: fixed('/me/short-time-password'),
  notification: fixed('/notification'),
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
  tales: fixed(TALES_PATH),
  newTales: fixed(`${TALES_PATH}/new`),
  landing: fixed(`${TALES_PATH}/landing`),
  theme: open<'id'>(`${TALES_PATH}/theme/{id}`),
  play: { ...open<'id'>(`${TALES_PATH}/play/{id}`), isImmersive: true },
} as const

export type RouteName = keyof typeof routes

/** The name of the page at a full browser path, or null where there is none. */
export function findRoute(path: string): RouteName | null {
  for (const name of routeNames()) {
    if (matchesPattern(routes[name].pattern, path)) return name
  }
  return null
}

/** Whether the page at a full browser path is a player. */
export function isImmersive(path: string): boolean {
  const name = findRoute(path)
  return name !== null && 'isImmersive' in routes[name]
}

export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  )
}

function routeNames(): RouteName[] {
  return Object.keys(routes).filter(isRouteName)
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}

function fixed(pattern: string): Route<never> {
  return { pattern, path: () => pattern }
}

function open<Param extends string>(pattern: string) {
  const path = (params: Record<Param, string>) =>
    Object.entries<string>(params).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
      pattern,
    )
  return { pattern, path }
}
