import { explain } from './errors.mjs'
import { say, seconds } from './say.mjs'

const REPORT_LINES = 60
/** What was printed longer ago than this is out of sight, or cut off a log. */
const LONG_AGO_MS = 60_000

/** Sums what passed and what failed; a step without counts of its own counts as one. */
export class Tally {
  passed = 0
  failed = 0
  #failures = []
  #steps = []

  /**
   * Runs one step; `work` resolves with `{ passed, failed, report }` or nothing, and throws when it fails. `report` says
   * what failed; it is printed at once, and again at the end of a long run. `ms` is
   * what a step took whose outcome is known already.
   */
  async step(name, work, { ms } = {}) {
    const startedAt = Date.now()
    if (ms === undefined) say(`${name} …`)
    let counts = { passed: 0, failed: 1 }
    try {
      counts = (await work()) ?? { passed: 1, failed: 0 }
    } catch (error) {
      counts.report = explain(error)
    }
    const { report = '' } = counts
    this.passed += counts.passed
    this.failed += counts.failed
    if (report) process.stdout.write(`${report}\n`)
    if (counts.failed > 0) this.#failures.push({ name, report, at: Date.now() })
    const result = counts.failed > 0 ? 'FAILED' : 'ok'
    const took = ms ?? Date.now() - startedAt
    this.#steps.push({ name, ms: took })
    say(`${name}: ${result}, ${counts.passed} passed, ${counts.failed} failed in ${seconds(took)}`)
    return counts.failed === 0
  }

  /** The minutes of each step, longest first. Steps of two queues overlap. */
  stepLines() {
    return this.#steps
      .toSorted((one, other) => other.ms - one.ms)
      .map(({ name, ms }) => `${(ms / 60_000).toFixed(1).padStart(7)} min  ${name}`)
  }

  /** What failed, and the last line of a run. */
  finish() {
    for (const { name, report, at } of this.#failures) {
      if (report && Date.now() - at > LONG_AGO_MS)
        say(`${name}:\n${report.split('\n').slice(-REPORT_LINES).join('\n')}`)
    }
    if (this.#failures.length > 0)
      say(`failed: ${this.#failures.map(({ name }) => name).join(', ')}`)
    process.stdout.write(`${this.passed} passed, ${this.failed} failed\n`)
    return this.failed === 0 ? 0 : 1
  }
}
