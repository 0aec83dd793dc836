export type Route<Param extends string = string> = {
  /** The full browser path; `{name}` matches one segment. */
  pattern: string
  /** A player: it has a bar of its own and no footer or tabs. With a parameter's name: while the query has it. */
  isImmersive?: true | { with: string }
  /** Public and the same for everybody: it is in the sitemap, and its weight is measured. */
  isInSitemap?: true
  /** The path of the place it belongs to, where its own path is below another one. */
  place?: string
  path: [Param] extends [never] ? () => string : (params: Record<Param, string>) => string
}

type Traits = Pick<Route, 'isImmersive' | 'isInSitemap' | 'place'>

/** A page at one path. */
export function page(pattern: string, traits: Traits = {}): Route<never> {
  return { pattern, ...traits, path: () => pattern }
}

/** A page of one thing of many: `pageOf<'id'>('/game/{id}')`. */
export function pageOf<Param extends string>(pattern: string, traits: Traits = {}) {
  const path = (params: Record<Param, string>) => fillPattern(pattern, params)
  return { pattern, ...traits, path }
}

/** A parameter that is not given stays in its braces. */
export function fillPattern(pattern: string, params: Record<string, string>): string {
  return Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    pattern,
  )
}

export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const actual = path.split('/')
  return (
    wanted.length === actual.length &&
    wanted.every((part, at) => (part.startsWith('{') ? actual[at] !== '' : part === actual[at]))
  )
}
