import { explain } from './errors.mjs'
import { say, seconds } from './say.mjs'

/** Sums what passed and what failed; a step without counts of its own counts as one. */
export class Tally {
  passed = 0
  failed = 0
  #failures = []

  /**
   * Runs one step; `work` resolves with `{ passed, failed }` or nothing, and throws when it fails. `ms` is what a step
   * took whose outcome is known already.
   */
  async step(name, work, { ms } = {}) {
    const begun = Date.now()
    if (ms === undefined) say(`${name} …`)
    let counts = { passed: 0, failed: 1 }
    let trouble = ''
    try {
      counts = (await work()) ?? { passed: 1, failed: 0 }
    } catch (error) {
      trouble = explain(error)
    }
    this.passed += counts.passed
    this.failed += counts.failed
    if (trouble) process.stdout.write(`${trouble}\n`)
    if (counts.failed > 0) this.#failures.push(name)
    const result = counts.failed > 0 ? 'FAILED' : 'ok'
    say(
      `${name}: ${result}, ${counts.passed} passed, ${counts.failed} failed in ${seconds(ms ?? Date.now() - begun)}`,
    )
    return counts.failed === 0
  }

  /** The last line of a run. */
  finish() {
    if (this.#failures.length > 0) say(`failed: ${this.#failures.join(', ')}`)
    process.stdout.write(`${this.passed} passed, ${this.failed} failed\n`)
    return this.failed === 0 ? 0 : 1
  }
}
