import { AREAS } from '../areas/areas.generated.js'
import { mergeEntries } from '../areas/merge-records.js'
import { fillPattern, matchesPattern } from '../areas/route.js'

/** Every page that exists, by the name its area gave it, with its full browser path. */
export const routes = mergeEntries(AREAS, 'routes')

export type RouteName = keyof typeof routes

/** The name of the page at a full browser path, or null where there is none. */
export function findRoute(path: string): RouteName | null {
  return routeNames().find((name) => matchesPattern(routes[name].pattern, path)) ?? null
}

/** The path of a page by its name; null where there is no such page, or it is one of many and not said which. */
export function findPath(name: string, params: Record<string, string> = {}): string | null {
  if (!isRouteName(name)) return null
  const path = fillPattern(routes[name].pattern, params)
  return path.includes('{') ? null : path
}

/** Whether the page at a full browser path is a player; of some pages the query decides. */
export function isImmersive(
  path: string,
  query?: { has: (name: string) => boolean } | null,
): boolean {
  const name = findRoute(path)
  const isPlayer = name !== null && routes[name].isImmersive
  return typeof isPlayer === 'object' ? Boolean(query?.has(isPlayer.with)) : Boolean(isPlayer)
}

/** The pages that everybody may find, in the order of the alphabet. */
export function listSitemapPaths(): string[] {
  return routeNames()
    .flatMap((name) => (routes[name].isInSitemap ? routes[name].pattern : []))
    .toSorted()
}

function routeNames(): RouteName[] {
  return Object.keys(routes).filter(isRouteName)
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}
