import type { ThemeSource } from '../theme-schema.js'

export type Known = {
  scenes: ReadonlySet<string>
  endings: ReadonlySet<string>
  cast: ReadonlySet<string>
  /** Alias to name, so that `관계.도영` may stand for `관계.백도영`. */
  castByAlias: ReadonlyMap<string, string>
  gauges: ReadonlySet<string>
}

export function knownNames({ scenes, endings, cast, gauges }: ThemeSource): Known {
  return {
    scenes: new Set(scenes.map(({ id }) => id)),
    endings: new Set(endings.map(({ key }) => key)),
    cast: new Set(cast.map(({ name }) => name)),
    castByAlias: new Map(
      cast.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const)),
    ),
    gauges: new Set(gauges.map(({ key }) => key)),
  }
}
