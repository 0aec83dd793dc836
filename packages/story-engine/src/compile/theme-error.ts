export type Finding = {
  level: 'error' | 'warning'
  code: string
  /** A path into the theme, such as `scenes.window.moves.ask.to`. */
  where: string
  message: string
}

/** A theme that cannot be played; `findings` holds every fault, not only the first. */
export class ThemeError extends Error {
  readonly findings: readonly Finding[]

  constructor(slug: string, findings: readonly Finding[]) {
    const lines = findings.map(({ where, message }) => `  ${where}: ${message}`)
    super(`theme ${slug} cannot be compiled\n${lines.join('\n')}`)
    this.name = 'ThemeError'
    this.findings = findings
  }
}
