export type Known = {
  scenes: ReadonlySet<string>
  endings: ReadonlySet<string>
  cast: ReadonlySet<string>
  /** Alias to name, so that `관계.도영` may stand for `관계.백도영`. */
  castByAlias: ReadonlyMap<string, string>
  gauges: ReadonlySet<string>
}
