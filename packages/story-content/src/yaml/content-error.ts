import { printable } from './printable.js'

/** What is wrong in authored files, each finding as `file:line path: message`. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly findings: readonly string[]

  constructor(findings: readonly string[]) {
    const lines = findings.map(printable)
    super(lines.join('\n'))
    this.findings = lines
  }
}
